import Text

/// A comment on its own line that says where the lines below it come from, such as
/// `<!-- code: Sources/Ship.swift#lives -->`.
package struct Marker: Equatable, Sendable {
  /// The word before the colon, such as `code`.
  package let kind: String
  /// The words after it.
  package let source: String

  /// The file of the book that it names, such as `Sources/Ship.swift`.
  package var path: String { String(source.prefix { $0 != "#" }) }
  /// The name of the snippet there; nil for the whole file.
  package var snippet: String? {
    let name = source.dropFirst(path.count + 1)
    return name.isEmpty ? nil : String(name)
  }

  /// - Returns: Nil for any other line.
  package init?(_ line: String) {
    let comment = line.trimmed
    guard comment.hasPrefix("<!--"), comment.hasSuffix("-->") else { return nil }
    let words = comment.dropFirst(4).dropLast(3).split(separator: ":", maxSplits: 1)
    guard words.count == 2, words[0].trimmed.allSatisfy(\.isLetter) else { return nil }
    (kind, source) = (words[0].trimmed, words[1].trimmed)
  }
}
