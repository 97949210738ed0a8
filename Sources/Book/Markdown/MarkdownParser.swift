import Terminal

/// Reads a page: the part of CommonMark and its tables that the book's pages use.
///
/// Comments of HTML are left out. Nothing is an error: what does not fit a rule is text.
package struct MarkdownParser {
  private let lines: [String]
  private let references: [String: String]

  /// - Parameter text: With line ends of any kind; tabs count as up to four columns.
  package init(_ text: String) {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { MarkdownParser.clean($0) }
    var references: [String: String] = [:]
    var fence: Fence?
    lines = all.filter { line in
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
        return true
      }
      fence = Fence(line)
      guard fence == nil, let (name, address) = MarkdownParser.reference(in: line) else {
        return true
      }
      references[name] = references[name] ?? address
      return false
    }
    self.references = references
  }

  package func blocks() -> [Block] {
    BlockParser(lines: lines, spans: SpanParser(references: references)).blocks()
  }

  /// A line without control characters, its tabs made spaces.
  private static func clean(_ line: Substring) -> String {
    var result = ""
    for character in line {
      if character == "\t" {
        result += String(repeating: " ", count: 4 - TextWidth.columns(of: result) % 4)
      } else if character.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
        result.append(character)
      }
    }
    return result
  }

  /// The name and address in a line such as `[name]: https://example.org`.
  private static func reference(in line: String) -> (name: String, address: String)? {
    guard line.hasPrefix("["), let end = line.firstRange(of: "]: ") else { return nil }
    let name = line[line.index(after: line.startIndex)..<end.lowerBound]
    let address = line[end.upperBound...].drop { $0 == " " }.prefix { $0 != " " }
    guard !name.isEmpty, !name.hasPrefix("^"), !address.isEmpty else { return nil }
    return (name.lowercased(), address.trimmed(of: "<>"))
  }
}
