/// The numbers of a gun, for every shipyard.
public enum GunRules {
  /// The weapons that a ship can carry.
  public enum Weapon: Hashable, Sendable {
    /// Straight ahead: up for the player, down for an enemy. The bullet starts one cell ahead.
    case forward
    /// Down if there is no target, or if it is at most half as far to the side as it is below;
    /// otherwise diagonally down, to the target's side. The bullet starts one cell ahead that way.
    case aimed
    /// A seeker, released one cell below the ship, straight down.
    case seekers
  }

  /// The weapon of a kind of ship, or `nil` if it cannot shoot.
  public static func weapon(of kind: Kind) -> Weapon? {
    switch kind {
    case .player, .raider: .forward
    case .hunter: .aimed
    case .spectre: .seekers
    case .diver, .mine, .bolt, .seeker, .spark, .repair: nil
    }
  }

  /// Ticks between two shots.
  public static func coolDown(of kind: Kind) -> Int {
    switch kind {
    case .player: 7
    case .raider: 45
    case .hunter: 36
    case .spectre: 180
    case .diver, .mine, .bolt, .seeker, .spark, .repair: 0
    }
  }

  /// The speed of a kind of ship's bullets, in cells a second.
  public static func bulletSpeed(of kind: Kind) -> Int {
    switch kind {
    case .player: 30
    case .raider: 9
    case .hunter: 12
    case .spectre: 8
    case .diver, .mine, .bolt, .seeker, .spark, .repair: 0
    }
  }
}
