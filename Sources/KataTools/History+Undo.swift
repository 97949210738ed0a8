import BookContents
import Toolchain

/// What the workbook has done in a kata.
extension History {
  /// The files with which the kata began.
  func filesAtStart() async throws -> Files {
    let start = entries.first { if case .start = $0.event { true } else { false } }
    guard let start else { return try await kata.files(of: .before) }
    return try await KataLog(kata).files(at: start)
  }

  /// The entry whose files `undo` brings back.
  ///
  /// - Parameter word: An entry's number, as typed; nil for the workbook's latest action. An action
  ///   that was undone is not undone again.
  package func entryToUndo(_ word: String?) throws -> KataLog.Entry {
    if let word {
      guard let entry = entries.first(where: { $0.number == Int(word) }) else {
        throw BookError.noSuch("entry", word, known: entries.map { "\($0.number)" }.reversed())
      }
      return entry
    }
    var limit = Int.max
    for entry in entries where entry.number < limit && entry.event.changesFiles {
      guard case .undo(let number) = entry.event else { return entry }
      limit = number
    }
    throw KataError(
      "The workbook has no edit of kata \(kata.lesson.number) left to take back.")
  }

  /// The number of the latest hint since the kata began; 0 if there was none.
  var lastHint: Int {
    for entry in entries {
      switch entry.event {
      case .start: return 0
      case .hint(let number): return number
      default: continue
      }
    }
    return 0
  }
}
