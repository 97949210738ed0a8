/// The side that a thing fights for.
public enum Allegiance: String, CaseIterable, Sendable {
  case player
  case enemy
  case nobody
}

extension Allegiance {
  /// Its mark in a transcript. Most things are the enemy's, so those have none.
  fileprivate var mark: String {
    switch self {
    case .player: "+"
    case .enemy: ""
    case .nobody: "~"
    }
  }
}

/// The world's record of one thing in the arena.
///
/// Plain data without behaviour: you can compare it, write it down and send it anywhere. The parts
/// that read these records decide what a thing can do.
public struct Entity: Hashable, Identifiable, Sendable {
  /// Unique in its world and never reused. Later things have larger ids.
  public let id: Int
  public let kind: Kind
  public let allegiance: Allegiance
  /// Its middle cell.
  public var position: Position
  /// Its own motion; `nil` if it moves only on command.
  public var velocity: Velocity?
  /// Where it is going, if its course says so. It is drawn, and no rule depends on it.
  public var goal: Position?
  /// The number of lives it can lose before it is gone.
  public var lives: Int
  /// The tick at which its gun is ready again.
  public var gunReadyAt: Int
  /// The tick at which its shield drops; 0 if it was never up.
  public var shieldedUntil: Int
  /// The tick at which it vanishes on its own, if ever.
  public var expiresAt: Int?

  public init(
    id: Int,
    kind: Kind,
    allegiance: Allegiance,
    position: Position,
    velocity: Velocity? = nil,
    lives: Int? = nil,
    gunReadyAt: Int = 0,
    shieldedUntil: Int = 0,
    expiresAt: Int? = nil
  ) {
    self.id = id
    self.kind = kind
    self.allegiance = allegiance
    self.position = position
    self.velocity = velocity
    self.lives = lives ?? kind.lives
    self.gunReadyAt = gunReadyAt
    self.shieldedUntil = shieldedUntil
    self.expiresAt = expiresAt
  }
}

extension Entity: CustomStringConvertible {
  /// Its whole observable state, in a fixed order.
  public var description: String {
    var text = "\(id):\(kind.rawValue)@\(position)*\(lives)"
    if let velocity { text += ">\(velocity)" }
    if let goal { text += "#\(goal)" }
    if gunReadyAt != 0 { text += "g\(gunReadyAt)" }
    if shieldedUntil != 0 { text += "s\(shieldedUntil)" }
    if let expiresAt { text += "x\(expiresAt)" }
    text += allegiance.mark
    return text
  }
}
