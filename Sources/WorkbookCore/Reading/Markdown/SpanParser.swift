/// Reads running text: emphasis, code, links, and the little HTML that pages use.
///
/// A part of CommonMark, read from left to right; what does not fit a rule is text.
struct SpanParser {
  /// Addresses of `[name]: address` lines, by their names in lower case.
  let references: [String: String]
  private var text: [Character] = []
  private var position = 0
  private var spans: [Span] = []

  init(references: [String: String] = [:]) {
    self.references = references
  }

  func spans(in text: String, marks: Span.Marks = []) -> [Span] {
    var parser = self
    parser.text = Array(text)
    parser.position = 0
    parser.spans = []
    parser.parse(marks)
    return parser.spans
  }

  private mutating func parse(_ marks: Span.Marks) {
    while position < text.count {
      let start = position
      let isTaken =
        switch text[position] {
        case "\\": takeEscape(marks)
        case "`": takeCode(marks)
        case "<": takeAngle(marks)
        case "&": takeEntity(marks)
        case "[", "!": takeLink(marks)
        case "*", "_": takeEmphasis(marks)
        case " ", "\n": takeBreak(marks)
        default: false
        }
      if isTaken { continue }
      // A run of delimiters that opens nothing is text as a whole.
      position = start
      repeat {
        append(String(text[position]), marks)
        position += 1
      } while position < text.count && text[position] == text[start] && "*_`".contains(text[start])
    }
  }

  private mutating func append(_ piece: String, _ marks: Span.Marks) {
    if let last = spans.last, last.marks == marks, !last.isLineBreak {
      spans[spans.count - 1].text += piece
    } else {
      spans.append(Span(text: piece, marks: marks))
    }
  }

  private func matches(_ word: String, at index: Int) -> Bool {
    index + word.count <= text.count && zip(text[index...], word).allSatisfy(==)
  }

  private func find(_ word: String, from index: Int) -> Int? {
    guard index <= text.count else { return nil }
    return (index..<text.count).first { matches(word, at: $0) }
  }
}

// MARK: - Single pieces

extension SpanParser {
  private mutating func takeEscape(_ marks: Span.Marks) -> Bool {
    guard position + 1 < text.count else { return false }
    let next = text[position + 1]
    if next == "\n" {
      spans.append(.lineBreak)
    } else if next.isASCII, next.isPunctuation || next.isSymbol {
      append(String(next), marks)
    } else {
      return false
    }
    position += 2
    return true
  }

  private mutating func takeBreak(_ marks: Span.Marks) -> Bool {
    let end = text[position...].firstIndex { $0 != " " } ?? text.count
    guard end < text.count, text[end] == "\n" else { return false }
    if end - position >= 2 { spans.append(.lineBreak) } else { append(" ", marks) }
    position = end + 1
    return true
  }

  private mutating func takeCode(_ marks: Span.Marks) -> Bool {
    let ticks = text[position...].prefix { $0 == "`" }.count
    var index = position + ticks
    while index < text.count {
      guard text[index] == "`" else {
        index += 1
        continue
      }
      let closing = text[index...].prefix { $0 == "`" }.count
      if closing == ticks {
        var code = String(text[(position + ticks)..<index].map { $0 == "\n" ? " " : $0 })
        if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        spans.append(Span(text: code, marks: marks.union(.code)))
        position = index + closing
        return true
      }
      index += closing
    }
    return false
  }

  private mutating func takeEntity(_ marks: Span.Marks) -> Bool {
    let entities = ["&lt;": "<", "&gt;": ">", "&amp;": "&", "&quot;": "\"", "&nbsp;": "\u{A0}"]
    guard let entity = entities.first(where: { matches($0.key, at: position) }) else {
      return false
    }
    append(entity.value, marks)
    position += entity.key.count
    return true
  }

  /// A comment, an address in angle brackets, or a tag of HTML.
  private mutating func takeAngle(_ marks: Span.Marks) -> Bool {
    if matches("<!--", at: position), let end = find("-->", from: position + 4) {
      position = end + 3
      return true
    }
    guard let end = find(">", from: position) else { return false }
    let inside = String(text[(position + 1)..<end])
    guard !inside.contains("\n") else { return false }
    if inside.hasPrefix("http://") || inside.hasPrefix("https://") {
      append(inside, marks.union(.link))
    } else {
      let tags = [
        "a", "b", "br", "code", "div", "em", "i", "img", "kbd", "p", "strong", "sub", "sup",
      ]
      let name = inside.drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()
      guard tags.contains(name) else { return false }
      if name == "br" { spans.append(.lineBreak) }
    }
    position = end + 1
    return true
  }
}

// MARK: - Pieces with text inside

extension SpanParser {
  private mutating func takeLink(_ marks: Span.Marks) -> Bool {
    let isImage = text[position] == "!"
    let opening = position + (isImage ? 1 : 0)
    guard opening < text.count, text[opening] == "[",
      let closing = closingBracket(from: opening)
    else { return false }
    let label = String(text[(opening + 1)..<closing])
    guard let (address, end) = destination(after: closing, label: label) else { return false }
    let outer = spans
    let inner = SpanParser(references: references).spans(in: label, marks: marks.union(.link))
    spans = outer + inner
    let shown = inner.map(\.text).joined()
    if shown != address { spans.append(Span(text: address, marks: .address)) }
    position = end
    return true
  }

  private func closingBracket(from opening: Int) -> Int? {
    var depth = 0
    var index = opening
    while index < text.count {
      switch text[index] {
      case "\\": index += 1
      case "[": depth += 1
      case "]":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The address of a link and the place after it.
  private func destination(after closing: Int, label: String) -> (String, end: Int)? {
    if matches("](", at: closing) {
      var depth = 0
      for index in (closing + 1)..<text.count {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        guard depth == 0 else { continue }
        let inside = String(text[(closing + 2)..<index])
        let address = inside.prefix { !$0.isWhitespace }
        return (address.trimmed(of: "<>"), index + 1)
      }
      return nil
    }
    if matches("][", at: closing), let end = find("]", from: closing + 2) {
      let name = end == closing + 2 ? label : String(text[(closing + 2)..<end])
      return references[name.lowercased()].map { ($0, end + 1) }
    }
    return references[label.lowercased()].map { ($0, closing + 1) }
  }

  private mutating func takeEmphasis(_ marks: Span.Marks) -> Bool {
    let mark = text[position]
    let length = min(3, text[position...].prefix { $0 == mark }.count)
    let start = position + length
    guard start < text.count, !text[start].isWhitespace else { return false }
    if mark == "_", position > 0, text[position - 1].isLetter || text[position - 1].isNumber {
      return false
    }
    let delimiter = String(repeating: mark, count: length)
    var end = start
    while let found = closing(delimiter, from: end + 1) {
      end = found
      let after = found + length
      let isWordEnd =
        mark == "*" || after >= text.count || !(text[after].isLetter || text[after].isNumber)
      guard !text[found - 1].isWhitespace, isWordEnd else { continue }
      let added: [Span.Marks] = [.emphasis, .strong, [.emphasis, .strong]]
      let inside = String(text[start..<found])
      spans += SpanParser(references: references)
        .spans(in: inside, marks: marks.union(added[length - 1]))
      position = after
      return true
    }
    return false
  }

  /// Where a run of just this delimiter is, outside code.
  private func closing(_ delimiter: String, from start: Int) -> Int? {
    var index = start
    var isCode = false
    while index < text.count {
      if text[index] == "`" { isCode.toggle() }
      if text[index] == "\\" { index += 1 }
      if !isCode, matches(delimiter, at: index) {
        let run = text[index...].prefix { $0 == delimiter.first }.count
        if run == delimiter.count { return index }
        if run == 3 || run > delimiter.count + 1 { return index + run - delimiter.count }
        index += run
        continue
      }
      index += 1
    }
    return nil
  }
}

extension StringProtocol {
  /// The text without these characters at both ends.
  func trimmed(of characters: String) -> String {
    let start = drop { characters.contains($0) }
    return String(String(start.reversed().drop { characters.contains($0) }).reversed())
  }
}
