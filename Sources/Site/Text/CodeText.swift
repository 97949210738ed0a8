import Book

/// Makes HTML of Swift code, lightly coloured.
enum CodeText {
  /// A part of a line with its colour, marked if it differs from the line beside it.
  struct Part {
    var text: String
    let kind: SwiftPiece.Kind
    var isChanged = false
  }

  /// The code with line ends.
  static func html(_ code: [String]) -> HTML { lines(code).map(html).joined(by: "\n") }

  /// The parts of each line.
  static func lines(_ code: [String]) -> [[Part]] {
    var lines: [[Part]] = code.isEmpty ? [] : [[]]
    for piece in SwiftPiece.all(in: code.joined(separator: "\n")) {
      for (index, text) in piece.text.lines.enumerated() {
        if index > 0 { lines.append([]) }
        if !text.isEmpty { lines[lines.count - 1].append(Part(text: text, kind: piece.kind)) }
      }
    }
    return lines
  }

  static func html(_ line: [Part]) -> HTML {
    line.map { $0.isChanged ? "<mark>\(coloured($0))</mark>" : coloured($0) }.joined()
  }

  /// The style knows what stands for which colour; short names keep large pages small.
  private static func coloured(_ part: Part) -> HTML {
    switch part.kind {
    case .keyword: "<b>\(part.text)</b>"
    case .type: "<i>\(part.text)</i>"
    case .comment: "<small>\(part.text)</small>"
    case .string: #"<span class="s">\#(part.text)</span>"#
    case .other: "\(part.text)"
    }
  }

  /// The parts of a line, marked where its words have changed.
  static func marked(_ line: [Part], _ words: [WordDifference.Part]) -> [Part] {
    var marked: [Part] = []
    var line = line[...]
    for word in words {
      var left = word.text.count
      while left > 0, let part = line.popFirst() {
        let taken = String(part.text.prefix(left))
        marked.append(Part(text: taken, kind: part.kind, isChanged: word.isChanged))
        left -= taken.count
        let rest = String(part.text.dropFirst(taken.count))
        if !rest.isEmpty { line = [Part(text: rest, kind: part.kind)] + line }
      }
    }
    return marked + line
  }
}
