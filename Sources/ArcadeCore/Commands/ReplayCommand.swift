import SpaceGame
import Terminal
import Text

/// `arcade replay`: plays a recording.
struct ReplayCommand: ArcadeCommand {
  let name = "replay"
  let summary = "Plays a recording after checking that it is faithful."
  let help = """
    Usage: arcade replay FILE [--fast] [--sides SIDES] [--with NAME]

    Plays a recording made by `arcade play --record FILE`. First it checks the
    whole game off screen, and rejects a recording that does not reproduce its
    digest.

      --fast          Shows only the last picture and the score; needs no terminal.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let isFast = try arguments.flag("--fast")
    let path = try arguments.required("FILE")
    try arguments.finish()

    let game = Game(systems: Systems(sides))
    let recording = try TextFile(path: path).recording()
    let last = recording.played(with: game)
    guard last.transcript.digest.description == recording.digest else {
      throw ArcadeError.unfaithful(path)
    }
    guard !isFast else {
      console.write(Frame(of: last.world).lines.joined(separator: "\n") + "\n")
      report(last, on: console)
      return true
    }
    let display = try arcade.openDisplay()
    defer { display.close() }
    var loop = GameLoop(
      Recorder(game: game, seed: recording.seed, firstWave: recording.firstWave),
      by: RecordedPilot(recording), on: display, then: .never, label: sides.label)
    let ending = loop.run()
    display.close()
    try ending.throwIfInterrupted()
    report(last, on: console)
    return true
  }

  private func report(_ game: Recorder, on console: any Console) {
    console.write(
      "Score \(game.world.score), wave \(game.world.wave), seed \(game.seed), "
        + "\(counted(game.ticks, "tick")), digest \(game.transcript.digest).\n")
  }
}
