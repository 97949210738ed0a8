import Terminal

/// Colours Swift code lightly: keywords, types, strings and comments.
///
/// It knows the words and symbols of the language, not its grammar: a capital letter means a type.
package enum SwiftColouring {
  package static func lines(_ code: [String]) -> [Line] {
    var lines: [Line] = code.isEmpty ? [] : [[]]
    for piece in SwiftPiece.all(in: code.joined(separator: "\n")) {
      for (index, part) in piece.text.lines.enumerated() {
        if index > 0 { lines.append([]) }
        lines[lines.count - 1].append(Run(part, piece.style))
      }
    }
    return lines
  }
}

/// A piece of Swift code of one colour.
package struct SwiftPiece {
  package enum Kind {
    case keyword, type, string, comment, other
  }

  package let text: String
  package let kind: Kind

  /// Kept, since it is prepared on its first use: that takes longer than most files.
  nonisolated(unsafe) private static let form =
    #/
    (?<comment> //.* | /\*(?s:.*?)(?:\*/|$) )
    | (?<string> """(?s:.*?)"""
      | (?<hashes>\#+)".*?"\k<hashes>
      | "(?: \\\((?: [^()"\n] | "[^"\n]*" | \([^()\n]*\) )*\) | \\. | [^"\\\n] )*"? )
    | `[^`\n]*`
    # What stands before a word decides how it is read.
    | (?<lead> [.(,]\s* )? (?<word> [@\#]?\w+ )
    /#

  /// The pieces of some code, without losing a character.
  package static func all(in code: String) -> [SwiftPiece] {
    var pieces: [SwiftPiece] = []
    func add(_ text: Substring, _ kind: Kind) {
      if !text.isEmpty { pieces.append(SwiftPiece(text: String(text), kind: kind)) }
    }
    var position = code.startIndex
    for match in code.matches(of: form) {
      let text = match.word ?? match.0
      add(code[position..<text.startIndex], .other)
      position = text.endIndex
      if match.comment != nil {
        add(text, .comment)
      } else if match.string != nil {
        add(text, .string)
      } else {
        add(text, match.word.map { kind(of: String($0), after: match.lead?.first) } ?? .other)
      }
    }
    add(code[position...], .other)
    return pieces
  }

  private static func kind(of word: String, after sign: Character?) -> Kind {
    if word.hasPrefix("@") || word.hasPrefix("#") { return .keyword }
    if word.first(where: { $0 != "_" })?.isUppercase == true { return .type }
    // `for` in `move(for ticks: Int)` and in `move(for: 3)` is a label, not the keyword.
    let isLabel = sign != nil && statements.contains(word)
    return sign == "." || isLabel || !keywords.contains(word) ? .other : .keyword
  }

  private static let statements = Set(
    """
    as break case catch continue default defer do else fallthrough for guard if import in is repeat
    return switch throw throws where while
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let keywords = statements.union(
    """
    actor any associatedtype async await class convenience deinit enum extension false fileprivate
    final func indirect init inout internal lazy let mutating nil nonisolated nonmutating override
    private protocol public required rethrows self some static struct subscript super true
    try typealias unowned var weak
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  fileprivate var style: Style {
    switch kind {
    case .keyword: .magenta
    case .type: .cyan
    case .string: .green
    case .comment: .dim
    case .other: .plain
    }
  }
}
