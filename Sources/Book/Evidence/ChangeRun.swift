/// How much a change is, counted in code: comments, blank lines and imports do not count.
package struct ChangeSize: Equatable, Sendable, Codable {
  /// Existing lines that are changed or removed.
  package var linesEdited = 0
  /// Lines that there are more; one that takes the place of another is an edited one.
  package var linesAdded = 0
  /// Existing files with code that is changed, added or removed.
  package var filesOpened = 0

  package init() {}

  package init(of files: [FileDifference]) {
    for file in files {
      let runs = file.runs.filter(\.hasCode)
      if file.left != nil, !runs.isEmpty { filesOpened += 1 }
      for lines in runs.flatMap({ $0.lines.split { $0.change == .none } }) {
        let removed = lines.count { $0.change.isOnLeft && $0.text.isCode }
        let added = lines.count { $0.change.isOnRight && $0.text.isCode }
        linesEdited += removed
        linesAdded += max(0, added - removed)
      }
    }
  }
}

/// Changed lines that lie together in a hunk, and up to two unchanged ones between them.
struct ChangeRun {
  let hunk: Int
  /// The lines, with their indices in the hunk.
  let lines: ArraySlice<DiffLine>

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
      return ranges.map { ChangeRun(hunk: index, lines: hunk.lines[$0]) }
    }
  }

  /// Its separate places with code; nil stands for the whole of a file that is new or gone.
  var places: [ChangeRun?] {
    left == nil || right == nil ? [nil] : runs.filter(\.hasCode)
  }
}

extension String {
  /// How many lines of code it has.
  package var codeLines: Int { lines.count(where: \.isCode) }

  /// Whether a line is more than a comment, an import or blank.
  fileprivate var isCode: Bool {
    let line = trimmed
    return !line.isEmpty && !["//", "import ", "@testable import "].contains(where: line.hasPrefix)
  }
}
