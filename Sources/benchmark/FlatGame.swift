import SpaceGame

/// The yardstick: the same ticks of the same worlds, written as plain loops over flat arrays.
///
/// It knows the player, raiders, bolts and sparks only, has no seams and no parts, and must end
/// with the very same things in the very same places as the game.
struct FlatGame {
  private(set) var tick: Int
  private(set) var score: Int
  private let wave: Int
  private let arena: Arena
  private var generator: SeededGenerator
  private var east = true
  private var nextID: Int

  // One entry for each thing.
  private(set) var id: [Int] = []
  private(set) var kind: [Kind] = []
  private(set) var x: [Int] = []
  private(set) var y: [Int] = []
  private(set) var lives: [Int] = []
  private var isPlayers: [Bool] = []
  private var dx: [Int] = []
  private var dy: [Int] = []
  private var speed: [Int] = []
  private var readyAt: [Int] = []
  private var shieldedUntil: [Int] = []
  private var expiresAt: [Int] = []

  init(_ world: World) {
    (tick, score, wave, arena) = (world.tick, world.score, world.wave, world.arena)
    generator = world.generator
    nextID = (world.entities.last?.id ?? 0) + 1
    for entity in world.entities {
      append(
        entity.id, entity.kind, x: entity.position.x, y: entity.position.y,
        isPlayers: entity.allegiance == .player, lives: entity.lives)
      let last = id.count - 1
      if let velocity = entity.velocity {
        dx[last] = velocity.direction.dx
        dy[last] = velocity.direction.dy
        speed[last] = velocity.speed
      }
      readyAt[last] = entity.gunReadyAt
    }
  }

  private mutating func append(
    _ newID: Int, _ newKind: Kind, x newX: Int, y newY: Int, isPlayers ours: Bool, lives left: Int
  ) {
    id.append(newID)
    kind.append(newKind)
    x.append(newX)
    y.append(newY)
    isPlayers.append(ours)
    lives.append(left)
    dx.append(0)
    dy.append(0)
    speed.append(0)
    readyAt.append(0)
    shieldedUntil.append(0)
    expiresAt.append(.max)
  }

  mutating func step() {
    let luck = Scene(entities: [], luck: generator.next())
    let beforeY = y
    let cast = id.count
    march()
    for index in 0..<cast where speed[index] > 0 {
      let cells =
        (tick + 1) * speed[index] / Time.ticksPerSecond - tick * speed[index] / Time.ticksPerSecond
      x[index] += dx[index] * cells
      y[index] += dy[index] * cells
    }
    let odds = TurnRules.triggerOdds(of: .raider)
    for index in 0..<cast
    where kind[index] == .raider && luck.fate(of: id[index], oneIn: odds) && tick >= readyAt[index]
    {
      readyAt[index] = tick + ShipRules.coolDown(of: .raider)
      append(nextID, .bolt, x: x[index], y: y[index] + 1, isPlayers: false, lives: 1)
      nextID += 1
      dy[id.count - 1] = 1
      speed[id.count - 1] = ShipRules.bulletSpeed(of: .raider)
    }
    settle(beforeY + y[cast...])
    leave()
    tick += 1
  }

  private mutating func march() {
    let raiders = kind.indices.filter { kind[$0] == .raider }
    guard !raiders.isEmpty, tick % max(3, 6 + raiders.count / 2 - wave) == 0 else { return }
    let blocked = raiders.contains { east ? x[$0] + 1 >= arena.width - 1 : x[$0] - 1 < 1 }
    for index in raiders {
      if blocked { y[index] += 1 } else { x[index] += east ? 1 : -1 }
    }
    if blocked { east.toggle() }
  }

  private mutating func settle(_ beforeY: [Int]) {
    for (one, other) in pairs(beforeY) where lives[one] > 0 && lives[other] > 0 {
      switch (kind[one], kind[other]) {
      case (.bolt, .bolt) where isPlayers[one] != isPlayers[other]:
        lives[one] = 0
        lives[other] = 0
        score += Kind.bolt.points
      case (.raider, .bolt) where isPlayers[other]:
        lives[other] = 0
        score += Kind.raider.points
        destroyShip(one)
      case (.bolt, .raider) where isPlayers[one]:
        lives[one] = 0
        score += Kind.raider.points
        destroyShip(other)
      case (.player, .raider):
        hitPlayer(one)
        score += Kind.raider.points
        destroyShip(other)
      case (.player, .bolt) where !isPlayers[other]:
        hitPlayer(one)
        lives[other] = 0
      default: break
      }
    }
  }

  private mutating func hitPlayer(_ index: Int) {
    guard tick >= shieldedUntil[index] else { return }
    lives[index] -= 1
    if lives[index] == 0 {
      destroyShip(index)
    } else {
      shieldedUntil[index] = tick + ShipRules.shieldTicks
    }
  }

  private mutating func destroyShip(_ index: Int) {
    lives[index] = 0
    for (right, down) in [(1, -1), (1, 1), (-1, 1), (-1, -1)] {
      append(nextID, .spark, x: x[index] + right, y: y[index] + down, isPlayers: false, lives: 1)
      nextID += 1
      let last = id.count - 1
      (dx[last], dy[last], speed[last], expiresAt[last]) = (right, down, 12, tick + 8)
    }
  }

  /// All pairs that touch, in order, found by sorting everything into tiles of four by four cells.
  private func pairs(_ beforeY: [Int]) -> [(Int, Int)] {
    let (columns, rows) = (arena.width / 4 + 1, arena.height / 4 + 1)
    var heads = [Int](repeating: -1, count: columns * rows)
    var next = [Int](repeating: -1, count: id.count)
    var tiles = [Int](repeating: 0, count: id.count)
    for index in id.indices where kind[index] != .spark {
      tiles[index] =
        min(max(y[index], 0) / 4, rows - 1) * columns + min(max(x[index], 0) / 4, columns - 1)
      next[index] = heads[tiles[index]]
      heads[tiles[index]] = index
    }
    var found: [(Int, Int)] = []
    for one in id.indices where kind[one] != .spark {
      let (row, column) = (tiles[one] / columns, tiles[one] % columns)
      for nearRow in max(0, row - 1)...min(rows - 1, row + 1) {
        for nearColumn in max(0, column - 1)...min(columns - 1, column + 1) {
          var other = heads[nearRow * columns + nearColumn]
          while other >= 0 {
            if other > one, touch(one, other, beforeY) { found.append((one, other)) }
            other = next[other]
          }
        }
      }
    }
    return found.sorted { $0 < $1 }
  }

  private func touch(_ one: Int, _ other: Int, _ beforeY: [Int]) -> Bool {
    let apart = y[one] - y[other]
    guard abs(apart) <= 1, abs(x[one] - x[other]) <= kind[one].reach + kind[other].reach else {
      return false
    }
    return apart == 0 || beforeY[one] - beforeY[other] == -apart
  }

  private mutating func leave() {
    var kept = 0
    for index in id.indices
    where lives[index] > 0 && x[index] >= 0 && x[index] < arena.width && y[index] >= 0
      && y[index] < arena.height && tick < expiresAt[index]
    {
      (id[kept], kind[kept], x[kept], y[kept]) = (id[index], kind[index], x[index], y[index])
      (lives[kept], isPlayers[kept]) = (lives[index], isPlayers[index])
      (dx[kept], dy[kept], speed[kept]) = (dx[index], dy[index], speed[index])
      (readyAt[kept], shieldedUntil[kept]) = (readyAt[index], shieldedUntil[index])
      expiresAt[kept] = expiresAt[index]
      kept += 1
    }
    let gone = id.count - kept
    id.removeLast(gone)
    kind.removeLast(gone)
    x.removeLast(gone)
    y.removeLast(gone)
    lives.removeLast(gone)
    isPlayers.removeLast(gone)
    dx.removeLast(gone)
    dy.removeLast(gone)
    speed.removeLast(gone)
    readyAt.removeLast(gone)
    shieldedUntil.removeLast(gone)
    expiresAt.removeLast(gone)
  }

  /// Whether it ended as the game did: the same things in the same places, and the same score.
  func agrees(with world: World) -> Bool {
    score == world.score && tick == world.tick && id == world.entities.map(\.id)
      && kind == world.entities.map(\.kind) && lives == world.entities.map(\.lives)
      && x == world.entities.map(\.position.x) && y == world.entities.map(\.position.y)
  }
}
