import SpaceGame

/// The part that is hit: lives, and the shield that saves them.
struct Hull {
  private(set) var lives: Int
  /// The tick at which the shield goes down.
  private(set) var shieldedUntil: Int
  /// The lives that it can be repaired to.
  let mostLives: Int
  /// How long a hit raises the shield, in ticks; `nil` where it raises none.
  let shieldTicks: Int?

  init(lives: Int, mostLives: Int, shieldedUntil: Int = 0, shieldTicks: Int? = nil) {
    self.lives = lives
    self.mostLives = mostLives
    self.shieldedUntil = shieldedUntil
    self.shieldTicks = shieldTicks
  }

  var isLost: Bool { lives <= 0 }

  // snippet: hit
  mutating func loseLife(at tick: Int) {
    guard !isLost, tick >= shieldedUntil else { return }
    lives -= 1
    if let shieldTicks, !isLost {
      shieldedUntil = tick + shieldTicks
    }
  }
  // end: hit

  mutating func gainLife() {
    guard lives < mostLives else { return }
    lives += 1
  }
}
