/// The order of turns: who shoots, who steers and who can be touched in a tick.
///
/// The rules of the game:
/// - The player pulls the trigger when the command fires; raiders, hunters and spectres when their
///   fate says so (``Scene/fate(of:oneIn:)`` with ``TurnRules/triggerOdds(of:)``).
/// - Divers, hunters and seekers set their velocity in every tick in which tick plus id is a
///   multiple of their ``TurnRules/steeringPeriod(of:)``, with the speed of
///   ``TurnRules/cruisingSpeed(of:wave:)``.
/// - What sets its velocity and never had one faces south.
/// - A diver heads down, or diagonally down to the side on which the player is.
/// - A hunter heads east or west to the player's column, and stops (speed 0, same direction) when
///   it is at most one cell from it or when there is no player.
/// - A seeker heads straight for the player, and keeps its direction where there is none or where
///   it has arrived.
/// - Everything can be touched but spectres and sparks.
public protocol TurnTaking: Sendable {
  func turn(of scene: Scene) -> Turn
}

/// What the things in a scene do with their turn. Each list is in the order of the ids.
public struct Turn: Hashable, Sendable {
  /// A new velocity for something that steers.
  public struct Course: Hashable, Sendable {
    public let id: Entity.ID
    public let velocity: Velocity

    public init(_ id: Entity.ID, _ velocity: Velocity) {
      self.id = id
      self.velocity = velocity
    }
  }

  /// The ships that pull the trigger. Whether a bullet leaves is the gun's business.
  public var shooters: [Entity.ID]
  /// The velocities that change.
  public var courses: [Course]
  /// What can touch and be touched.
  public var colliders: [Entity.ID]

  public init(shooters: [Entity.ID], courses: [Course], colliders: [Entity.ID]) {
    self.shooters = shooters
    self.courses = courses
    self.colliders = colliders
  }
}

/// The numbers of a turn, for every order of turns.
public enum TurnRules {
  /// Ticks between two changes of course.
  public static func steeringPeriod(of kind: Kind) -> Int {
    switch kind {
    case .diver: 15
    case .hunter: 8
    case .seeker: 6
    case .player, .raider, .spectre, .mine, .bolt, .spark, .repair: 0
    }
  }

  /// Cells a second of what steers. Each wave after the first adds one, up to ``mostSpeed``.
  public static func cruisingSpeed(of kind: Kind, wave: Int) -> Int {
    switch kind {
    case .diver: min(mostSpeed, 8 + wave)
    case .hunter, .seeker: min(mostSpeed, 7 + wave)
    case .player, .raider, .spectre, .mine, .bolt, .spark, .repair: 0
    }
  }

  /// The highest speed of what steers, in cells a second.
  public static let mostSpeed = 16

  /// An enemy pulls the trigger in one of this many ticks, on average.
  public static func triggerOdds(of kind: Kind) -> Int {
    switch kind {
    case .raider: 150
    case .hunter: 30
    case .spectre: 90
    case .player, .diver, .mine, .bolt, .seeker, .spark, .repair: 0
    }
  }
}
