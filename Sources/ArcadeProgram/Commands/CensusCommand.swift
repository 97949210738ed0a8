import SpaceGame
import Terminal

/// `arcade census`: the three reports of the classic opening cast.
struct CensusCommand: ArcadeCommand {
  let name = "census"
  let summary = "Counts the opening cast: characters, lives, velocities."
  let help = """
    Usage: arcade census [--sides SIDES] [--with NAME]

    Prints the three reports on the opening cast: one player, twenty raiders and
    two bullets for each raider. They give the number of characters, their lives,
    and the velocities of those that have one, as a compass direction and cells a
    second.

    \(SharedHelp.sides)

    """

  func run(_ words: [String], in arcade: Arcade, on console: any Console) async throws -> Bool {
    var arguments = arguments(words)
    let game = Game(systems: Systems(try arguments.sides(in: arcade)))
    try arguments.finish()
    // The opening cast is the same for every seed.
    console.write(game.census(of: World(seed: 0)).text)
    return true
  }
}

extension Census {
  /// The three reports, and the notes.
  var text: String {
    """
    Characters: \(characters) flying objects

    Lives of each:
    \(lines(lives.map(String.init)))

    Velocities: \(velocities.count)
    \(lines(velocities.map(\.description)))

    """ + (notes.isEmpty ? "" : "\n\(notes.joined(separator: "\n"))\n")
  }

  /// Twenty to a line.
  private func lines(_ words: [String]) -> String {
    stride(from: 0, to: words.count, by: 20).map { start in
      "  " + words[start..<min(start + 20, words.count)].joined(separator: " ")
    }.joined(separator: "\n")
  }
}
