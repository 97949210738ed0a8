import Text

/// Changed lines close together in a hunk, with up to two unchanged lines between them.
struct ChangeRun {
  let hunk: Int
  /// The lines, with their indices in the hunk.
  let lines: ArraySlice<DiffLine>

  /// How many unchanged lines may lie between changed ones in the same place.
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

  /// Its separate places with code; nil stands for a whole file that is new or removed.
  var places: [ChangeRun?] {
    left == nil || right == nil ? [nil] : runs.filter(\.hasCode)
  }

  fileprivate func line(of run: ChangeRun) -> Int {
    let above = hunks[run.hunk].lines[..<run.lines.startIndex]
    return hunks[run.hunk].start + 1 + above.count(where: \.change.isOnLeft)
  }

  /// The difference without some of its changes.
  fileprivate func without(_ run: ChangeRun) -> FileDifference {
    var rest = self
    let kept = run.lines.filter(\.change.isOnLeft).map { DiffLine($0.text, .none) }
    rest.hunks[run.hunk].lines.replaceSubrange(run.lines.indices, with: kept)
    return rest
  }
}

extension Patch {
  /// The places in code at which it changes the sources in a folder: each with the line before
  /// which it begins, 0 for a whole file, and the sources with every change except this one.
  package func places(
    in tree: SourceTree, _ folder: String
  ) throws -> [(file: String, line: Int, rest: SourceTree)] {
    try files.enumerated().flatMap { index, file -> [(String, Int, SourceTree)] in
      guard let path = file.path(in: folder) else { return [] }
      return try file.places.map { run in
        var others = self
        others.files.replaceSubrange(index...index, with: run.map { [file.without($0)] } ?? [])
        let rest = others.files.isEmpty ? tree : try others.applied(to: tree, in: folder)
        return (path, run.map(file.line) ?? 0, rest)
      }
    }
  }
}

extension String {
  /// How many lines of code it has.
  package var codeLines: Int { lines.count(where: \.isCode) }

  /// Whether a line is more than blank, a comment or an import.
  var isCode: Bool {
    let line = trimmed
    return !line.isEmpty && !["//", "import ", "@testable import "].contains(where: line.hasPrefix)
  }
}
