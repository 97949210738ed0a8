/// The numbers of a ship's movement, for every shipyard.
public enum MovementRules {
  /// The player climbs or sinks one cell in this many ticks.
  public static let climbTicks = 3
}
