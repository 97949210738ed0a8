/// The game's only unit of time is the tick.
public enum Time {
  /// The number of ticks in a second at the game's normal pace.
  public static let ticksPerSecond = 30
}
