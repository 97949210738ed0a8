import Text

/// Reads git's diffs; with the colour of ``GitDiff``, it recognizes lines that moved.
enum DiffParser {
  /// - Parameter text: A diff; text before its first file is ignored.
  /// - Throws: ``UnreadDiff``, where a part of it would be lost.
  static func files(in text: String) throws(UnreadDiff) -> [FileDifference] {
    let colour = #/\u{1B}\[\d*m/#
    let hunkHeading = #/@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/#
    var files: [FileDifference] = []
    // How many lines of each side are left in the hunk, since a line of code may look like a
    // heading.
    var left = (old: 0, new: 0)
    var isInHunk = false
    let lines = text.linesOfGit
    for painted in lines.dropLast(lines.last == "" ? 1 : 0) {
      let line = painted.utf8.contains(0x1B) ? painted.replacing(colour, with: "") : painted
      let file = files.count - 1
      let wasInHunk = isInHunk
      isInHunk = left.old > 0 || left.new > 0
      if isInHunk {
        let isMoved = painted.hasPrefix(GitDiff.movedMark)
        if line.hasPrefix("\\") { continue }
        guard let change = change(line, isMoved: isMoved) else {
          throw .hunk(files[file].path, has: "fewer")
        }
        if change.isOnLeft { left.old -= 1 }
        if change.isOnRight { left.new -= 1 }
        let code = String(line.unicodeScalars.dropFirst())
        files[file].hunks[files[file].hunks.count - 1].lines.append(DiffLine(code, change))
      } else if wasInHunk, !line.isEmpty, line != "-- ", change(line, isMoved: false) != nil {
        throw .hunk(files[file].path, has: "more")
      } else if line.hasPrefix("diff --git ") {
        let path = path(line)
        files.append(FileDifference(left: path, right: path, hunks: []))
      } else if file >= 0, line.hasPrefix("new file mode ") {
        files[file].left = nil
      } else if file >= 0, line.hasPrefix("deleted file mode ") {
        files[file].right = nil
      } else if file >= 0, line.hasPrefix("rename from ") || line.hasPrefix("copy from ") {
        throw .renamed(files[file].path)
      } else if file >= 0, let match = line.prefixMatch(of: hunkHeading) {
        left = (match.1.flatMap { Int($0) } ?? 1, match.2.flatMap { Int($0) } ?? 1)
        // Without the line of code that git appends.
        files[file].hunks.append(.init(place: String(match.0), lines: []))
      }
    }
    guard left.old <= 0, left.new <= 0 else { throw .hunk(files.last?.path ?? "", has: "fewer") }
    return files
  }

  /// What happened to a line in a hunk; nil for a line that belongs to none.
  private static func change(_ line: String, isMoved: Bool) -> DiffLine.Change? {
    switch line.unicodeScalars.first {
    case "+": isMoved ? .movedHere : .added
    case "-": isMoved ? .movedAway : .removed
    case " ", nil: DiffLine.Change.none
    default: nil
    }
  }

  /// The path in a heading such as `diff --git a/Ship.swift b/Ship.swift`, whose two names have the
  /// same length, without everything up to the first slash.
  private static func path(_ heading: String) -> String {
    let names = heading.dropFirst("diff --git ".count)
    return String(names.prefix(names.count / 2).drop { $0 != "/" }.dropFirst())
  }
}

/// What a diff says and ``DiffParser`` does not carry out; each with the path of the file.
enum UnreadDiff: Error {
  case hunk(String, has: String)
  case renamed(String)
}

extension UnreadDiff: CustomStringConvertible {
  var description: String {
    switch self {
    case .hunk(let path, let count): "a hunk of \(path) has \(count) lines than it says"
    case .renamed(let path): "it renames or copies \(path): write it with `--no-renames`"
    }
  }
}
