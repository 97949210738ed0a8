import Book
import Foundation

/// A recorded game, in pictures: what `arcade transcript --pictures` prints.
struct RecordedGame: Sendable, Decodable {
  struct Picture: Sendable, Decodable {
    let wave: Int
    let score: Int
    let lives: Int
    let words: String
    /// The rows, without blanks at their ends.
    let rows: [String]
    /// Each row's inks, as counts and letters such as `1f30_3e46_1f`; `_` is a blank.
    let inks: [String]
  }

  let seed: UInt64
  let pictures: [Picture]

  static let path = "Lessons/Game.json"
}

extension RecordedGame {
  init(in workbook: Workbook) throws(BookError) {
    try self.init(json: try workbook.text(at: RecordedGame.path))
  }

  init(json: String) throws(BookError) {
    guard let game = try? JSONDecoder().decode(RecordedGame.self, from: Data(json.utf8)) else {
      throw .damaged(RecordedGame.path, reason: "it holds no game in pictures")
    }
    self = game
  }
}

extension RecordedGame.Picture {
  /// Each row as pieces in one ink.
  var runs: [[(text: String, ink: String)]] {
    zip(rows, inks).map { row, inks in
      var rest = row[...]
      return inks.matches(of: #/(\d+)(\D)/#).map { run in
        let text = rest.prefix(Int(run.1) ?? 0)
        rest = rest.dropFirst(text.count)
        return (String(text), String(run.2))
      }
    }
  }
}
