import SpaceGame
import Terminal
import Text

/// `arcade replay`: plays a recording.
struct ReplayCommand: ArcadeCommand {
  let name = "replay"
  let summary = "Plays a recording after checking that it is faithful."
  let help = """
    Usage: arcade replay FILE [--fast] [--sides SIDES]

    Plays a recording made by `arcade play --record FILE`. First it checks the whole
    game off screen, and rejects a recording that does not reproduce its digest.
    With your kata plugged in, it then names the first tick that differs, provided
    that the book's own code reproduces the digest.

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
    if recording.commands.count > arcade.manyTicks {
      console.writeError("Checking \(recording.commands.count) ticks first …\n")
    }
    let last = recording.played(with: game)
    guard last.transcript.digest.description == recording.digest else {
      throw ArcadeError.unfaithful(path, difference: difference(in: recording, under: sides))
    }
    guard !isFast else {
      console.write(Frame(of: last.world).lines.joined(separator: "\n") + "\n")
      report(last, on: console)
      return true
    }
    let display = try arcade.openDisplay("`arcade replay --fast`")
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

  /// Describes the first tick in which a kata differs from a recording, if the book's own code
  /// reproduces the recording's digest.
  private func difference(in recording: Recording, under sides: Sides) -> String? {
    guard sides.guest != nil else { return nil }
    var own = sides
    own.guest = nil
    let book = Game(systems: Systems(own))
    guard recording.played(with: book).transcript.digest.description == recording.digest else {
      return nil
    }
    return recording.firstDifference(between: Game(systems: Systems(sides)), and: book)
  }

  private func report(_ game: Recorder, on console: any Console) {
    console.write(
      "Score \(game.world.score), wave \(game.world.wave), seed \(game.seed), "
        + "\(counted(game.ticks, "tick")), digest \(game.transcript.digest).\n")
  }
}

extension Recording {
  /// The first tick after which a kata's world is not the book's, with the first difference.
  fileprivate func firstDifference(between kata: Game, and book: Game) -> String? {
    var (mine, theirs) = (World(seed: seed, wave: firstWave), World(seed: seed, wave: firstWave))
    for (index, command) in commands.enumerated() {
      kata.step(&mine, command)
      book.step(&theirs, command)
      guard mine.description != theirs.description else { continue }
      let found = mine.differences(from: theirs, name: "yours", otherName: "the recording")
      let more = found.count > 1 ? "; and \(found.count - 1) more" : ""
      return "tick \(index + 1) is the first to differ: \(found.first ?? "")\(more)."
    }
    return nil
  }
}
