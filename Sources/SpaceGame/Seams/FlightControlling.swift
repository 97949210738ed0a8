/// Flight control: moves what flies by itself, and reports on everything that flies.
public protocol FlightControlling: Sendable {
  /// Where each thing of the cast is after one more tick, in the order of the cast.
  ///
  /// What has no velocity stays where it is.
  func positions(of cast: [Entity], after tick: Int) -> [Position]

  /// The three reports on a cast.
  func census(of cast: [Entity]) -> Census
}

/// The three reports on a cast of flying objects.
public struct Census: Hashable, Sendable {
  /// How many characters there are.
  public let characters: Int
  /// The lives of each, in the order of the cast.
  public let lives: [Int]
  /// The velocity of each that has one, in the order of the cast.
  public let velocities: [Velocity]

  public init(characters: Int, lives: [Int], velocities: [Velocity]) {
    self.characters = characters
    self.lives = lives
    self.velocities = velocities
  }
}
