import Foundation
import SpaceGame
import Terminal

/// `arcade transcript`: a whole visit as lines of text.
struct TranscriptCommand: ArcadeCommand {
  private static let usualTicks = 600

  let name = "transcript"
  let summary = "Prints a whole visit to the arcade and the digest of its lines."
  let help = """
    Usage: arcade transcript [--wave W] [--seed N] [--ticks N] [--sides SIDES]
                             [--with NAME]

    Goes once through the whole arcade, from the sign-in through the lobby and an
    autopilot's game to the last sign-out, and prints everything observable:
    screens, refreshes, log lines, and one line for each tick of the game. The
    last line is a digest of all others. Needs no terminal and leaves no file
    behind. The output is the same, byte for byte, for every choice of sides
    that serves the same partners.

    \(SharedHelp.wave)
    \(SharedHelp.seed)
                      The default is 1.
      --ticks N       The game's length: 1 to \(Recorder.mostTicks). The default is \(usualTicks).
    \(SharedHelp.sides)

    """

  @MainActor
  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let seed = try arguments.seed() ?? 1
    let wave = try arguments.wave() ?? 1
    let ticks = try arguments.ticks() ?? TranscriptCommand.usualTicks
    try arguments.finish()

    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shipshape-visit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var digest = Digest()
    try await ScriptedVisit(sides: sides, seed: seed, firstWave: wave, ticks: ticks).play(
      rosterFile: folder.appendingPathComponent("roster.json")
    ) { line in
      digest.absorb(line + "\n")
      console.write(line + "\n")
    }
    console.write("digest \(digest)\n")
    return true
  }
}
