/// Reads what `git diff` prints in colours, which are how it tells lines that moved.
enum LineDiffParser {
  static func files(in output: String) -> [FileDifference] {
    var files: [FileDifference] = []
    var paths = DiffPaths()
    // How many lines of each side the hunk still has: a line of code may look like a heading.
    var left = (before: 0, after: 0)
    for colored in output.split(separator: "\n", omittingEmptySubsequences: false) {
      let (line, color) = plain(colored)
      if left.before > 0 || left.after > 0 {
        guard let marker = line.first else { continue }
        let change = marker == " " ? .none : change(marker, color)
        if change.isInBefore { left.before -= 1 }
        if change.isInAfter { left.after -= 1 }
        files[files.count - 1].add(DiffLine(String(line.dropFirst()), change))
      } else if line.hasPrefix("@@ "), let counts = counts(in: line) {
        if let file = paths.takeFile() { files.append(file) }
        left = counts
        files[files.count - 1].hunks.append(.init(place: place(line), lines: []))
      } else {
        paths.read(line)
      }
    }
    return files
  }

  private static func change(_ marker: Character, _ color: String?) -> DiffLine.Change {
    let told = GitDiff.colors.first { $0.code == color }?.change
    return told ?? (marker == "+" ? .added : .removed)
  }

  /// Takes the colours off a line.
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

  /// The lines of each side in a hunk, by its heading `@@ -1,4 +1,6 @@`.
  private static func counts(in heading: String) -> (before: Int, after: Int)? {
    guard let match = heading.prefixMatch(of: #/@@ -\d+(,(\d+))? \+\d+(,(\d+))? @@/#) else {
      return nil
    }
    return (match.2.flatMap { Int($0) } ?? 1, match.4.flatMap { Int($0) } ?? 1)
  }

  /// The heading without the line of code that git puts behind it.
  static func place(_ heading: String) -> String {
    heading.prefixMatch(of: #/@@ .*? @@/#).map { String($0.output) } ?? heading
  }
}

/// The paths in the lines that stand before a file's first hunk.
struct DiffPaths {
  private var before: String?
  private var after: String?

  mutating func read(_ line: String) {
    if line.hasPrefix("--- ") { before = path(line) }
    if line.hasPrefix("+++ ") { after = path(line) }
  }

  /// A new file with the paths that were read; nil when none were since the last.
  mutating func takeFile() -> FileDifference? {
    guard before != nil || after != nil else { return nil }
    defer { (before, after) = (nil, nil) }
    return FileDifference(before: before, after: after, hunks: [])
  }

  private func path(_ line: String) -> String? {
    // A name with spaces is followed by a tab.
    let path = line.dropFirst(4).prefix { $0 != "\t" }
    return path == "/dev/null" ? nil : String(path)
  }
}

extension FileDifference {
  /// Adds a line to the hunk that was begun last.
  mutating func add(_ line: DiffLine) {
    hunks[hunks.count - 1].lines.append(line)
  }
}
