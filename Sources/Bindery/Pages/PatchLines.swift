import Book
import Text

/// The lines that a page shows of a patch, with their signs, without git's own lines.
enum PatchLines {
  /// The lines of all hunks, with `…` between hunks, without snippet marks and common indentation.
  static func shown(of patch: String) -> [String] {
    let hunks = patch.lines.drop { !$0.hasPrefix("@@ ") }
    var lines: [(sign: String, text: Substring)] = []
    for line in hunks.dropFirst() where !line.hasPrefix("\\") {
      if line.hasPrefix("diff --git ") { break }
      if line.hasPrefix("@@ ") {
        lines.append(("…", ""))
      } else if Anchor(String(line.dropFirst())) == nil {
        lines.append((line.prefix(1).trimmed, line.dropFirst()))
      }
    }
    let isBlank = { (line: (sign: String, text: Substring)) in
      line.sign.isEmpty && line.text.allSatisfy { $0 == " " }
    }
    while let first = lines.first, isBlank(first) { lines.removeFirst() }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    let indentations = lines.filter { !$0.text.isEmpty }.map { $0.text.prefix { $0 == " " }.count }
    let margin = indentations.min() ?? 0
    return lines.map { line in
      let text = line.text.dropFirst(margin)
      return text.isEmpty ? line.sign : line.sign.padded(to: 1) + " " + text
    }
  }
}
