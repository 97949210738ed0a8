import Book
import Text

/// Makes HTML of Swift code, lightly coloured.
enum CodeText {
  static func html(_ code: [String]) -> HTML {
    SwiftPiece.lines(code).map(html).joined(by: "\n")
  }

  static func html(_ line: [SwiftPiece]) -> HTML { line.map(coloured).joined() }

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
