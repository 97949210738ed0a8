/// A refactoring on the way from before to after.
package struct Step: Hashable, Sendable {
  /// Counted from 1.
  package let number: Int
  /// Its patch, as a path in the book.
  package let path: String
  /// The refactoring's name in the literature, such as “Extract Class”.
  package let refactoring: String
  /// What is done here, in a few words.
  package let title: String
  /// Why it is done, in a sentence.
  package let reason: String
  /// Why it is so large; only if it is larger than ``readableLines``.
  package let largeBecause: String?
  package let before: SourceTree
  package let after: SourceTree
  /// The changes, with moved lines marked as such.
  package let files: [FileDifference]

  /// How many changed lines a reader can take in at once.
  package static let readableLines = 40

  /// How many lines a reader has to take in: added and removed ones, but not moved or blank ones.
  package var changedLines: Int { count(of: .removed) + count(of: .added) }

  private func count(of change: DiffLine.Change) -> Int {
    files.flatMap(\.hunks).flatMap(\.lines).count {
      $0.change == change && !$0.text.allSatisfy(\.isWhitespace)
    }
  }

  /// Such as “24 lines changed, 12 moved”.
  package var size: String {
    let changed = "\(changedLines) \(changedLines == 1 ? "line" : "lines") changed"
    let moved = count(of: .movedHere)
    return moved == 0 ? changed : "\(changed), \(moved) moved"
  }
}

extension Step {
  /// - Parameter patch: Under a subject `Refactoring: title` it has paragraphs with the reason; one
  ///   of them may begin with `Large: `.
  init(number: Int, path: String, patch: String, before: SourceTree, after: SourceTree) throws {
    let head = #/(?m)^Subject: \[PATCH.*?\] (.+?): (.+(?:\n .+)*)\n(?:\S.*\n)*\n((?s:.*?))^---$/#
    guard let match = patch.firstMatch(of: head) else {
      throw BookError.damaged(
        path, reason: "its subject is not of the form “Refactoring: title”")
    }
    func line(_ lines: some Collection<String>) -> String {
      lines.map(\.trimmed).joined(separator: " ")
    }
    let paragraphs = String(match.3).lines.split(separator: "").map(line)
    let large = paragraphs.first { $0.hasPrefix("Large: ") }
    let reasons = paragraphs.filter { !$0.hasPrefix("Large: ") }
    guard !reasons.isEmpty else {
      throw BookError.damaged(path, reason: "it gives no reason below its subject")
    }
    self.init(
      number: number, path: path, refactoring: String(match.1), title: line(String(match.2).lines),
      reason: line(reasons), largeBecause: large.map { String($0.dropFirst("Large: ".count)) },
      before: before, after: after, files: try GitDiff.files(from: before, to: after))
  }
}
