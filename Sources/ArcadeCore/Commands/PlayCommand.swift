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

    let display = try arcade.openDisplay("`arcade transcript`")
    defer { display.close() }
    let recorder = Recorder(
      game: Game(systems: Systems(sides)), seed: seed, firstWave: wave)
    try file?.create(recorder.recording.text)
    let scores = GuestScores(
      roster: sides.maker(DependencyInversionSeam.self).openRoster(in: arcade.rosterFile),
      now: arcade.now)
    let (highScore, warning) = load(scores)
    var loop = GameLoop(
      recorder, by: KeyboardPilot(), on: display,
      // A recording holds one game, so no other game may follow.
      then: file == nil ? .onRequest : .never, highScore: highScore, label: sides.label)
    // The game goes on if the file cannot be written now; a failure at the end is reported.
    loop.whenDue = { loop in
      try? file?.replace(loop.recorder.recording.text)
      if loop.recorder.world.phase == .over { try? scores.keep(loop.bestScore) }
    }
    let ending = loop.run()
    display.close()

    let world = loop.recorder.world
    console.write("Score \(world.score), wave \(world.wave), seed \(loop.recorder.seed).\n")
    if let warning { console.writeError("arcade: \(warning)\n") }
    // If one of them fails, still try the other.
    let keptScore = attempt(on: console, ignoring: warning) {
      try scores.keep(loop.bestScore)
    }
    let keptGame = attempt(on: console) {
      guard let file else { return }
      try file.replace(loop.recorder.recording.text)
      console.write("Recorded \(counted(loop.recorder.ticks, "tick")) in \(file.path).\n")
    }
    try ending.throwIfInterrupted()
    return keptScore && keptGame
  }

  /// Reports an error to the player.
  ///
  /// - Parameter warning: An error that was already reported and does not count again.
  private func attempt(
    on console: any Console, ignoring warning: RosterError? = nil, _ work: () throws -> Void
  ) -> Bool {
    do {
      try work()
    } catch let error as RosterError where error == warning {
      return true
    } catch {
      console.writeError("arcade: \(error)\n")
      return false
    }
    return true
  }

  private func load(_ scores: GuestScores) -> (score: Int, warning: RosterError?) {
    do {
      return (try scores.highScore(), nil)
    } catch {
      return (0, error)
    }
  }
}
