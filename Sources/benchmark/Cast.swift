import SpaceGame

/// Similar worlds of any size: the classic cast, a third raiders and two thirds bullets.
enum Cast {
  /// Cells for each object, about as many as in the classic game.
  private static let cellsPerObject = 24

  /// A world with `size` flying objects in an arena that grows with them.
  ///
  /// Every fourth bullet is the player's, so that all kinds of hits occur.
  static func world(size: Int) -> World {
    var generator = SeededGenerator(seed: 1)
    let height = max(19, Int((Double(size * cellsPerObject) / 4).squareRoot()))
    let arena = Arena(width: size * cellsPerObject / height, height: height)
    var entities = [
      Entity(id: 1, kind: .player, allegiance: .player, position: arena.playerStart)
    ]
    for id in 2...size {
      // The lower rows stay free, so that no raider lands and ends the game during the measurement.
      let place = Position(
        x: 1 + generator.draw(below: arena.width - 2), y: generator.draw(below: height * 3 / 4))
      let isPlayers = id % 4 == 1
      entities.append(
        id % 3 == 0
          ? Entity(id: id, kind: .raider, allegiance: .enemy, position: place, gunReadyAt: 3)
          : Entity(
            id: id, kind: .bolt, allegiance: isPlayers ? .player : .enemy, position: place,
            velocity: isPlayers
              ? Velocity(.north, speed: 30) : Velocity(.south, speed: 6 + id % 10)))
    }
    return World(staging: entities, tick: 1, seed: 1, arena: arena)
  }
}
