// Blocks that hold others: quotes, lists, tables, details; and comments, which are left out.

extension BlockParser {
  func isQuote(_ line: String) -> Bool {
    LineShape.indent(of: line) < 4 && line.trimmed(of: " ").hasPrefix(">")
  }

  mutating func quote() -> Block {
    var inside: [String] = []
    while let line = current {
      if isQuote(line) {
        let text = line.drop { $0 == " " }.dropFirst()
        inside.append(String(text.hasPrefix(" ") ? text.dropFirst() : text))
      } else if let last = inside.last, !LineShape.isBlank(last), !interrupts(line) {
        inside.append(line)
      } else {
        break
      }
      position += 1
    }
    return .quote(nested(inside))
  }

  mutating func list(_ first: LineShape.ListMark) -> Block {
    var items: [[Block]] = []
    while let line = current, let mark = LineShape.listMark(line), mark.sign == first.sign,
      (mark.number == nil) == (first.number == nil)
    {
      items.append(nested(item(mark)))
    }
    return .list(start: first.number, items: items)
  }

  /// The lines of an item without its mark, including the blank lines after it.
  private mutating func item(_ mark: LineShape.ListMark) -> [String] {
    var inside = [String(lines[position].dropFirst(mark.width))]
    position += 1
    var fence = Fence(inside[0])
    while let line = current {
      let isBlank = LineShape.isBlank(line)
      let isInside = LineShape.indent(of: line) >= mark.width
      let isLazy = fence == nil && !LineShape.isBlank(inside[inside.count - 1]) && !interrupts(line)
      guard isBlank || isInside || isLazy else { break }
      if !isBlank, !isInside, LineShape.listMark(line) != nil { break }
      let text = isInside || isBlank ? String(line.dropFirst(mark.width)) : line
      if let open = fence {
        if open.isClosed(by: text) { fence = nil }
      } else {
        fence = Fence(text)
      }
      inside.append(text)
      position += 1
    }
    return inside
  }

  func isTable(at index: Int) -> Bool {
    guard index + 1 < lines.count, lines[index].contains("|"),
      let alignments = LineShape.alignments(lines[index + 1])
    else { return false }
    return alignments.count == LineShape.cells(lines[index]).count
  }

  mutating func table() -> Block? {
    guard isTable(at: position), let alignments = LineShape.alignments(lines[position + 1]) else {
      return nil
    }
    let headings = LineShape.cells(lines[position]).map { spans.spans(in: $0) }
    var table = Table(headings: headings, alignments: alignments, rows: [])
    position += 2
    while let line = current, !interrupts(line) {
      let cells = LineShape.cells(line) + Array(repeating: "", count: headings.count)
      table.rows.append(cells.prefix(headings.count).map { spans.spans(in: $0) })
      position += 1
    }
    return .table(table)
  }

  func isDetails(_ line: String) -> Bool {
    line.trimmed(of: " ").hasPrefix("<details")
  }

  mutating func details() -> Block {
    var inside: [String] = []
    var depth = 0
    repeat {
      let line = lines[position]
      depth += line.ranges(of: "<details").count - line.ranges(of: "</details>").count
      inside.append(line)
      position += 1
    } while depth > 0 && position < lines.count
    var text = inside.joined(separator: "\n")
    if let opening = text.firstRange(of: "<details") {
      let end = text[opening.upperBound...].firstIndex(of: ">") ?? opening.upperBound
      text = String(text[end...].dropFirst())
    }
    if depth <= 0, let closing = text.ranges(of: "</details>").last {
      text.replaceSubrange(closing, with: "\n")
    }
    guard let opening = text.firstRange(of: "<summary>"),
      let closing = text.firstRange(of: "</summary>"), opening.upperBound <= closing.lowerBound
    else { return .details(summary: [Span(text: "Details")], nested(text.splitLines)) }
    let summary = String(text[opening.upperBound..<closing.lowerBound]).trimmed(of: " \n")
    return .details(
      summary: spans.spans(in: summary), nested(String(text[closing.upperBound...]).splitLines))
  }

  func isComment(_ line: String) -> Bool { line.trimmed(of: " ").hasPrefix("<!--") }

  /// Skips a comment but keeps the rest of its last line; a comment without an end is text.
  mutating func skipComment() -> Bool {
    guard let first = current, isComment(first) else { return false }
    for index in position..<lines.count {
      guard let end = lines[index].firstRange(of: "-->") else { continue }
      lines[index] = String(lines[index][end.upperBound...])
      position = index
      return true
    }
    return false
  }
}

extension String {
  fileprivate var splitLines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
