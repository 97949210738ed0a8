import PlayerRoster
import SpaceGame
import Terminal
import Text

/// `arcade play`: the game, played at the keyboard.
struct PlayCommand: ArcadeCommand {
  let name = "play"
  let summary = "Plays only the game, without signing in."
  let help = """
    Usage: arcade play [--wave W] [--seed N] [--sides SIDES] [--with NAME]

    Plays the game in the terminal, at thirty ticks a second. Arrows or WASD fly,
    space shoots, p pauses, q quits. The roster keeps your best score, as Guest.

    \(SharedHelp.wave)
    \(SharedHelp.seed)
                      Without it, every game is different.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let seed = try arguments.seed() ?? arcade.anySeed()
    let wave = try arguments.wave() ?? 1
    try arguments.finish()

    let display = try arcade.openDisplay()
    defer { display.close() }
    let recorder = Recorder(
      game: Game(systems: Systems(sides)), seed: seed, firstWave: wave)
    let scores = GuestScores(
      roster: sides.maker(DependencyInversionSeam.self).openRoster(in: arcade.rosterFile),
      now: arcade.now)
    let (highScore, warning) = load(scores)
    var loop = GameLoop(
      recorder, by: KeyboardPilot(startsPaused: arcade.kata != nil), on: display,
      then: .onRequest, highScore: highScore, label: sides.label)
    // The game goes on if the roster cannot be written now; a failure at the end is reported.
    loop.whenOver = { try? scores.keep($0.bestScore) }
    let ending = loop.run()
    // Save before the terminal is given back, since a second hang-up then ends the program.
    let kept = Result { try scores.keep(loop.bestScore) }
    display.close()

    let world = loop.recorder.world
    console.write("Score \(world.score), wave \(world.wave), seed \(loop.recorder.seed).\n")
    if let warning { console.writeError("arcade: \(warning)\n") }
    let isKept = report(kept, on: console, ignoring: warning)
    try ending.throwIfInterrupted()
    return isKept
  }

  /// Reports a score that could not be kept.
  ///
  /// - Parameter warning: An error that was already reported and does not count again.
  private func report(
    _ result: Result<Void, any Error>, on console: any Console, ignoring warning: RosterError?
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
