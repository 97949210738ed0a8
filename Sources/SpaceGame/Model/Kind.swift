/// What a thing in the arena is.
public enum Kind: String, CaseIterable, Sendable {
  /// The ship at the keyboard: flies by command, shoots, can be hit.
  case player
  /// Marches in formation and shoots straight down.
  case raider
  /// Never shoots: it dives at the player.
  case diver
  /// Chases the player's column and aims before it shoots.
  case hunter
  /// Launches seekers and cannot be touched; it leaves when its wave is lost.
  case spectre
  /// Hangs where it is and explodes when touched.
  case mine
  /// A bullet that flies straight on.
  case bolt
  /// A bullet that turns after the player until its fuel is gone.
  case seeker
  /// What is left of a ship for a moment. Touches nothing.
  case spark
  /// Sinks slowly and gives a life to the player who catches it.
  case repair
}

extension Kind {
  /// Cells on each side of the middle: a ship is three cells wide, all else one.
  public var reach: Int {
    switch self {
    case .player, .raider, .diver, .hunter, .spectre: 1
    case .mine, .bolt, .seeker, .spark, .repair: 0
    }
  }

  /// Whether it is a ship: it has a crew, and the shipyard builds it.
  public var isShip: Bool {
    switch self {
    case .player, .raider, .diver, .hunter, .spectre: true
    case .mine, .bolt, .seeker, .spark, .repair: false
    }
  }

  /// Whether a wave goes on while one of these is left.
  public var holdsWave: Bool {
    switch self {
    case .raider, .diver, .hunter: true
    case .player, .spectre, .mine, .bolt, .seeker, .spark, .repair: false
    }
  }

  /// Lives of a new one: three for the player, one for all else.
  public var lives: Int { self == .player ? Kind.mostLives : 1 }

  /// The most lives that anything can have.
  public static let mostLives = 3

  /// Points for the player who destroys or catches one.
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
