/// Flight control: moves everything that flies by itself, and reports on everything that flies.
public protocol FlightControlling: Sendable {
  /// The position of each thing in the cast one tick later, in the order of the cast.
  ///
  /// A thing without a velocity keeps its position.
  func positions(of cast: [Entity], after tick: Int) -> [Position]

  /// The three reports on a cast.
  func census(of cast: [Entity]) -> Census
}
