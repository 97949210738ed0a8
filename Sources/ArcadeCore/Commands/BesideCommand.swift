import Foundation
import Terminal
import SpaceGame

/// `arcade beside`: one game, played by two.
struct BesideCommand: ArcadeCommand {
  private static let usualTicks = 1_800

  let name = "beside"
  let summary = "Plays one game by two sides, and shows where they differ."
  let help = """
    Usage: arcade beside SIDE [FILE] [--wave W] [--seed N]
                         [--ticks N] [--sides SIDES]

    Plays the same game twice, by what is plugged in and by another SIDE: before or
    after. Where a kata is plugged in, SIDE is one of its lesson, and mine plays the
    kata twice. The two pictures stand beside each other; on a smaller terminal one
    is above the other, or Tab changes from one to the other. What differs in them
    is reversed.

    It begins shortly before the first tick that differs, and stops there. Space
    plays on and stops, the arrows go a tick on or back, Home and End to the ends, d
    to the first tick that differs, q quits. In a pipe, what differs first and both
    pictures are printed.

    The game is that of FILE, made by
    `arcade play --record FILE`, or else one of the autopilot. A kata
    whose lesson has no part in the game is compared in a whole visit, line by line
    as `arcade transcript` prints it.

    \(SharedHelp.wave)
    \(SharedHelp.seed)
                      The default is 1.
      --ticks N       Ends after this many ticks. The default is \(usualTicks), a minute.
    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let sides = try arguments.sides(in: arcade)
    let wave = try arguments.wave()
    let seed = try arguments.seed()
    let ticks = try arguments.ticks()
    let one = NamedSides(sides)
    let other = try NamedSides(try arguments.required("SIDE"), beside: sides)
    let path = try arguments.positional("FILE")
    try arguments.finish()

    if let seam = sides.guest?.seam, !Seam.ofGame.contains(seam) {
      guard path == nil, wave == nil else { throw ArcadeError.noPartInGame(seam.rawValue) }
      let visit = try await VisitComparison(
        one, other, seed: seed ?? 1, ticks: ticks ?? BesideCommand.usualTicks,
        pace: arcade.pace)
      console.write(visit.text(columns: console.isTerminal ? console.width : .max))
      return true
    }
    let recording: Recording
    if let path {
      guard wave == nil, seed == nil, ticks == nil else { throw ArcadeError.recordedAlready }
      recording = try TextFile(path: path).recording()
    } else {
      recording = .demo(
        by: other.game, seed: seed ?? 1, firstWave: wave ?? 1,
        ticks: ticks ?? BesideCommand.usualTicks)
    }
    if recording.commands.count > arcade.manyTicks {
      console.writeError("Comparing \(recording.commands.count) ticks first …\n")
    }
    try show(GameComparison(of: recording, one, other), in: arcade, on: console)
    return true
  }

  private func show(
    _ comparison: GameComparison, in arcade: Arcade, on console: any Console
  ) throws {
    guard console.isTerminal else {
      console.write(comparison.text)
      return
    }
    let display = try arcade.openDisplay("`arcade beside before | cat`")
    defer { display.close() }
    var loop = ComparisonLoop(comparison, on: display)
    let ending = loop.run()
    display.close()
    console.tell(comparison.sentence)
    try ending.throwIfInterrupted()
  }
}

extension GameComparison {
  /// What differs first, with both pictures of that tick.
  fileprivate var text: String {
    var copy = self
    guard let firstDifference else { return sentence + "\n" }
    let pictures = zip(names, copy.worlds(after: firstDifference)).map { name, world in
      "\n\(name):\n" + Frame(of: world).lines.dropLast().joined(separator: "\n")
    }
    return sentence + "\n" + pictures.joined(separator: "\n") + "\n"
  }
}
