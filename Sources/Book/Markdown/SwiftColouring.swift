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

  /// The pieces of some code, without losing a character.
  package static func all(in code: String) -> [SwiftPiece] {
    var pieces: [SwiftPiece] = []
    func add(_ text: SwiftCode, _ kind: Kind) {
      if !text.isEmpty { pieces.append(SwiftPiece(text: String(text), kind: kind)) }
    }
    var rest = code[...].unicodeScalars
    var start = rest.startIndex
    // What stands before a word decides how it is read.
    var sign: Unicode.Scalar?
    while let first = rest.first {
      guard let (text, kind) = token(rest, after: sign) else {
        if !first.properties.isWhitespace { sign = first }
        rest.removeFirst()
        continue
      }
      add(code.unicodeScalars[start..<text.startIndex], .other)
      add(text, kind)
      start = text.endIndex
      rest = rest[start...]
      sign = nil
    }
    add(code.unicodeScalars[start...], .other)
    return pieces
  }

  /// The comment, string, name or word that some code begins with; nil if it begins with none.
  private static func token(
    _ code: SwiftCode, after sign: Unicode.Scalar?
  ) -> (SwiftCode, Kind)? {
    if let comment = code.comment { return (comment, .comment) }
    if let string = code.string { return (string, .string) }
    if let name = code.escapedName { return (name, .other) }
    return code.word.map { ($0, kind(of: String($0), after: sign)) }
  }

  private static func kind(of word: String, after sign: Unicode.Scalar?) -> Kind {
    if word.hasPrefix("@") || word.hasPrefix("#") { return .keyword }
    if word.first(where: { $0 != "_" })?.isUppercase == true { return .type }
    // `for` in `move(for ticks: Int)` and in `move(for: 3)` is a label, not the keyword.
    let isLabel = (sign == "(" || sign == ",") && statements.contains(word)
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
