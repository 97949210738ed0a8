/// An error that the compiler found.
package struct CompilerError: Hashable, Sendable {
  /// Where it is, with a path from the root; nil where the compiler blames no file.
  package let place: SourcePlace?
  /// Counted from 1.
  package let column: Int?
  /// What the compiler says in one line.
  package let message: String
  /// All that the compiler says of it, with its notes and the source that it points at.
  package let text: String

  package var path: String? { place?.path }
  package var line: Int? { place?.line }

  package init(place: SourcePlace?, column: Int?, message: String, text: String) {
    self.place = place
    self.column = column
    self.message = message
    self.text = text
  }

  /// - Parameter text: Begins with a line such as `Sources/Ship.swift:12:5: error: …`.
  init(_ text: String) {
    let head = text.prefix { $0 != "\n" }
    let parts = head.split(separator: ": error: ", maxSplits: 1)
    let match = parts.first?.wholeMatch(of: #/(.+?):([0-9]+)(?::([0-9]+))?/#)
    let place = match.flatMap { match in
      Int(match.2).map { SourcePlace(path: String(match.1), line: $0) }
    }
    self.init(
      place: place?.path == "<unknown>" ? nil : place, column: match?.3.flatMap { Int($0) },
      message: parts.count > 1 ? String(parts[1]) : String(head), text: text)
  }
}
