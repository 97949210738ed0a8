import Text

/// A piece of Swift code of one colour.
///
/// It knows the words and symbols of the language, not its grammar: a capital letter means a type.
package struct SwiftPiece: Equatable {
  package enum Kind {
    case keyword, type, string, comment, other
  }

  package let text: String
  package let kind: Kind

  package init(_ text: some StringProtocol, _ kind: Kind) {
    self.text = String(text)
    self.kind = kind
  }

  /// The pieces of each line of some code.
  package static func lines(_ code: [String]) -> [[SwiftPiece]] {
    var lines: [[SwiftPiece]] = code.isEmpty ? [] : [[]]
    for piece in all(in: code.joined(separator: "\n")) {
      for (index, text) in piece.text.lines.enumerated() {
        if index > 0 { lines.append([]) }
        if !text.isEmpty { lines[lines.count - 1].append(SwiftPiece(text, piece.kind)) }
      }
    }
    return lines
  }

  /// The pieces of some code, without losing a character.
  package static func all(in code: String) -> [SwiftPiece] {
    var pieces: [SwiftPiece] = []
    func add(_ text: SwiftCode, _ kind: Kind) {
      if !text.isEmpty { pieces.append(SwiftPiece(Substring(text), kind)) }
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

  private static let statements = words(
    """
    as break case catch continue default defer do else fallthrough for guard if import in is repeat
    return switch throw throws where while
    """)

  private static let keywords = statements.union(
    words(
      """
      actor any associatedtype async await class convenience deinit enum extension false fileprivate
      final func indirect init inout internal lazy let mutating nil nonisolated nonmutating override
      private protocol public required rethrows self some static struct subscript super true
      try typealias unowned var weak
      """))

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
