import Shell
import SpaceGame

/// `arcade play`: the game at the keyboard.
struct PlayCommand: ArcadeCommand {
  let name = "play"
  let summary = "Plays the game in the terminal. The same as no command at all."
  let help = """
    Usage: arcade play [--seed N] [--record FILE] [--sides SIDES]

    Plays the game in the terminal, at thirty ticks a second. Arrows or WASD fly,
    space shoots, p pauses, q quits. The best score is kept.

    \(SharedHelp.seed)
                      Without it every game is another one.
      --record FILE   Keeps the game in a new file, for `arcade replay FILE`.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let game = try arguments.game()
    let seed = try arguments.seed() ?? arcade.anySeed()
    let file = try arguments.value("--record").map { TextFile(path: $0) }
    try arguments.finish()

    let stage = try arcade.openStage("`arcade transcript`")
    defer { stage.close() }
    let recorder = Recorder(game: game, seed: seed)
    try file?.create(recorder.recording.text)
    let scores = HighScoreStore(folder: arcade.dataFolder)
    let (highScore, warning) = load(scores)
    var show = Show(
      recorder, by: KeyboardPilot(), on: stage,
      then: PlayCommand.sequel(isRecorded: file != nil), highScore: highScore)
    // A file that cannot be written now is told at the end; the game goes on.
    show.whenDue = { show in
      try? file?.replace(show.recorder.recording.text)
      if show.recorder.world.phase == .over { try? scores.keep(show.recorder.world.score) }
    }
    let ending = show.run()
    stage.close()

    let world = show.recorder.world
    console.write("Score \(world.score), wave \(world.wave), seed \(show.recorder.seed).\n")
    if let warning { console.writeError("arcade: \(warning)\n") }
    // One that fails must not keep the other from being tried.
    let keptScore =
      warning != nil
      || attempt(on: console) { () throws(ArcadeError) in
        try scores.keep(max(world.score, show.highScore))
      }
    let keptGame = attempt(on: console) { () throws(ArcadeError) in
      guard let file else { return }
      try file.replace(show.recorder.recording.text)
      console.write("Recorded \(show.recorder.ticks) ticks in \(file.path).\n")
    }
    try ending.throwIfInterrupted()
    return keptScore && keptGame
  }

  /// A recording is of one game, so no other may follow it.
  static func sequel(isRecorded: Bool) -> Show.Sequel {
    isRecorded ? .never : .onRequest
  }

  /// Tells the player when something could not be done.
  private func attempt(
    on console: any Console, _ work: () throws(ArcadeError) -> Void
  ) -> Bool {
    do {
      try work()
      return true
    } catch {
      console.writeError("arcade: \(error)\n")
      return false
    }
  }

  private func load(_ scores: HighScoreStore) -> (score: Int, warning: ArcadeError?) {
    do {
      return (try scores.load(), nil)
    } catch {
      return (0, error)
    }
  }
}
