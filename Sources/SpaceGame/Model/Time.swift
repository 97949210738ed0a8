/// The game's only unit of time is the tick.
public enum Time {
  /// How many ticks make a second when the game is played at its normal pace.
  public static let ticksPerSecond = 30
}
