import Shell
import SpaceGame

/// `arcade transcript`: a whole game in lines of text.
struct TranscriptCommand: ArcadeCommand {
  private static let usualTicks = 600
  /// Lines are printed in pieces of about this many bytes.
  private static let pieceSize = 1 << 16

  let name = "transcript"
  let summary = "Prints a game of the autopilot, a line for each tick."
  let help = """
    Usage: arcade transcript [--seed N] [--ticks N] [--sides SIDES]

    Lets the autopilot play and prints one line for each tick, with everything that
    can be observed in it, and at last a digest of all lines. Needs no terminal. The
    bytes are the same for every choice of sides.

    \(SharedHelp.seed)
                      The default is 1.
      --ticks N       How many ticks: 1 to \(Recording.mostTicks). The default is \(usualTicks).
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let game = try arguments.game()
    let seed = try arguments.seed() ?? 1
    let ticks = try arguments.ticks() ?? TranscriptCommand.usualTicks
    try arguments.finish()

    var recorder = Recorder(game: game, seed: seed)
    let autopilot = Autopilot()
    var piece = ""
    for _ in 0..<ticks {
      piece += recorder.play(autopilot.command(for: recorder.world)) + "\n"
      guard piece.utf8.count >= TranscriptCommand.pieceSize else { continue }
      console.write(piece)
      piece.removeAll(keepingCapacity: true)
      if console.isClosed { return true }
    }
    console.write(piece + "digest \(recorder.transcript.digest)\n")
    return true
  }
}
