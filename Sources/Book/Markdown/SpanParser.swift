/// Parses running text: emphasis, code, links, and the little HTML that pages use.
///
/// It knows a part of CommonMark, read from left to right; whatever does not fit a rule is text.
struct SpanParser {
  var text: [Character] = []
  var position = 0
  var spans: [Span] = []

  func spans(in text: String, marks: Span.Marks = []) -> [Span] {
    var parser = self
    parser.text = Array(text)
    parser.position = 0
    parser.spans = []
    parser.parse(marks)
    return parser.spans
  }

  mutating func parse(_ marks: Span.Marks) {
    while position < text.count {
      let start = position
      let isTaken =
        switch text[position] {
        case "\\": takeEscape(marks)
        case "`": takeCode(marks)
        case "<": takeAngle(marks)
        case "[", "!": takeLink(marks)
        case "*", "_": takeEmphasis(marks)
        case " ", "\n": takeBreak(marks)
        default: false
        }
      if isTaken { continue }
      // If a run of delimiters opens nothing, all of it is text.
      position = start
      repeat {
        append(String(text[position]), marks)
        position += 1
      } while position < text.count && text[position] == text[start] && "*_`".contains(text[start])
    }
  }

  mutating func append(_ piece: String, _ marks: Span.Marks) {
    if let last = spans.last, last.marks == marks, !last.isLineBreak {
      spans[spans.count - 1].text += piece
    } else {
      spans.append(Span(text: piece, marks: marks))
    }
  }

  func matches(_ word: String, at index: Int) -> Bool {
    index + word.count <= text.count && zip(text[index...], word).allSatisfy(==)
  }

  func find(_ word: String, from index: Int) -> Int? {
    guard index <= text.count else { return nil }
    return (index..<text.count).first { matches(word, at: $0) }
  }
}
