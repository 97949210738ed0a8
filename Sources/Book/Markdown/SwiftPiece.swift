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

  /// The pieces of some code; no character is lost.
  package static func all(in code: String) -> [SwiftPiece] {
    var pieces: [SwiftPiece] = []
    func add(_ text: Substring, _ kind: Kind) {
      if !text.isEmpty { pieces.append(SwiftPiece(text, kind)) }
    }
    var rest = code[...]
    for match in code.matches(of: token) {
      let (_, comment, string, word) = match.output
      let between = rest[..<match.range.lowerBound]
      add(between, .other)
      // The sign before a word decides how it is read.
      let sign = between.last { !$0.isWhitespace }
      let colour = word.map { kind(of: $0, after: sign) } ?? .other
      add(match.output.0, comment != nil ? .comment : string != nil ? .string : colour)
      rest = rest[match.range.upperBound...]
    }
    add(rest, .other)
    return pieces
  }

  /// A comment, a string with values in it, a name in backticks, or a word. An unclosed string ends
  /// with its line, and an unclosed comment of several lines with the code.
  ///
  /// Nothing can change it, so several threads may read it.
  nonisolated(unsafe) private static let token =
    #/
    (\/\/.* | \/\*(?s:.*?)(?:\*\/|\z))
    | (\#+".*?"\#+ | """(?s:.*?)"""
      | "(?:\\\((?:[^()"\n]|"[^"\n]*"|\((?:[^()\n]|\([^()\n]*\))*\))*\)|\\.|[^"\n])*"?)
    | `[^`\n]*`
    | ([@\#]?\w+)
    /#.matchingSemantics(.unicodeScalar)

  private static func kind(of word: Substring, after sign: Character?) -> Kind {
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

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split(whereSeparator: \.isWhitespace))
  }
}
