import SpaceGame

/// The part that is hit: lives, and the shield that saves them.
public struct Hull {
  private let kind: Kind
  private var lives: Int
  private var shieldedUntil: Int

  /// The hull of a ship as its record has it.
  public init(of record: Entity) {
    kind = record.kind
    lives = record.lives
    shieldedUntil = record.shieldedUntil
  }

  var isLost: Bool { lives <= 0 }

  // snippet: hit
  mutating func loseLife(at tick: Int) {
    guard !isLost, tick >= shieldedUntil else { return }
    lives -= 1
    // A player gets a moment to fly out of danger. Enemies get none.
    if kind == .player && !isLost {
      shieldedUntil = tick + ShipRules.shieldTicks
    }
  }
  // end: hit

  mutating func gainLife() {
    // No kind is ever better off than when it was new.
    guard lives < kind.lives else { return }
    lives += 1
  }

  func write(to record: inout Entity) {
    record.lives = lives
    record.shieldedUntil = shieldedUntil
  }
}
