import Text

/// A refactoring on the way from before to after, kept as a patch that `git am` can apply.
package struct Step: Equatable, Sendable {
  /// Counted from 1.
  package let number: Int
  /// Its patch, as a path in the book.
  package let path: String
  /// The refactoring's name in the literature, such as “Extract Class”.
  package let refactoring: String
  /// The work of this step, in a few words.
  package let title: String
  /// The reason for it, in a sentence.
  package let reason: String
  /// Why it is so large; only if it is larger than ``readableLines``.
  package let largeBecause: String?
  package let before: SourceTree
  package let after: SourceTree
  /// The changes; moved lines are marked as such.
  package let files: [FileDifference]

  /// How many changed lines a reader can take in at once.
  package static let readableLines = 40

  /// How many lines a reader has to take in: added and removed lines, but not moved or blank ones.
  package var changedLines: Int { count(of: .removed) + count(of: .added) }

  private func count(of change: DiffLine.Change) -> Int {
    files.flatMap(\.lines).count { $0.change == change && !$0.isBlank }
  }

  /// Such as “24 lines changed, 12 moved”.
  package var size: String {
    let changed = "\(counted(changedLines, "line")) changed"
    let moved = count(of: .movedHere)
    return moved == 0 ? changed : "\(changed), \(moved) moved"
  }
}

// MARK: - Reading

extension Step {
  /// The folder of a lesson's steps, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "\(lesson.pageFolder)/Steps" }

  /// The steps of a lesson, each applied to the one before it.
  ///
  /// - Throws: ``BookError`` if there are none, or if one cannot be applied.
  package static func all(of lesson: Lesson, in workbook: Workbook) throws -> [Step] {
    let folder = folder(of: lesson)
    let names = workbook.names(in: folder).filter { $0.hasSuffix(".diff") }
    guard !names.isEmpty else { throw BookError.missing(folder) }
    let sources = lesson.sources(.before)
    var tree = try workbook.tree(of: lesson, .before)
    return try zip(1..., names).map { number, name in
      let path = "\(folder)/\(name)"
      guard name.hasPrefix((number < 10 ? "0" : "") + "\(number)-") else {
        throw BookError.damaged(
          path, reason: "it is in the place of step \(number), but has another number")
      }
      let before = tree
      tree = try Patch(at: path, in: workbook, staysIn: [sources]).applied(to: before, in: sources)
      return try Step(
        number: number, path: path, patch: workbook.text(at: path), before: before, after: tree)
    }
  }

  /// - Parameter patch: Has paragraphs with the reason under a subject `Refactoring: title`; one of
  ///   them may begin with `Large: `.
  private init(
    number: Int, path: String, patch: String, before: SourceTree, after: SourceTree
  ) throws {
    let head = #/(?m)^Subject: \[PATCH.*?\] (.+?): (.+(?:\n .+)*)\n(?:\S.*\n)*\n((?s:.*?))^---$/#
    guard let match = patch.firstMatch(of: head) else {
      throw BookError.damaged(
        path, reason: "its subject does not have the form “Refactoring: title”")
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
