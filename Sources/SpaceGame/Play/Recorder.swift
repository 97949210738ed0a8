/// Plays a game and keeps what is needed to play it again.
public struct Recorder: Sendable {
  public let game: Game
  public let seed: UInt64
  /// The wave that the game began with.
  public let firstWave: Int
  public private(set) var world: World
  public private(set) var transcript = Transcript()
  private var commands: [Command] = []

  public init(game: Game, seed: UInt64, firstWave: Int = 1) {
    self.init(game: game, seed: seed, world: World(seed: seed, wave: firstWave))
  }

  /// Begins with a world of a test's own making.
  init(game: Game, seed: UInt64, world: World) {
    self.game = game
    self.seed = seed
    firstWave = world.wave
    self.world = world
  }

  /// Plays one tick.
  ///
  /// - Returns: The line of the transcript.
  @discardableResult
  public mutating func play(_ command: Command) -> String {
    game.step(&world, command)
    commands.append(command)
    return transcript.line(for: world)
  }

  /// How many ticks were played so far, paused ones too.
  public var ticks: Int { commands.count }

  /// All that was played so far.
  public var recording: Recording {
    Recording(
      seed: seed, firstWave: firstWave, commands: commands,
      digest: transcript.digest.description)
  }
}

extension Recording {
  /// The recording played to its end. It is faithful when the digests are the same.
  public func played(with game: Game) -> Recorder {
    var recorder = Recorder(game: game, seed: seed, firstWave: firstWave)
    for command in commands { recorder.play(command) }
    return recorder
  }
}
