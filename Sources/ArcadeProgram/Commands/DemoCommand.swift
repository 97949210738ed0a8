import SpaceGame
import Terminal

/// `arcade demo`: the autopilot plays.
struct DemoCommand: ArcadeCommand {
  let name = "demo"
  let summary = "Lets you watch the autopilot play."
  let help = """
    Usage: arcade demo [--wave W] [--seed N] [--ticks N] [--sides SIDES]
                       [--with NAME]

    Lets the autopilot play in the terminal, game after game, until you press q.

    \(SharedHelp.wave)
    \(SharedHelp.seed)
                      Without it, every demo is different.
      --ticks N       Ends after this many ticks, thirty to the second.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let wave = try arguments.wave() ?? 1
    let seed = try arguments.seed() ?? arcade.anySeed()
    let ticks = try arguments.ticks()
    try arguments.finish()

    let display = try arcade.openDisplay()
    defer { display.close() }
    var loop = GameLoop(
      Recorder(game: Game(systems: Systems(sides)), seed: seed, firstWave: wave),
      by: AutomaticPilot(ticks: ticks), on: display, startsOver: true, label: sides.label)
    let ending = loop.run()
    display.close()
    let world = loop.recorder.world
    console.write("Score \(world.score), wave \(world.wave), seed \(loop.recorder.seed).\n")
    try ending.throwIfInterrupted()
    return true
  }
}
