import SpaceGame
import Terminal
import Text

/// `arcade replay`: plays a recording.
struct ReplayCommand: ArcadeCommand {
  let name = "replay"
  let summary = "Plays a recording, after making sure that it is faithful."
  let help = """
    Usage: arcade replay FILE [--fast] [--sides SIDES]

    Plays a recording that `arcade play --record FILE` made. First it is played
    unseen: one that does not lead to the digest it carries is told at once and not
    shown. Where a kata is plugged in, the first tick that differs is named, if the
    book's own code plays the recording as it was.

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
      tell(of: last, on: console)
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
    tell(of: last, on: console)
    return true
  }

  /// The first tick in which a kata plays otherwise than a recording, in words. It is known if the
  /// book's own code leads to the recording's digest.
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

  private func tell(of game: Recorder, on console: any Console) {
    console.write(
      "Score \(game.world.score), wave \(game.world.wave), seed \(game.seed), "
        + "\(counted(game.ticks, "tick")), digest \(game.transcript.digest).\n")
  }
}

extension Recording {
  /// The first tick after which a kata's world is not the book's, with what differs first in it.
  fileprivate func firstDifference(between kata: Game, and book: Game) -> String? {
    var (mine, theirs) = (World(seed: seed, wave: firstWave), World(seed: seed, wave: firstWave))
    for (index, command) in commands.enumerated() {
      kata.step(&mine, command)
      book.step(&theirs, command)
      guard mine.description != theirs.description else { continue }
      let found = mine.differences(from: theirs, name: "yours", otherName: "the recording")
      let more = found.count > 1 ? "; and \(found.count - 1) more" : ""
      return "tick \(index + 1) is the first that differs: \(found.first ?? "")\(more)."
    }
    return nil
  }
}
