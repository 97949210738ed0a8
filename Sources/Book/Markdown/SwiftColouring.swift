import Terminal

/// Colours Swift code lightly: keywords, types, strings and comments.
///
/// It knows the words and symbols of the language, not its grammar: a capital letter means a type.
package enum SwiftColouring {
  package static func lines(_ code: [String]) -> [Line] {
    var scanner = SwiftScanner(Array(code.joined(separator: "\n")))
    var lines: [Line] = code.isEmpty ? [] : [[]]
    while let token = scanner.next() {
      for (index, part) in token.text.lines.enumerated() {
        if index > 0 { lines.append([]) }
        lines[lines.count - 1].append(Run(part, style(of: token.kind)))
      }
    }
    return lines
  }

  private static func style(of kind: SwiftScanner.Kind) -> Style {
    switch kind {
    case .keyword: .magenta
    case .type: .cyan
    case .string: .green
    case .comment: .dim
    case .other: .plain
    }
  }
}
