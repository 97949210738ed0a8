/// How the formation of raiders marches: sideways, and a row down at each wall.
public struct March: Hashable, Sendable {
  /// East or west.
  public internal(set) var direction: Direction = .east

  /// Ticks between two steps: fewer the later the wave and the fewer raiders are left.
  static func period(raiders: Int, wave: Int) -> Int {
    max(3, 6 + raiders / 2 - wave)
  }

  /// The step that the formation takes in this tick, or `nil` when it stands.
  ///
  /// At a wall the whole formation steps down and turns around.
  mutating func step(of raiders: [Entity], tick: Int, wave: Int, arena: Arena) -> Direction? {
    guard !raiders.isEmpty,
      tick % March.period(raiders: raiders.count, wave: wave) == 0
    else { return nil }
    let ahead = raiders.map { $0.position.moved(direction) }
    let reach = Kind.raider.reach
    guard ahead.contains(where: { !(reach..<arena.width - reach).contains($0.x) }) else {
      return direction
    }
    direction = direction == .east ? .west : .east
    return .south
  }
}
