/// The numbers of a shield, for every shipyard: the balance team's.
public enum ShieldRules {
  /// How long a player is out of danger after losing a life. In ticks.
  public static let duration = 60
}
