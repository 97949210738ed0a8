/// The three reports on a cast of flying objects. The game has one made as each new wave begins.
public struct Census: Hashable, Sendable {
  /// How many characters there are.
  public let characters: Int
  /// The lives of each, in the order of the cast.
  public let lives: [Int]
  /// The velocity of each that has one, in the order of the cast.
  public let velocities: [Velocity]
  /// What else there is to say, a line each, below the three reports.
  public let notes: [String]

  public init(characters: Int, lives: [Int], velocities: [Velocity], notes: [String] = []) {
    self.characters = characters
    self.lives = lives
    self.velocities = velocities
    self.notes = notes
  }
}
