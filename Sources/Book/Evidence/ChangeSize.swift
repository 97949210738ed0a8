/// How much a change is, counted in code: comments, blank lines and imports do not count.
package struct ChangeSize: Hashable, Sendable, Codable {
  /// Existing lines that are changed or removed.
  package var linesEdited = 0
  /// Lines that there are more; one that takes the place of another is an edited one.
  package var linesAdded = 0
  /// Existing files with code that is changed, added or removed.
  package var filesOpened = 0

  package init() {}

  package init(of files: [FileDifference]) {
    for file in files {
      let places = file.runs.filter(\.hasCode)
      if file.left != nil, !places.isEmpty { filesOpened += 1 }
      for lines in places.flatMap({ $0.lines.split { $0.change == .none } }) {
        let removed = lines.count { $0.change.isOnLeft && $0.text.isCode }
        let added = lines.count { $0.change.isOnRight && $0.text.isCode }
        linesEdited += removed
        linesAdded += max(0, added - removed)
      }
    }
  }

  /// The size of a change to a module's sources.
  package init(from old: SourceTree, to new: SourceTree) throws {
    self.init(of: try GitDiff.files(from: old, to: new))
  }
}

/// A separate place of a change: changed lines that lie together in a file, or a new file.
struct ChangeRun {
  /// The index of its hunk, and of its lines there; the whole file if it is new or gone.
  let hunk: Int
  let range: Range<Int>
  /// The changed lines, and up to two unchanged ones between them.
  let lines: [DiffLine]

  /// How many unchanged lines may lie between changed ones that are one place.
  static let gap = 2

  var hasCode: Bool { lines.contains { $0.change != .none && $0.text.isCode } }
}

extension FileDifference {
  var runs: [ChangeRun] {
    hunks.enumerated().flatMap { index, hunk in
      var ranges: [Range<Int>] = []
      for (line, text) in hunk.lines.enumerated() where text.change != .none {
        if let last = ranges.last, line - last.upperBound <= ChangeRun.gap {
          ranges[ranges.count - 1] = last.lowerBound..<line + 1
        } else {
          ranges.append(line..<line + 1)
        }
      }
      return ranges.map { ChangeRun(hunk: index, range: $0, lines: Array(hunk.lines[$0])) }
    }
  }

  /// Its separate places with code; nil stands for the whole of a file that is new or gone.
  var places: [ChangeRun?] {
    left == nil || right == nil ? [nil] : runs.filter(\.hasCode)
  }

  /// The difference as it is when the changes at a place are not made.
  func without(_ run: ChangeRun) -> FileDifference {
    var rest = self
    rest.hunks[run.hunk].lines = hunks[run.hunk].lines.enumerated().compactMap { index, line in
      guard run.range.contains(index), line.change != .none else { return line }
      return line.change.isOnLeft ? DiffLine(line.text, .none) : nil
    }
    return rest
  }
}

extension String {
  /// How many lines of code it has.
  package var codeLines: Int { lines.count(where: \.isCode) }

  /// Whether a line is more than a comment, an import or blank.
  fileprivate var isCode: Bool {
    let line = trimmed
    return !line.isEmpty && !line.hasPrefix("//") && !line.hasPrefix("import ")
      && !line.hasPrefix("@testable import ")
  }
}
