import Shell
import SpaceGame

/// `arcade demo`: the autopilot plays.
struct DemoCommand: ArcadeCommand {
  let name = "demo"
  let summary = "Lets the autopilot play, to watch."
  let help = """
    Usage: arcade demo [--seed N] [--ticks N] [--sides SIDES]

    Lets the autopilot play in the terminal, game after game, until you press q.

    \(SharedHelp.seed)
                      Without it every demo is another one.
      --ticks N       Ends after this many ticks; thirty are a second.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let game = try arguments.game(in: arcade)
    let seed = try arguments.seed() ?? arcade.anySeed()
    let ticks = try arguments.ticks()
    try arguments.finish()

    let display = try arcade.openDisplay("`arcade transcript`")
    defer { display.close() }
    var loop = GameLoop(
      Recorder(game: game, seed: seed), by: AutomaticPilot(ticks: ticks), on: display,
      then: .byItself)
    let ending = loop.run()
    display.close()
    let world = loop.recorder.world
    console.write("Score \(world.score), wave \(world.wave), seed \(loop.recorder.seed).\n")
    try ending.throwIfInterrupted()
    return true
  }
}
