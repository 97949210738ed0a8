/// Flight control: moves what flies by itself, and reports on everything that flies.
public protocol FlightControlling: Sendable {
  /// Where each thing of the cast is after one more tick, in the order of the cast.
  ///
  /// What has no velocity stays where it is.
  func positions(of cast: [Entity], after tick: Int) -> [Position]

  /// The three reports on a cast.
  func census(of cast: [Entity]) -> Census
}
