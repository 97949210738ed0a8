extension SourcePatch {
  /// What a patch does to a file.
  struct File: Hashable {
    var isNew = false
    /// Lines that were there and are changed or gone.
    var removed = 0
    /// Lines that are new, or stand for changed ones.
    var added = 0
  }

  /// The files that it changes, in its order.
  var files: [File] {
    var files: [File] = []
    // How many lines of each side the hunk still has: a line of code may look like a heading.
    var left = (old: 0, new: 0)
    for line in text.lines {
      if left.old > 0 || left.new > 0 {
        switch line.unicodeScalars.first {
        case "+":
          left.new -= 1
          files[files.count - 1].added += 1
        case "-":
          left.old -= 1
          files[files.count - 1].removed += 1
        // “No newline at end of file” is no line of either side.
        case "\\": break
        default:
          left.old -= 1
          left.new -= 1
        }
      } else if line.hasPrefix("diff --git ") {
        files.append(File())
      } else if line.hasPrefix("new file mode "), !files.isEmpty {
        files[files.count - 1].isNew = true
      } else if let match = line.prefixMatch(of: #/@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/#),
        !files.isEmpty
      {
        left = (match.1.flatMap { Int($0) } ?? 1, match.2.flatMap { Int($0) } ?? 1)
      }
    }
    return files
  }
}
