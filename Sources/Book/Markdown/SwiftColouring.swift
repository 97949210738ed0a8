import Terminal

/// Colours Swift code lightly: keywords, types, strings and comments.
///
/// It knows the words and symbols of the language, not its grammar: a capital letter means a type.
package struct SwiftColouring {
  static let keyword = Style.magenta
  static let type = Style.cyan
  static let string = Style.green
  static let comment = Style.dim

  package init() {}

  package func lines(_ code: [String]) -> [Line] {
    var scanner = SwiftScanner(Array(code.joined(separator: "\n")))
    var lines: [Line] = [[]]
    while let token = scanner.next() {
      let style = SwiftColouring.style(of: token.kind)
      for (index, part) in token.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { lines.append([]) }
        lines[lines.count - 1].append(Run(String(part), style))
      }
    }
    return code.isEmpty ? [] : lines
  }

  private static func style(of kind: SwiftScanner.Kind) -> Style {
    switch kind {
    case .keyword: keyword
    case .type: type
    case .string: string
    case .comment: comment
    case .other: .plain
    }
  }
}
