import Book
import Text

/// Makes HTML of Swift code, lightly coloured.
enum CodeText {
  static func html(_ code: [String]) -> HTML {
    SwiftPiece.lines(code).map { html($0) }.joined(by: "\n")
  }

  /// A line.
  ///
  /// - Parameter changed: For each sign whether it is marked, as what differs from the line beside it;
  ///   empty where none is.
  static func html(_ line: [SwiftPiece], changed: [Bool] = []) -> HTML {
    guard !changed.isEmpty else { return line.map(coloured).joined() }
    var changed = changed[...]
    return line.flatMap { piece -> [HTML] in
      var parts: [(text: String, isChanged: Bool)] = []
      for sign in piece.text {
        let isChanged = changed.popFirst() ?? false
        if parts.last?.isChanged != isChanged { parts.append(("", isChanged)) }
        parts[parts.count - 1].text.append(sign)
      }
      return parts.map { text, isChanged in
        let part = coloured(SwiftPiece(text, piece.kind))
        return isChanged ? "<mark>\(part)</mark>" : part
      }
    }.joined()
  }

  /// The style knows what stands for which colour; short names keep large pages small.
  private static func coloured(_ piece: SwiftPiece) -> HTML {
    switch piece.kind {
    case .keyword: "<b>\(piece.text)</b>"
    case .type: "<i>\(piece.text)</i>"
    case .comment: "<small>\(piece.text)</small>"
    case .string: #"<span class="s">\#(piece.text)</span>"#
    case .other: "\(piece.text)"
    }
  }
}
