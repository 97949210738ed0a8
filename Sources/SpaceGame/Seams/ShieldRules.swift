/// The numbers of a shield, for every shipyard.
public enum ShieldRules {
  /// How long a player is safe after losing a life, in ticks.
  public static let duration = 60
}
