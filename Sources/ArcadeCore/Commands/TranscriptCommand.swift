import Foundation
import Shell
import SpaceGame

/// `arcade transcript`: a whole visit in lines of text.
struct TranscriptCommand: ArcadeCommand {
  private static let usualTicks = 600

  let name = "transcript"
  let summary = "Prints a whole visit to the arcade, and the digest of its lines."
  let help = """
    Usage: arcade transcript [--game] [--seed N] [--ticks N] [--sides SIDES]

    Goes once through everything in the arcade, from sign-in by the lobby and a game
    of the autopilot to the last sign-out, and prints all that can be observed:
    screens, refreshes, log lines, and one line for each tick of the game. The last
    line is a digest of all others. Needs no terminal and leaves no file behind. The
    bytes are the same for every choice of sides.

      --game          Prints the game alone.
    \(SharedHelp.seed)
                      The default is 1.
      --ticks N       How long the game is: 1 to \(Recording.mostTicks). The default is \(usualTicks).
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides()
    let seed = try arguments.seed() ?? 1
    let ticks = try arguments.ticks() ?? TranscriptCommand.usualTicks
    let isGameOnly = try arguments.flag("--game")
    try arguments.finish()

    let pilot = AutomaticPilot(ticks: ticks)
    let printer = NotePrinter(on: console)
    if isGameOnly {
      _ = await GameNotes.play(
        Game(systems: Systems(sides)), seed: seed, by: pilot, note: printer.print,
        isUnwanted: { printer.isUnwanted })
    } else {
      try await PassingFolder.use { folder in
        try await ScriptedVisit(
          sides: sides, seed: seed, pilot: pilot, isUnwanted: { printer.isUnwanted }
        ).play(rosterFile: folder.appendingPathComponent("roster.json"), note: printer.print)
      }
    }
    if !printer.isUnwanted { printer.finish() }
    return true
  }
}
