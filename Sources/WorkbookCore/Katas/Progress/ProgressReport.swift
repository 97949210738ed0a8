import Foundation

/// The progress for other programs: what `workbook progress --json` prints.
///
/// The shape is an object with `version`, which counts up when a key changes its meaning or goes
/// away, and `lessons`, an array in the order of the book. Keys may be added without a new version.
struct ProgressReport: Encodable {
  enum State: String, Encodable {
    case notStarted
    case started
    case done
  }

  /// Every key is always there; `lastCheck` and `doneSince` are null where there is none.
  struct Entry: Encodable {
    let kata: Kata
    let state: State
    let entry: KataProgress.Entry
    /// How many hints there are.
    let hints: Int

    enum CodingKeys: String, CodingKey {
      case number, name, title, kata, state, lastCheck, doneSince, hintsShown, hints
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(kata.lesson.number, forKey: .number)
      try values.encode(kata.lesson.name, forKey: .name)
      try values.encode(kata.lesson.title, forKey: .title)
      try values.encode(kata.path, forKey: .kata)
      try values.encode(state, forKey: .state)
      try values.encode(entry.lastCheck, forKey: .lastCheck)
      try values.encode(entry.doneSince, forKey: .doneSince)
      try values.encode(entry.hintsShown, forKey: .hintsShown)
      try values.encode(hints, forKey: .hints)
    }
  }

  let version = 1
  let lessons: [Entry]

  init(_ progress: KataProgress, in workbook: Workbook) {
    lessons = Catalogue.lessons.map { lesson in
      let kata = Kata(lesson, in: workbook)
      let entry = progress[lesson]
      let state: State =
        entry.doneSince != nil ? .done : kata.isStarted ? .started : .notStarted
      // Hints that are missing are told by `workbook hint`.
      let hints = (try? HintLadder(of: lesson, in: workbook).hints.count) ?? 0
      return Entry(kata: kata, state: state, entry: entry, hints: hints)
    }
  }

  /// How many are done and not red now.
  var settled: Int { lessons.count { $0.state == .done && !$0.entry.isRed } }

  /// As JSON, with sorted keys and a line end after it.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
