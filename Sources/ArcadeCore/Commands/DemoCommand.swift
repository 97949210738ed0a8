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

    let stage = try arcade.openStage("`arcade transcript`")
    defer { stage.close() }
    var show = Show(
      Recorder(game: game, seed: seed), by: AutomaticPilot(ticks: ticks), on: stage,
      then: .byItself)
    let ending = show.run()
    stage.close()
    let world = show.recorder.world
    console.write("Score \(world.score), wave \(world.wave), seed \(show.recorder.seed).\n")
    try ending.throwIfInterrupted()
    return true
  }
}
