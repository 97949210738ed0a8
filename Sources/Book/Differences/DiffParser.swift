/// Reads git's diffs; with the colours of ``GitDiff``, it recognizes lines that moved.
struct DiffParser {
  private var files: [FileDifference] = []
  /// Whether a file's heading has been read and its first hunk may follow.
  private var isInHeading = false
  /// How many lines of each side are left in the hunk, since a line of code may look like a
  /// heading.
  private var left = (old: 0, new: 0)

  /// - Parameter text: A diff; text before its first file is ignored.
  static func files(in text: String) -> [FileDifference] {
    var parser = DiffParser()
    // Splits by bytes: as characters, a line feed after a carriage return is not a line feed.
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let (text, color) = plain(Substring(line))
      parser.read(text, color)
    }
    return parser.files
  }

  private mutating func read(_ line: String, _ color: String?) {
    if line.hasPrefix("\\ "), let hunk = files.last?.hunks.indices.last,
      let last = files.last?.hunks[hunk].lines.indices.last
    {
      files[files.count - 1].hunks[hunk].lines[last].hasLineEnd = false
    } else if left.old > 0 || left.new > 0 {
      add(line, color)
    } else if line.hasPrefix("diff --git ") {
      isInHeading = true
      let path = DiffParser.path(line)
      files.append(FileDifference(left: path, right: path, hunks: []))
    } else if isInHeading, line.hasPrefix("new file mode ") {
      files[files.count - 1].left = nil
    } else if isInHeading, line.hasPrefix("deleted file mode ") {
      files[files.count - 1].right = nil
    } else if let match = line.prefixMatch(of: #/@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/#),
      !files.isEmpty
    {
      isInHeading = false
      left = (match.1.flatMap { Int($0) } ?? 1, match.2.flatMap { Int($0) } ?? 1)
      // Without the line of code that git appends.
      files[files.count - 1].hunks.append(.init(place: String(match.0), lines: []))
    }
  }

  private mutating func add(_ line: String, _ color: String?) {
    let change: DiffLine.Change =
      switch line.unicodeScalars.first {
      case "+": color == GitDiff.movedHere.code ? .movedHere : .added
      case "-": color == GitDiff.movedAway.code ? .movedAway : .removed
      default: .none
      }
    if change.isOnLeft { left.old -= 1 }
    if change.isOnRight { left.new -= 1 }
    let hunk = files[files.count - 1].hunks.count - 1
    let text = String(line.unicodeScalars.dropFirst())
    files[files.count - 1].hunks[hunk].lines.append(DiffLine(text, change))
  }

  /// The path in a heading such as `diff --git a/Ship.swift b/Ship.swift`, whose two names have the
  /// same length, without everything up to the first slash.
  private static func path(_ heading: String) -> String {
    let names = heading.dropFirst("diff --git ".count)
    return String(names.prefix(names.count / 2).drop { $0 != "/" }.dropFirst())
  }

  /// Removes the colours from a line.
  ///
  /// - Returns: The text, and the code of the first colour in it.
  private static func plain(_ line: Substring) -> (text: String, color: String?) {
    var text = ""
    var color: String?
    var rest = line
    while let start = rest.firstIndex(of: "\u{1B}") {
      text += rest[..<start]
      let end = rest[start...].firstIndex(of: "m") ?? rest.endIndex
      let code = rest[start..<end].dropFirst(2)
      if color == nil, !code.isEmpty { color = String(code) }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
    return (text + rest, color)
  }
}
