import Foundation
import SpaceGame

/// A game in pictures of the ticks in which something happens.
struct PictureSeries: Encodable {
  struct Picture: Encodable {
    let tick: Int
    let wave: Int
    let score: Int
    let lives: Int
    let words: String
    /// The rows, without trailing blanks.
    let rows: [String]
    /// The inks of each row, as runs: a number of characters and the letter of their ink.
    let inks: [String]
  }

  /// A loss, or a mere shot, gets its own picture only this many ticks after the last one.
  private static let ticksToLoss = 60
  private static let ticksToShot = 150

  let seed: UInt64
  private(set) var pictures: [Picture]

  /// - Parameter pilot: A pilot that plays until it has no more commands or the game is over.
  init(of game: Game, seed: UInt64, by pilot: some Pilot) {
    var (world, pilot) = (World(seed: seed), pilot)
    self.seed = seed
    pictures = [Picture(of: world, "The game begins.")]
    var seen: Set<GameEvent> = []
    while world.phase != .over, let command = pilot.command(for: world) {
      game.step(&world, command)
      let isNew = world.events.reduce(false) { seen.insert($1).inserted || $0 }
      if isNew || isWorthIt(world) { pictures.append(Picture(of: world, world.events.sentences)) }
    }
  }

  private func isWorthIt(_ world: World) -> Bool {
    let wait = world.tick - (pictures.last?.tick ?? 0)
    return world.events.contains { event in
      switch event {
      case .waveStarted, .waveBeaten, .playerHit, .repaired, .gameOver: true
      case .destroyed: wait >= PictureSeries.ticksToLoss
      case .shot: wait >= PictureSeries.ticksToShot
      }
    }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension PictureSeries.Picture {
  fileprivate init(of world: World, _ words: String) {
    let frame = Frame(of: world)
    self.init(
      tick: world.tick, wave: world.wave, score: world.score, lives: world.player?.lives ?? 0,
      words: words, rows: frame.lines,
      inks: (0..<frame.height).map { PictureSeries.Picture.inks(of: frame.row($0)) })
  }

  /// Runs such as `1f30_3e46_1f`; blanks between two characters of one ink count as that ink.
  private static func inks(of cells: ArraySlice<Frame.Cell>) -> String {
    var runs: [(ink: Frame.Ink, count: Int)] = []
    for cell in cells {
      if runs.last?.ink == cell.ink {
        runs[runs.count - 1].count += 1
      } else if runs.count > 1, runs.last?.ink == .blank, runs[runs.count - 2].ink == cell.ink {
        let blanks = runs.removeLast().count
        runs[runs.count - 1].count += blanks + 1
      } else {
        runs.append((cell.ink, 1))
      }
    }
    if runs.last?.ink == .blank { runs.removeLast() }
    return runs.map { "\($0.count)\($0.ink.letter)" }.joined()
  }
}

extension GameEvent {
  fileprivate var sentence: String {
    switch self {
    case .waveStarted(let wave, let census):
      "Wave \(wave) begins, with \(census.characters) flying objects."
    case .waveBeaten(let wave): "Wave \(wave) is beaten."
    case .shot(.player): "The player shoots."
    case .shot(let kind): "A \(kind.rawValue) shoots."
    case .playerHit(livesLeft: 0): "The player is hit, and no life is left."
    case .playerHit(livesLeft: 1): "The player is hit, and one life is left."
    case .playerHit(let lives): "The player is hit, and \(lives) lives are left."
    case .destroyed(.player): "The player's ship is lost."
    case .destroyed(let kind): "A \(kind.rawValue) is destroyed."
    case .repaired: "The player catches a repair kit."
    case .gameOver: "The game is over."
    }
  }
}

extension [GameEvent] {
  fileprivate var sentences: String {
    map(\.sentence).reduce(into: [String]()) { told, sentence in
      if !told.contains(sentence) { told.append(sentence) }
    }.joined(separator: " ")
  }
}

extension Frame.Ink {
  fileprivate var letter: Character {
    switch self {
    case .blank: "_"
    case .frame: "f"
    case .label: "l"
    case .banner: "n"
    case .player: "p"
    case .enemy: "e"
    case .danger: "d"
    case .bonus: "b"
    case .glow: "g"
    }
  }
}
