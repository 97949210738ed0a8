/// Parses a page, using the part of CommonMark and of its table extension that the book needs.
///
/// HTML comments are left out. Nothing is an error: whatever does not fit a rule is text.
package struct MarkdownParser {
  private var lines: [String]
  private let spans: SpanParser
  private var position = 0

  /// - Parameter text: Any line ends are accepted; control characters are left out.
  package init(_ text: String) {
    lines = text.replacing("\t", with: "    ").lines.map { line in
      String(line.unicodeScalars.filter { $0.properties.generalCategory != .control })
    }
    spans = SpanParser()
  }

  private init(_ lines: [String], _ spans: SpanParser) {
    self.lines = lines
    self.spans = spans
  }

  package func blocks() -> [Block] {
    var parser = self
    var blocks: [Block] = []
    while let line = parser.current {
      if let block = parser.next(line) { blocks.append(block) }
    }
    return blocks
  }

  private var current: String? { position < lines.count ? lines[position] : nil }

  private func nested(_ lines: [String]) -> [Block] { MarkdownParser(lines, spans).blocks() }

  /// The block that a line begins; nil if there is nothing to show.
  private mutating func next(_ line: String) -> Block? {
    switch LineShape(line) {
    case .blank: position += 1
    case .comment: return skipComment() ? nil : paragraph()
    case .fence(let fence): return code(fence)
    case .heading(let level, let text):
      position += 1
      return .heading(level: level, spans.spans(in: text))
    case .rule:
      position += 1
      return .rule
    case .quote: return quote()
    case .item(let mark): return list(mark)
    case .details: return details() ?? paragraph()
    case .text: return table() ?? paragraph()
    }
    return nil
  }

  private mutating func paragraph() -> Block? {
    var text: [String] = []
    while let line = current, text.isEmpty || LineShape(line).continuesParagraph && !isTable {
      text.append(line.trimmed)
      position += 1
    }
    let found = spans.spans(in: text.joined(separator: " ").trimmed)
    return found.isEmpty ? nil : .paragraph(found)
  }

  private mutating func code(_ fence: Fence) -> Block {
    let start = position + 1
    let end = lines[start...].firstIndex(where: fence.isClosed) ?? lines.count
    position = end + 1
    let inside = lines[start..<end].map { line in
      String(line.dropFirst(min(fence.indent, line.prefix { $0 == " " }.count)))
    }
    return .code(language: fence.language, lines: inside)
  }

  private mutating func quote() -> Block {
    var inside: [String] = []
    while let line = current, case .quote(let text) = LineShape(line) {
      inside.append(text)
      position += 1
    }
    return .quote(nested(inside))
  }

  private mutating func list(_ first: LineShape.ListMark) -> Block {
    var items: [[Block]] = []
    while let line = current, case .item(let mark) = LineShape(line), mark.sign == first.sign,
      (mark.number == nil) == (first.number == nil)
    {
      let start = position
      repeat { position += 1 } while current.map { isInside($0, mark) } ?? false
      items.append(nested(lines[start..<position].map { String($0.dropFirst(mark.width)) }))
    }
    return .list(start: first.number, items: items)
  }

  /// Whether a line belongs to an item: it is blank, or indented as far as the item's text.
  private func isInside(_ line: String, _ mark: LineShape.ListMark) -> Bool {
    line.prefix(mark.width).allSatisfy { $0 == " " }
  }

  /// Whether a table begins at the current line.
  private var isTable: Bool {
    guard position + 1 < lines.count, lines[position].contains("|"),
      let alignments = Table.alignments(lines[position + 1])
    else { return false }
    return alignments.count == Table.cells(lines[position]).count
  }

  private mutating func table() -> Block? {
    guard isTable, let alignments = Table.alignments(lines[position + 1]) else { return nil }
    let headings = Table.cells(lines[position]).map(spans.spans(in:))
    var table = Table(headings: headings, alignments: alignments, rows: [])
    position += 2
    while let line = current, case .text = LineShape(line) {
      let cells = Table.cells(line) + Array(repeating: "", count: headings.count)
      table.rows.append(cells.prefix(headings.count).map(spans.spans(in:)))
      position += 1
    }
    return .table(table)
  }

  /// A question with a summary, up to the line that ends its answer.
  private mutating func details() -> Block? {
    var depth = 0
    let ending = lines[position...].firstIndex { line in
      depth += line.ranges(of: "<details").count - line.ranges(of: "</details>").count
      return depth <= 0
    }
    let end = ending ?? lines.count - 1
    let text = lines[position...end].joined(separator: "\n")
    guard let opening = text.prefixMatch(of: #/\s*<details[^>]*>\s*<summary>((?s:.*?))</summary>/#)
    else { return nil }
    position = end + 1
    var answer = text[opening.range.upperBound...]
    if ending != nil, let closing = answer.ranges(of: "</details>").last {
      answer.replaceSubrange(closing, with: "\n")
    }
    return .details(
      summary: spans.spans(in: opening.1.trimmed.replacing("\n", with: " ")),
      nested(String(answer).lines))
  }

  /// Skips a comment but keeps the rest of its last line; a comment without an end is text.
  private mutating func skipComment() -> Bool {
    guard let last = lines[position...].firstIndex(where: { $0.contains("-->") }),
      let end = lines[last].firstRange(of: "-->")
    else { return false }
    lines[last].removeSubrange(..<end.upperBound)
    position = last
    return true
  }
}
