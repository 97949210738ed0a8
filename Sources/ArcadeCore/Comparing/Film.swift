import SpaceGame

/// A recorded game of which any tick can be looked at.
struct Film {
  /// Every so many ticks the world is kept, so that no tick is far from one.
  private static let distance = 100

  private let game: Game
  private let commands: [Command]
  private var kept: [World]
  private var current: (tick: Int, world: World)

  init(of recording: Recording, by game: Game) {
    self.game = game
    commands = recording.commands
    let start = World(seed: recording.seed, wave: recording.firstWave)
    kept = [start]
    current = (0, start)
  }

  /// The world after so many ticks, at most as many as were recorded.
  mutating func world(after ticks: Int) -> World {
    let place = min(ticks / Film.distance, kept.count - 1)
    if ticks < current.tick || current.tick < place * Film.distance {
      current = (place * Film.distance, kept[place])
    }
    while current.tick < ticks {
      game.step(&current.world, commands[current.tick])
      current.tick += 1
      if current.tick == kept.count * Film.distance { kept.append(current.world) }
    }
    return current.world
  }
}
