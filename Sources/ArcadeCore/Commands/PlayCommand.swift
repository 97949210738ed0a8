import PlayerRoster
import SpaceGame
import Terminal
import Text

/// `arcade play`: the game, played at the keyboard.
struct PlayCommand: ArcadeCommand {
  let name = "play"
  let summary = "Plays only the game, without signing in."
  let help = """
    Usage: arcade play [--wave W] [--seed N] [--record FILE] [--sides SIDES]
                       [--with NAME]

    Plays the game in the terminal, at thirty ticks a second. Arrows or WASD fly,
    space shoots, p pauses, q quits. The roster keeps your best score, as Guest.

    \(SharedHelp.wave)
    \(SharedHelp.seed)
                      Without it, every game is different.
      --record FILE   Keeps the game in a new file, for `arcade replay FILE`.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let seed = try arguments.seed() ?? arcade.anySeed()
    let wave = try arguments.wave() ?? 1
    let file = try arguments.value("--record").map { TextFile(path: $0) }
    try arguments.finish()

    let display = try arcade.openDisplay()
    defer { display.close() }
    let recorder = Recorder(
      game: Game(systems: Systems(sides)), seed: seed, firstWave: wave)
    try file?.create(recorder.recording.text)
    let scores = GuestScores(
      roster: sides.maker(DependencyInversionSeam.self).openRoster(in: arcade.rosterFile),
      now: arcade.now)
    let (highScore, warning) = load(scores)
    var loop = GameLoop(
      recorder, by: KeyboardPilot(startsPaused: arcade.kata != nil), on: display,
      // A recording holds one game, so no other game may follow.
      then: file == nil ? .onRequest : .never, highScore: highScore, label: sides.label)
    // The game goes on if the file cannot be written now; a failure at the end is reported.
    loop.whenDue = { loop in
      try? file?.replace(loop.recorder.recording.text)
      if loop.recorder.world.phase == .over { try? scores.keep(loop.bestScore) }
    }
    let ending = loop.run()
    // Save before the terminal is given back, since a second hang-up then ends the program.
    let keptScore = Result { try scores.keep(loop.bestScore) }
    let keptGame = Result { _ = try file?.replace(loop.recorder.recording.text) }
    display.close()

    let world = loop.recorder.world
    console.write("Score \(world.score), wave \(world.wave), seed \(loop.recorder.seed).\n")
    if let warning { console.writeError("arcade: \(warning)\n") }
    let isScoreKept = report(keptScore, on: console, ignoring: warning)
    let isGameKept = report(keptGame, on: console)
    if isGameKept, let file {
      console.write("Recorded \(counted(loop.recorder.ticks, "tick")) in \(file.path).\n")
    }
    try ending.throwIfInterrupted()
    return isScoreKept && isGameKept
  }

  /// Reports what could not be kept.
  ///
  /// - Parameter warning: An error that was already reported and does not count again.
  private func report(
    _ result: Result<Void, any Error>, on console: any Console, ignoring warning: RosterError? = nil
  ) -> Bool {
    guard case .failure(let error) = result else { return true }
    if let error = error as? RosterError, error == warning { return true }
    console.writeError("arcade: \(error)\n")
    return false
  }

  private func load(_ scores: GuestScores) -> (score: Int, warning: RosterError?) {
    do {
      return (try scores.highScore(), nil)
    } catch {
      return (0, error)
    }
  }
}
