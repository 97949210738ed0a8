/// Plays a game and records it for replay.
public struct Recorder: Sendable {
  public let game: Game
  public let seed: UInt64
  /// The wave with which the game began.
  public let firstWave: Int
  public private(set) var world: World
  public private(set) var transcript = Transcript()
  private var commands: [Command] = []

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
    commands.append(command)
    return transcript.line(for: world)
  }

  /// The ticks played so far, including paused ones.
  public var ticks: Int { commands.count }

  /// The game so far.
  public var recording: Recording {
    Recording(
      seed: seed, firstWave: firstWave, commands: commands,
      digest: transcript.digest.description)
  }
}

extension Recording {
  /// Plays the recording to its end. The replay is faithful if the digests are equal.
  public func played(with game: Game) -> Recorder {
    var recorder = Recorder(game: game, seed: seed, firstWave: firstWave)
    for command in commands { recorder.play(command) }
    return recorder
  }
}
