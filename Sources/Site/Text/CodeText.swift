import Book
import Text

/// Makes HTML of Swift code, lightly coloured.
enum CodeText {
  /// A line longer than this may wrap on a narrow screen.
  private static let narrow = 36

  static func html(_ code: [String]) -> HTML {
    let lines = zip(code, SwiftPiece.lines(code)).map { text, pieces -> HTML in
      // Only a line that may wrap gets its own element, which also ends the line.
      look(of: text).map { #"<span class="\#($0)">\#(html(pieces))\#n</span>"# }
        ?? [html(pieces), "\n"].joined()
    }
    return lines.joined()
  }

  static func html(_ line: [SwiftPiece]) -> HTML {
    let words = line.map(\.text).joined().split(separator: " ")
    let breaks = words.contains { $0.count > narrow / 2 }
    return line.map { coloured($0, breaks) }.joined()
  }

  /// The classes of a line, including the indent of its second line, if it may wrap.
  static func look(of line: String, _ look: String? = nil) -> String? {
    let blanks = line.prefix { $0 == " " }.count
    let looks = [look, line.count > narrow ? "i\(min(blanks / 2 * 2, 12))" : nil].compactMap(\.self)
    return looks.isEmpty ? nil : looks.joined(separator: " ")
  }

  /// The style sheet maps elements to colours; short names keep pages small.
  private static func coloured(_ piece: SwiftPiece, _ breaks: Bool) -> HTML {
    switch piece.kind {
    case .keyword: "<b>\(piece.text)</b>"
    case .type: "<i>\(piece.text)</i>"
    case .comment: "<small>\(piece.text)</small>"
    case .string: #"<span class="s">\#(piece.text)</span>"#
    case .other where !breaks: arrows(piece.text)
    case .other: breakable(piece.text)
    }
  }

  /// Code that may be broken before a dot or after a parenthesis, so that names stay whole; but not
  /// in `..<` or `()`.
  private static func breakable(_ text: String) -> HTML {
    let mark = "\u{200B}"
    let marked = text.replacing(#/\.+|\((?!\))/#) { found in
      switch found.output {
      case ".": "\(mark)."
      case "(": "(\(mark)"
      default: String(found.output)
      }
    }
    return marked.split(separator: mark, omittingEmptySubsequences: false)
      .map { arrows(String($0)) }.joined(by: "<wbr>")
  }

  /// Arrows are never broken.
  private static func arrows(_ text: String) -> HTML {
    text.pieces(between: "->").joined(by: "<u>-&gt;</u>")
  }
}
