/// A comment on a line of its own that says where the lines below it come from, such as
/// `<!-- code: Sources/Ship.swift#lives -->`.
package struct Marker: Hashable, Sendable {
  /// The word before the colon, such as `code`.
  package let kind: String
  /// The words behind it.
  package let source: String

  /// - Returns: Nil if it is another line.
  package init?(_ line: String) {
    guard let match = line.wholeMatch(of: #/\s*<!--\s*(\w+):\s*(.*?)\s*-->\s*/#) else { return nil }
    kind = String(match.1)
    source = String(match.2)
  }
}
