/// The three reports on a cast of flying objects. The game requests them at each wave.
public struct Census: Hashable, Sendable {
  /// The number of characters.
  public let characters: Int
  /// Each character's lives, in the order of the cast.
  public let lives: [Int]
  /// The velocities of those that have one, in the order of the cast.
  public let velocities: [Velocity]
  /// Further lines below the three reports.
  public let notes: [String]

  public init(characters: Int, lives: [Int], velocities: [Velocity], notes: [String] = []) {
    self.characters = characters
    self.lives = lives
    self.velocities = velocities
    self.notes = notes
  }
}
