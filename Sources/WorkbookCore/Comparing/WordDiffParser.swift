/// Reads what `git diff --word-diff=porcelain` prints: a piece on each line, `~` ends a line.
enum WordDiffParser {
  static func files(in output: String) -> [FileDifference] {
    var files: [FileDifference] = []
    var paths = DiffPaths()
    var pieces: [DiffLine.Piece] = []
    var isInHunk = false
    for line in output.split(separator: "\n").map(String.init) {
      if line.hasPrefix("@@ ") {
        if let file = paths.takeFile() { files.append(file) }
        files[files.count - 1].hunks.append(.init(place: LineDiffParser.place(line), lines: []))
        isInHunk = true
      } else if line.hasPrefix("diff ") {
        isInHunk = false
      } else if !isInHunk {
        paths.read(line)
      } else if line == "~" {
        files[files.count - 1].add(pieces.isEmpty ? DiffLine("", .none) : DiffLine(pieces))
        pieces = []
      } else if let change = change(line.first) {
        pieces.append(.init(text: String(line.dropFirst()), change: change))
      }
    }
    return files
  }

  private static func change(_ marker: Character?) -> DiffLine.Change? {
    switch marker {
    case " ": DiffLine.Change.none
    case "-": .removed
    case "+": .added
    default: nil
    }
  }
}
