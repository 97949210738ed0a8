// Pieces of running text that contain others.

extension SpanParser {
  mutating func takeLink(_ marks: Span.Marks) -> Bool {
    let isImage = text[position] == "!"
    let opening = position + (isImage ? 1 : 0)
    guard opening < text.count, text[opening] == "[",
      let closing = closingBracket(from: opening)
    else { return false }
    let label = String(text[(opening + 1)..<closing])
    guard let (address, end) = destination(after: closing) else { return false }
    let outer = spans
    let inner = SpanParser().spans(in: label, marks: marks.union(.link))
    spans = outer + inner
    let shown = inner.map(\.text).joined()
    if shown != address { spans.append(Span(text: address, marks: .address)) }
    position = end
    return true
  }

  func closingBracket(from opening: Int) -> Int? {
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

  /// The address of a link and the position after it.
  func destination(after closing: Int) -> (String, end: Int)? {
    guard matches("](", at: closing) else { return nil }
    var depth = 0
    for index in (closing + 1)..<text.count {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      guard depth == 0 else { continue }
      let inside = String(text[(closing + 2)..<index])
      return (inside.prefix { !$0.isWhitespace }.trimmed(of: "<>"), index + 1)
    }
    return nil
  }

  mutating func takeEmphasis(_ marks: Span.Marks) -> Bool {
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
      spans += SpanParser().spans(in: inside, marks: marks.union(added[length - 1]))
      position = after
      return true
    }
    return false
  }

  /// The position of a run of exactly this delimiter, outside code.
  func closing(_ delimiter: String, from start: Int) -> Int? {
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
