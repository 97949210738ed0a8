import Foundation
import Text
import Toolchain

/// The figures of a change, counted in code: comments, blank lines and imports do not count.
package struct Figures: Codable, Equatable, Sendable {
  /// Existing lines that the change edits or removes.
  package var linesEdited = 0
  /// The net number of new lines; a line that replaces another counts as edited.
  package var linesAdded = 0
  /// Existing files in which code is changed, added or removed.
  package var filesOpened = 0

  package init() {}

  /// The figures of a change to some files.
  package init(from old: Files, to new: Files) async throws {
    for path in Set(old.keys).union(new.keys) where old[path] != new[path] {
      guard path.hasSuffix(".swift") else { continue }
      let (left, right) = (old.text(path) ?? "", new.text(path) ?? "")
      let (was, now) = (CodeLines(left), CodeLines(right))
      var isOpened = false
      for (removed, added) in try await Figures.hunks(from: left, to: right) {
        let edited = removed.count(where: was.isCode)
        let written = added.count(where: now.isCode)
        linesEdited += edited
        linesAdded += max(0, written - edited)
        isOpened = isOpened || edited + written > 0
      }
      if isOpened, old[path] != nil { filesOpened += 1 }
    }
  }

  /// The lines, counted from 0, that git finds removed and added together.
  private static func hunks(
    from old: String, to new: String
  ) async throws -> [(Range<Int>, Range<Int>)] {
    try await TemporaryFolder.with { folder in
      try Files(uniqueKeysWithValues: [("old", Data(old.utf8)), ("new", Data(new.utf8))])
        .write(to: folder)
      let diff = try await Git.run(
        "diff", "--no-index", "--histogram", "--unified=0", "old", "new", in: folder,
        accepting: [0, 1])
      return diff.text.matches(of: #/(?m)^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/#).map {
        (range($0.1, $0.2), range($0.3, $0.4))
      }
    }
  }

  private static func range(_ first: Substring, _ count: Substring?) -> Range<Int> {
    let (first, count) = (Int(first) ?? 1, count.flatMap { Int($0) } ?? 1)
    return first - 1..<first - 1 + count
  }

  /// In words, such as “1 line edited, 3 added, 2 files”.
  package var words: String {
    "\(counted(linesEdited, "line")) edited, \(linesAdded) added, \(counted(filesOpened, "file"))"
  }
}
