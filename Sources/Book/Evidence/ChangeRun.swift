import Text

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
  var isCode: Bool {
    let line = trimmed
    return !line.isEmpty && !["//", "import ", "@testable import "].contains(where: line.hasPrefix)
  }
}
