import Text

/// A problem with the book or with what a reader named, in one sentence that says what to do.
package enum BookError: ReaderError, Equatable {
  case noBook(startingAt: String)
  /// Holds the kind of thing, such as “lesson”; the reader's word; the place, such as
  /// “ in lesson 2”; and the known names.
  case noSuch(String, String, in: String = "", known: [String])
  /// A file of the book cannot be used; holds its path in the book.
  case unusable(String, reason: String)

  package var isWrongUsage: Bool { if case .noSuch = self { true } else { false } }

  package var description: String {
    switch self {
    case .noBook(let folder):
      return "There is no workbook in \(folder) or above it: go to the folder that you cloned, or "
        + "use its scripts/workbook."
    case .noSuch(let kind, let word, let place, let known):
      let numbers = (0..<known.count).map { "\($0 + 1)" }
      let choices =
        known == numbers && known.count > 2
        ? "the numbers 1 to \(known.count)" : known.joined(separator: ", ")
      let advice =
        Spelling.nearest(to: word, among: known).map { "did you mean “\($0)”?" }
        ?? (known.isEmpty ? "there are none." : "choose from \(choices).")
      return "There is no \(kind) \(word.quotedForReader)\(place): \(advice)"
    case .unusable(let path, let reason):
      return "\(path) cannot be used (\(reason)): restore it with `git checkout -- \(path)`."
    }
  }
}
