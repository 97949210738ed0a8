// The small steps of play that concern only the world.

extension World {
  /// Cells a second at which a repair kit sinks.
  static let repairSpeed = 4
  /// How long a seeker's fuel lasts, in ticks.
  static let seekerFuel = 150
  /// How long the sparks of a lost ship glow, in ticks.
  static let sparkTicks = 8
  /// Cells a second at which sparks fly.
  static let sparkSpeed = 12

  /// The index of an entity that still has a life.
  func livingIndex(of id: Entity.ID) -> Int? {
    guard let index = index(of: id), entities[index].lives > 0 else { return nil }
    return index
  }

  @discardableResult
  mutating func add(_ shot: Shot, by shooter: Entity) -> Entity.ID {
    add(
      shot.kind, of: shooter.allegiance, at: shot.position, velocity: shot.velocity,
      expiresAt: shot.kind == .seeker ? tick + World.seekerFuel : nil)
  }

  /// Takes all lives of the entity at an index; a ship or a mine leaves sparks.
  mutating func destroy(at index: Int) {
    entities[index].lives = 0
    let lost = entities[index]
    guard lost.kind.isShip || lost.kind == .mine else { return }
    events.append(.destroyed(lost.kind))
    for direction in [Direction.northEast, .southEast, .southWest, .northWest] {
      add(
        .spark, of: .nobody, at: lost.position.moved(direction),
        velocity: Velocity(direction, speed: World.sparkSpeed), expiresAt: tick + World.sparkTicks)
    }
  }

  /// Removes what is destroyed, used up or out of the arena. Ships re-enter at the opposite edge.
  mutating func leave() {
    for index in entities.indices where entities[index].kind.isShip {
      entities[index].position = arena.wrapped(entities[index].position)
    }
    entities.removeAll { entity in
      entity.lives == 0 || !arena.contains(entity.position)
        || entity.expiresAt.map { tick >= $0 } ?? false
    }
  }

  /// True when the player's ship is gone or a raider has reached the last row.
  var isLost: Bool {
    player == nil
      || entities.contains { $0.kind == .raider && $0.position.y >= arena.height - 1 }
  }

  var isWaveBeaten: Bool {
    !entities.contains { $0.kind.holdsWave }
  }

  /// Removes the spectres and schedules the next wave.
  mutating func endWave() {
    entities.removeAll { $0.kind == .spectre }
    nextWaveAt = tick + WavePlan.pauseTicks
    events.append(.waveBeaten(wave))
  }
}

extension Arena {
  /// The same position, moved to the opposite edge if it lies outside.
  func wrapped(_ position: Position) -> Position {
    Position(
      x: (position.x % width + width) % width,
      y: (position.y % height + height) % height)
  }
}

extension [Entity] {
  /// The indices of the entities with these ids. Both are in the order of the ids.
  func indices(of ids: [Entity.ID]) -> [Int] {
    var found: [Int] = []
    found.reserveCapacity(ids.count)
    var index = startIndex
    for id in ids {
      while index < endIndex, self[index].id < id { index += 1 }
      if index < endIndex, self[index].id == id { found.append(index) }
    }
    return found
  }

  /// All pairs of these ascending indices that touch, in ascending order, the smaller first.
  ///
  /// Two things touch when they overlap, and also when they would have passed through each other:
  /// between two ticks they swapped rows.
  func touching(_ colliders: [Int], before: [Position]) -> [(Int, Int)] {
    var found: [(Int, Int)] = []
    for (number, one) in colliders.enumerated() {
      for other in colliders.dropFirst(number + 1) {
        let (place, otherPlace) = (self[one].position, self[other].position)
        let rows = place.y - otherPlace.y
        guard abs(rows) <= 1 else { continue }
        let reach = self[one].kind.reach + self[other].kind.reach
        guard abs(place.x - otherPlace.x) <= reach else { continue }
        if rows == 0 || before[one].y - before[other].y == -rows { found.append((one, other)) }
      }
    }
    return found
  }
}
