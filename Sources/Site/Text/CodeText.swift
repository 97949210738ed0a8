import Book

/// Makes HTML of Swift code, lightly coloured.
enum CodeText {
  /// A part of a line with its colour, marked if it differs from the line beside it.
  struct Part: Hashable {
    var text: String
    let kind: SwiftPiece.Kind
    var isChanged = false
  }

  /// The code with line ends.
  static func html(_ lines: [String]) -> HTML {
    self.lines(lines).map { .group($0.map(html)) }.joined(by: "\n")
  }

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

  static func html(_ part: Part) -> HTML {
    let text = coloured(.text(part.text), part.kind)
    return part.isChanged ? HTML("mark", text) : text
  }

  /// The style knows what stands for which colour; short names keep large pages small.
  private static func coloured(_ text: HTML, _ kind: SwiftPiece.Kind) -> HTML {
    switch kind {
    case .keyword: HTML("b", text)
    case .type: HTML("i", text)
    case .comment: HTML("small", text)
    case .string: HTML("span", ["class": "s"], text)
    case .other: text
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
