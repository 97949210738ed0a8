/// The kinds of thing in the arena.
public enum Kind: String, CaseIterable, Sendable {
  /// The ship at the keyboard: flies by command, shoots, can be hit.
  case player
  /// Marches in formation and shoots straight down.
  case raider
  /// Dives at the player and never shoots.
  case diver
  /// Chases the player's column and aims before it shoots.
  case hunter
  /// Launches seekers and cannot be touched. Leaves when its wave is beaten.
  case spectre
  /// Hangs in place and explodes when touched.
  case mine
  /// A bullet that flies straight on.
  case bolt
  /// A bullet that follows the player until its fuel runs out.
  case seeker
  /// The brief remains of a ship or mine. Touches nothing.
  case spark
  /// Sinks slowly and gives a life to the player who catches it.
  case repair
}

extension Kind {
  /// Cells on each side of the middle: a ship is three cells wide, anything else one.
  public var reach: Int {
    switch self {
    case .player, .raider, .diver, .hunter, .spectre: 1
    case .mine, .bolt, .seeker, .spark, .repair: 0
    }
  }

  /// Whether it is a ship, with a crew and built by the shipyard.
  public var isShip: Bool {
    switch self {
    case .player, .raider, .diver, .hunter, .spectre: true
    case .mine, .bolt, .seeker, .spark, .repair: false
    }
  }

  /// Whether the wave continues while one of these is left.
  public var holdsWave: Bool {
    switch self {
    case .raider, .diver, .hunter: true
    case .player, .spectre, .mine, .bolt, .seeker, .spark, .repair: false
    }
  }

  /// A new one's lives: three for the player, one for anything else.
  public var lives: Int { self == .player ? Kind.mostLives : 1 }

  /// The most lives that anything can have.
  public static let mostLives = 3

  /// The points that the player scores by destroying or catching one.
  public var points: Int {
    switch self {
    case .raider: 10
    case .diver: 20
    case .hunter: 40
    case .mine: 15
    case .seeker: 25
    case .bolt: 1
    case .repair: 50
    case .player, .spectre, .spark: 0
    }
  }
}
