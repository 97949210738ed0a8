import Foundation
import SpaceGame
import Synchronization
import Terminal

/// `arcade transcript`: a whole visit as lines of text.
struct TranscriptCommand: ArcadeCommand {
  private static let usualTicks = 600

  let name = "transcript"
  let summary = "Prints a whole visit to the arcade and the digest of its lines."
  let help = """
    Usage: arcade transcript [--game | --screen NAME] [--seed N] [--ticks N]
                             [--sides SIDES]

    Goes once through the whole arcade, from the sign-in through the lobby and an
    autopilot's game to the last sign-out, and prints everything observable:
    screens, refreshes, log lines, and one line for each tick of the game. The last
    line is a digest of all others. Needs no terminal and leaves no file behind. The
    output is the same, byte for byte, for every choice of sides.

      --game          Prints only the game.
      --screen NAME   Prints only the last picture of a screen: sign-in, lobby,
                      details, game or score.
    \(SharedHelp.seed)
                      The default is 1.
      --ticks N       The game's length: 1 to \(Recording.mostTicks). The default is \(usualTicks).
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let seed = try arguments.seed() ?? 1
    let ticks = try arguments.ticks() ?? TranscriptCommand.usualTicks
    let gameOnly = try arguments.flag("--game")
    let screen = try arguments.value("--screen").map(TranscriptCommand.screen)
    try arguments.finish()
    if gameOnly, screen != nil {
      throw UsageError.conflictingOptions(["--game", "--screen"], command: "arcade \(name)")
    }

    let pilot = AutomaticPilot(ticks: ticks)
    let printer = NotePrinter(on: console)
    guard !gameOnly else {
      _ = await GameNotes.play(
        Game(systems: Systems(sides)), seed: seed, by: pilot, note: printer.print,
        isUnwanted: { printer.isUnwanted })
      printer.finish()
      return true
    }
    let visit = ScriptedVisit(
      sides: sides, seed: seed, pilot: pilot, isUnwanted: { printer.isUnwanted },
      pace: arcade.pace)
    guard let screen else {
      let pictures = try await visit.play(note: printer.print)
      printer.finish()
      return pictures != nil
    }
    let last = Mutex("")
    let pictures = try await visit.play { line in last.withLock { $0 = line } }
    guard let pictures else {
      console.writeError("arcade: \(last.withLock(\.self))\n")
      return false
    }
    if let picture = pictures.last(where: { $0.screen == screen }) {
      console.write(picture.canvas.lines.joined(separator: "\n") + "\n")
    }
    return true
  }

  private static func screen(_ name: String) throws(UsageError) -> NotedPicture.Screen {
    if let screen = NotedPicture.Screen(rawValue: name) { return screen }
    let names = NotedPicture.Screen.allCases.map(\.rawValue)
    throw .noSuchChoice(option: "--screen", text: name, choices: names)
  }
}
