/// Whose side a thing fights on.
public enum Allegiance: String, CaseIterable, Sendable {
  case player
  case enemy
  case nobody
}

extension Allegiance {
  /// How it is told in a transcript: most things are the enemy's.
  fileprivate var mark: String {
    switch self {
    case .player: "+"
    case .enemy: ""
    case .nobody: "~"
    }
  }
}

/// The record of one thing in the arena, as the world stores it.
///
/// Plain data without behaviour: it can be compared, written down and sent anywhere. What a thing
/// can do is decided by the parts that read these records.
public struct Entity: Hashable, Identifiable, Sendable {
  /// Unique in its world and never given twice. Later things have larger ones.
  public let id: Int
  public let kind: Kind
  public let allegiance: Allegiance
  /// The cell in its middle.
  public var position: Position
  /// How it flies by itself; `nil` where it moves only when it is told to.
  public var velocity: Velocity?
  /// What it can lose before it is gone.
  public var lives: Int
  /// The tick from which its gun is ready again.
  public var gunReadyAt: Int
  /// The tick at which its shield goes down; 0 if it was never up.
  public var shieldedUntil: Int
  /// The tick at which it is gone by itself, if ever.
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
  /// Everything that can be observed of it, in a fixed order.
  public var description: String {
    var text = "\(id):\(kind.rawValue)@\(position)*\(lives)"
    if let velocity { text += ">\(velocity)" }
    if gunReadyAt != 0 { text += "g\(gunReadyAt)" }
    if shieldedUntil != 0 { text += "s\(shieldedUntil)" }
    if let expiresAt { text += "x\(expiresAt)" }
    text += allegiance.mark
    return text
  }
}
