import Text

/// A near miss of a source: one line of it changed a little, or left out.
struct Mutant: Equatable, Sendable {
  /// Counted from 1.
  let line: Int
  /// What the line becomes; nil where it is left out.
  let replacement: String?
  /// The whole source.
  let text: String

  /// Such as “line 4 may as well be …”, without the line's indentation.
  var change: String {
    replacement.map { "line \(line) may as well be “\($0.trimmed)”" }
      ?? "line \(line) may as well be left out"
  }

  /// All near misses of a source, line by line; some do not compile.
  ///
  /// - Parameter lines: The numbers of the lines to change, from 1; all where nil.
  static func all(of text: String, in lines: Set<Int>? = nil) -> [Mutant] {
    let source = text.lines
    let edits = LineEdits(source)
    return source.indices.filter { lines?.contains($0 + 1) != false }.flatMap { index in
      edits.replacements(at: index).map { line in
        var changed = source
        changed.replaceSubrange(index...index, with: line.map { [$0] } ?? [])
        return Mutant(line: index + 1, replacement: line, text: changed.joined(separator: "\n"))
      }
    }
  }
}
