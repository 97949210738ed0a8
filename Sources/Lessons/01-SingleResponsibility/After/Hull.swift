import SpaceGame

// snippet: hull
/// The part that is hit: lives, and the shield that saves them.
struct Hull {
  let kind: Kind
  private(set) var lives: Int
  private(set) var shieldedUntil: Int

  var isLost: Bool { lives <= 0 }

  mutating func loseLife(at tick: Int) {
    guard !isLost, tick >= shieldedUntil else { return }
    lives -= 1
    // A player gets a moment to fly out of danger. Enemies get none.
    if kind == .player && !isLost {
      shieldedUntil = tick + ShieldRules.duration
    }
  }
  // end: hull

  mutating func gainLife() {
    // No ship ever has more lives than a new one.
    guard lives < kind.lives else { return }
    lives += 1
  }
}
