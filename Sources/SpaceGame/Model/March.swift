/// The march of the raiders' formation: sideways, and down a row at each wall.
public struct March: Hashable, Sendable {
  /// East or west.
  public internal(set) var direction: Direction = .east

  /// Ticks between two steps: fewer in later waves, and fewer as raiders are lost.
  static func period(raiders: Int, wave: Int) -> Int {
    max(3, 6 + raiders / 2 - wave)
  }

  /// The formation's step in this tick, or `nil` if it stands still.
  ///
  /// At a wall, the whole formation steps down and turns around.
  ///
  /// - Parameter cast: Everything in the arena; its raiders are the formation.
  mutating func step(of cast: [Entity], tick: Int, wave: Int, arena: Arena) -> Direction? {
    let raiders = cast.lazy.filter { $0.kind == .raider }
    let count = raiders.count
    guard count > 0, tick % March.period(raiders: count, wave: wave) == 0 else { return nil }
    let (first, last) = (Kind.raider.reach, arena.width - 1 - Kind.raider.reach)
    let isAtWall = raiders.contains { raider in
      let x = raider.position.moved(direction).x
      return x < first || x > last
    }
    guard isAtWall else { return direction }
    direction = direction == .east ? .west : .east
    return .south
  }
}
