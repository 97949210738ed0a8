/// An error that the compiler reported.
package struct CompilerError: Hashable, Sendable {
  /// Where it is, as a path relative to the root; nil when the compiler names no file.
  package let place: SourcePlace?
  /// Counted from 1.
  package let column: Int?
  /// The compiler's message, in one line.
  package let message: String
  /// The compiler's full text for the error, with its notes and the quoted source.
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
