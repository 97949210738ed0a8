// Pieces of running text that contain no others.

extension SpanParser {
  mutating func takeEscape(_ marks: Span.Marks) -> Bool {
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

  mutating func takeBreak(_ marks: Span.Marks) -> Bool {
    let end = text[position...].firstIndex { $0 != " " } ?? text.count
    guard end < text.count, text[end] == "\n" else { return false }
    if end - position >= 2 { spans.append(.lineBreak) } else { append(" ", marks) }
    position = end + 1
    return true
  }

  mutating func takeCode(_ marks: Span.Marks) -> Bool {
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

  /// A comment or an HTML tag.
  mutating func takeAngle(_ marks: Span.Marks) -> Bool {
    if matches("<!--", at: position), let end = find("-->", from: position + 4) {
      position = end + 3
      return true
    }
    guard let end = find(">", from: position) else { return false }
    let inside = String(text[(position + 1)..<end])
    guard !inside.contains("\n") else { return false }
    let tags = ["a", "b", "br", "code", "div", "em", "i", "img", "kbd", "p", "strong"]
    let name = inside.drop { $0 == "/" }.prefix { $0.isLetter }.lowercased()
    guard tags.contains(name) else { return false }
    if name == "br" { spans.append(.lineBreak) }
    position = end + 1
    return true
  }
}
