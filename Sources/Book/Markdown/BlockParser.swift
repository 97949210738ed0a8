/// Splits lines into blocks, from first to last.
struct BlockParser {
  var lines: [String]
  let spans = SpanParser()
  var position = 0

  init(lines: [String]) {
    self.lines = lines
  }

  func blocks() -> [Block] {
    var parser = self
    var blocks: [Block] = []
    while let line = parser.current {
      if LineShape.isBlank(line) || parser.skipComment() {
        if LineShape.isBlank(line) { parser.position += 1 }
      } else if let block = parser.next(line) {
        blocks.append(block)
      }
    }
    return blocks
  }

  var current: String? { position < lines.count ? lines[position] : nil }

  func nested(_ lines: [String]) -> [Block] {
    BlockParser(lines: lines).blocks()
  }

  private mutating func next(_ line: String) -> Block? {
    if let fence = Fence(line) { return code(fence) }
    if let heading = LineShape.heading(line) {
      position += 1
      return .heading(level: heading.level, spans.spans(in: heading.text))
    }
    if LineShape.isRule(line) {
      position += 1
      return .rule
    }
    if isQuote(line) { return quote() }
    if let mark = LineShape.listMark(line) { return list(mark) }
    if isDetails(line) { return details() }
    return table() ?? paragraph()
  }

  /// Whether a line ends the paragraph above it.
  func interrupts(_ line: String) -> Bool {
    if LineShape.isBlank(line) || Fence(line) != nil || LineShape.heading(line) != nil {
      return true
    }
    if LineShape.isRule(line) || isQuote(line) || isDetails(line) { return true }
    if let mark = LineShape.listMark(line) { return mark.number == nil || mark.number == 1 }
    return isComment(line)
  }

  private mutating func paragraph() -> Block? {
    var text: [String] = []
    while let line = current, text.isEmpty || !interrupts(line) && !isTable(at: position) {
      text.append(String(line.drop { $0 == " " }))
      position += 1
    }
    let found = spans.spans(in: text.joined(separator: "\n").trimmed(of: " "))
    return found.isEmpty ? nil : .paragraph(found)
  }

  private mutating func code(_ fence: Fence) -> Block {
    position += 1
    var inside: [String] = []
    while let line = current {
      position += 1
      if fence.isClosed(by: line) { break }
      inside.append(String(line.dropFirst(min(fence.indent, LineShape.indent(of: line)))))
    }
    return .code(language: fence.language, lines: inside)
  }
}
