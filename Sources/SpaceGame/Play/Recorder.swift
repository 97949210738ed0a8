/// Plays a game, tick by tick, and writes its transcript.
public struct Recorder: Sendable {
  /// The longest game, in ticks: ten hours.
  public static let mostTicks = 36_000 * Time.ticksPerSecond

  public let game: Game
  public let seed: UInt64
  /// The wave with which the game began.
  public let firstWave: Int
  public private(set) var world: World
  public private(set) var transcript = Transcript()
  /// The ticks played so far.
  public private(set) var ticks = 0

  public init(game: Game, seed: UInt64, firstWave: Int = 1) {
    self.init(game: game, seed: seed, world: World(seed: seed, wave: firstWave))
  }

  /// Begins with a world that a test made.
  init(game: Game, seed: UInt64, world: World) {
    self.game = game
    self.seed = seed
    firstWave = world.wave
    self.world = world
  }

  /// Plays one tick.
  ///
  /// - Returns: The tick's line in the transcript.
  @discardableResult
  public mutating func play(_ command: Command) -> String {
    game.step(&world, command)
    ticks += 1
    return transcript.line(for: world)
  }
}
