import SpaceGame

/// The balance team's part: the lives of a ship, and the shield that saves them.
struct Hull {
  let kind: Kind

  func loseLife(at tick: Int, lives: inout Int, shieldedUntil: inout Int) {
    guard lives > 0, tick >= shieldedUntil else { return }
    lives -= 1
    // A player gets a moment to fly out of danger. Enemies get none.
    if kind == .player && lives > 0 {
      shieldedUntil = tick + ShieldRules.duration
    }
  }

  func gainLife(lives: inout Int) {
    // No ship ever has more lives than a new one.
    guard lives < kind.lives else { return }
    lives += 1
  }
}
