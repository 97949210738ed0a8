import SpaceGame

/// Worlds of any size that are alike: the classic cast, a third raiders and two thirds bullets.
enum Cast {
  /// The sizes that are measured; the first is the classic opening cast's.
  static let sizes = [61, 1_000, 10_000, 100_000]

  /// Cells for each object, about as many as in the classic game.
  private static let cellsPerObject = 24

  /// A world with `size` flying objects in an arena that grows with them.
  ///
  /// Every fourth bullet is the player's, so that there are hits of all kinds.
  ///
  /// - Parameter mines: Whether one object in fifty is a mine, which reaches further than a touch.
  static func world(size: Int, mines: Bool = false, seed: UInt64 = 1) -> World {
    var generator = SeededGenerator(seed: seed)
    let height = max(19, Int((Double(size * cellsPerObject) / 4).squareRoot()))
    let arena = Arena(width: size * cellsPerObject / height, height: height)
    // The lower rows stay free, so that nobody lands and ends the game while it is measured.
    func place() -> Position {
      Position(
        x: 1 + generator.draw(below: arena.width - 2), y: generator.draw(below: height * 3 / 4))
    }
    var entities = [
      Entity(id: 1, kind: .player, allegiance: .player, position: arena.playerStart)
    ]
    for id in 2...size {
      if mines, id % 50 == 0 {
        entities.append(Entity(id: id, kind: .mine, allegiance: .enemy, position: place()))
      } else if id % 3 == 0 {
        entities.append(
          Entity(id: id, kind: .raider, allegiance: .enemy, position: place(), gunReadyAt: 3))
      } else {
        let isPlayers = id % 4 == 1
        entities.append(
          Entity(
            id: id, kind: .bolt, allegiance: isPlayers ? .player : .enemy, position: place(),
            velocity: isPlayers
              ? Velocity(.north, speed: 30) : Velocity(.south, speed: 6 + id % 10)))
      }
    }
    return World(staging: entities, tick: 1, seed: seed, arena: arena)
  }
}
