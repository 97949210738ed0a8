/// The numbers of a ship's movement, for every shipyard: the arenas team's.
public enum MovementRules {
  /// The player climbs and sinks one cell in this many ticks.
  public static let climbTicks = 3
}
