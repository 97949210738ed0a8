import SpaceGame

/// The same commands, played by two.
struct GameComparison {
  let names: [String]
  let ticks: Int
  /// The first tick after which the two worlds differ, counted from 1; nil if none does.
  private(set) var firstDifference: Int?
  /// Names that tick and what differs in it; nil if none does.
  private(set) var difference: String?
  private var films: [Film]

  init(of recording: Recording, _ one: NamedSides, _ other: NamedSides) {
    names = [one.name, other.name]
    ticks = recording.commands.count
    films = [one, other].map { Film(of: recording, by: $0.game) }
    for tick in 0...ticks {
      let worlds = worlds(after: tick)
      guard worlds[0].description != worlds[1].description else { continue }
      firstDifference = tick
      difference = "tick \(tick) is the first that differs: \(named(differences(after: tick)))."
      break
    }
  }

  mutating func worlds(after tick: Int) -> [World] {
    films.indices.map { films[$0].world(after: tick) }
  }

  mutating func differences(after tick: Int) -> [String] {
    let worlds = worlds(after: tick)
    return worlds[0].differences(from: worlds[1], name: names[0], otherName: names[1])
  }

  /// The first of many, and how many there are.
  private func named(_ differences: [String]) -> String {
    let others = differences.count - 1
    return differences.prefix(1).joined() + (others > 0 ? "; and \(others) more" : "")
  }

  /// What came of it, as a sentence.
  var sentence: String {
    guard let difference else {
      return ticks == 1 ? "The only tick is the same." : "All \(ticks) ticks are the same."
    }
    return difference.prefix(1).uppercased() + difference.dropFirst()
  }
}

extension Recording {
  /// A game of the autopilot's.
  ///
  /// - Parameter ticks: How long it is at most; it ends with the game.
  static func demo(by game: Game, seed: UInt64, firstWave: Int, ticks: Int) -> Recording {
    var recorder = Recorder(game: game, seed: seed, firstWave: firstWave)
    while recorder.ticks < ticks, recorder.world.phase != .over {
      recorder.play(Autopilot().command(for: recorder.world))
    }
    return recorder.recording
  }
}
