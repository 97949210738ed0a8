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
  /// - Parameter message: A subject `Refactoring: title`, and paragraphs below it with the reason;
  ///   one of them may begin with `Large: `.
  init(
    number: Int, path: String, message: String, before: SourceTree, after: SourceTree,
    files: [FileDifference]
  ) throws(BookError) {
    let paragraphs = message.lines.split(separator: "").map { $0.joined(separator: " ").trimmed }
    let subject = paragraphs.first ?? ""
    guard let colon = subject.firstRange(of: ": ") else {
      throw .damaged(path, reason: "its subject is not of the form “Refactoring: title”")
    }
    let reasons = paragraphs.dropFirst().filter { !$0.hasPrefix("Large: ") }
    guard !reasons.isEmpty else {
      throw .damaged(path, reason: "it gives no reason below its subject")
    }
    let large = paragraphs.first { $0.hasPrefix("Large: ") }
    self.init(
      number: number, path: path, refactoring: subject[..<colon.lowerBound].trimmed,
      title: subject[colon.upperBound...].trimmed, reason: reasons.joined(separator: " "),
      largeBecause: large?.dropFirst("Large: ".count).trimmed, before: before, after: after,
      files: files)
  }
}
