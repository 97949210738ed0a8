import Text

/// Reads git's diffs; with the colour of ``GitDiff``, it recognizes lines that moved.
enum DiffParser {
  /// Something in a diff that the parser does not support.
  struct Unread: Error, CustomStringConvertible {
    let description: String
  }

  /// - Parameter text: A diff; text before its first file is ignored.
  /// - Throws: ``Unread`` if a part of it would be lost.
  static func files(in text: String) throws(Unread) -> [FileDifference] {
    let colour = #/\u{1B}\[\d*m/#
    let hunkHeading = #/@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/#
    var files: [FileDifference] = []
    // How many lines of each side are left in the hunk, since a line of code may look like a
    // heading; nil outside of hunks.
    var left: (old: Int, new: Int)?
    let lines = text.linesOfGit
    for painted in lines.dropLast(lines.last == "" ? 1 : 0) {
      let line = painted.utf8.contains(0x1B) ? painted.replacing(colour, with: "") : painted
      let file = files.count - 1
      let change = change(line, isMoved: painted.hasPrefix(GitDiff.movedMark))
      if let rest = left, rest.old > 0 || rest.new > 0 {
        if line.hasPrefix("\\") { continue }
        guard let change else { throw miscounted(files) }
        left = (rest.old - (change.isOnLeft ? 1 : 0), rest.new - (change.isOnRight ? 1 : 0))
        let code = String(line.unicodeScalars.dropFirst())
        files[file].hunks[files[file].hunks.count - 1].lines.append(DiffLine(code, change))
        continue
      }
      if left != nil, change != nil, !line.isEmpty, line != "-- " { throw miscounted(files) }
      left = nil
      if line.hasPrefix("diff --git ") {
        let path = path(line)
        files.append(FileDifference(left: path, right: path, hunks: []))
      } else if file < 0 {
        continue
      } else if line.hasPrefix("new file mode ") {
        files[file].left = nil
      } else if line.hasPrefix("deleted file mode ") {
        files[file].right = nil
      } else if line.hasPrefix("rename from ") || line.hasPrefix("copy from ") {
        let path = files[file].path
        throw Unread(
          description: "it renames or copies \(path): write it with `--no-renames`")
      } else if let match = line.prefixMatch(of: hunkHeading) {
        left = (match.1.flatMap { Int($0) } ?? 1, match.2.flatMap { Int($0) } ?? 1)
        // Git appends a line of code, which is left out.
        files[file].hunks.append(.init(place: String(match.0), lines: []))
      }
    }
    if let left, left.old > 0 || left.new > 0 { throw miscounted(files) }
    return files
  }

  private static func miscounted(_ files: [FileDifference]) -> Unread {
    Unread(
      description: "a hunk of \(files.last?.path ?? "") has more or fewer lines than it says")
  }

  /// The change of a line in a hunk; nil for a line outside.
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
