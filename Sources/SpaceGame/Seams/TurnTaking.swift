/// The order of turns: decides what shoots, steers and can be touched in a tick.
///
/// The rules of the game:
/// - The player pulls the trigger when the command fires; raiders, hunters and spectres pull it
///   when their fate says so (``Scene/fate(of:oneIn:)`` with ``TurnRules/triggerOdds(of:)``).
/// - Divers, hunters and seekers set their velocity in every tick in which tick plus id is a
///   multiple of their ``TurnRules/steeringPeriod(of:)``, at the speed
///   ``TurnRules/cruisingSpeed(of:wave:)``.
/// - A thing that sets its velocity and has none yet faces south.
/// - A diver heads down, or diagonally down to the player's side.
/// - A hunter heads east or west to the player's column, and stops (speed 0, same direction) when
///   it is at most one cell from it or when there is no player.
/// - A seeker heads straight for the player, and keeps its direction when there is no player or it
///   has arrived.
/// - Everything except spectres and sparks can be touched.
public protocol TurnTaking: Sendable {
  func turn(of scene: Scene) -> Turn
}

/// The actions of a scene's things in their turn. Each list is in the order of the ids.
public struct Turn: Hashable, Sendable {
  /// A new velocity for a thing that steers.
  public struct Course: Hashable, Sendable {
    public let id: Entity.ID
    public let velocity: Velocity
    /// Where the velocity is meant to lead; the rules above name no goal. The game draws a line to it
    /// until the thing sets its next course, even if by then nothing is left at the goal.
    public let goal: Position?

    public init(_ id: Entity.ID, _ velocity: Velocity, goal: Position? = nil) {
      self.id = id
      self.velocity = velocity
      self.goal = goal
    }
  }

  /// The ships that pull the trigger. The gun decides whether a bullet leaves.
  public var shooters: [Entity.ID]
  /// The new velocities.
  public var courses: [Course]
  /// The things that can touch and be touched.
  public var colliders: [Entity.ID]

  public init(shooters: [Entity.ID], courses: [Course], colliders: [Entity.ID]) {
    self.shooters = shooters
    self.courses = courses
    self.colliders = colliders
  }
}

/// The numbers of a turn, for every order of turns.
public enum TurnRules {
  /// Ticks between two course changes.
  public static func steeringPeriod(of kind: Kind) -> Int {
    switch kind {
    case .diver: 15
    case .hunter: 8
    case .seeker: 6
    case .player, .raider, .spectre, .mine, .bolt, .spark, .repair: 0
    }
  }

  /// The speed of a thing that steers, in cells a second. Each wave after the first adds one, up to
  /// ``mostSpeed``.
  public static func cruisingSpeed(of kind: Kind, wave: Int) -> Int {
    switch kind {
    case .diver: min(mostSpeed, 8 + wave)
    case .hunter, .seeker: min(mostSpeed, 7 + wave)
    case .player, .raider, .spectre, .mine, .bolt, .spark, .repair: 0
    }
  }

  /// The highest speed of a thing that steers, in cells a second.
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
