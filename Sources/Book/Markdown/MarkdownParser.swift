import Text

/// Parses a page, using the part of CommonMark and of its table extension that the book's pages
/// use.
///
/// HTML comments are left out, except for markers. Nothing is an error: text that fits no rule
/// stays text.
package struct MarkdownParser {
  private var lines: ArraySlice<String>
  private let spans = SpanParser.shared

  /// The beginning of a line that does not continue the paragraph above it.
  private let opening = #/ *(?:$|#{1,6} |`{3}|- |1\. |\||<!--|<details)/#
  private let heading = #/(#{1,6}) +(.*)/#
  private let item = #/ *(?:-|([0-9]{1,9})\.) +/#
  private let question =
    #/<details>\s*<summary>((?s:.*?))</summary>((?s:.*?))</details>/#

  /// - Parameter text: Any line endings are accepted; control characters are left out.
  package init(_ text: String) {
    let lines = text.replacing("\t", with: "    ").lines.map { line in
      String(line.unicodeScalars.filter { $0.properties.generalCategory != .control })
    }
    self.lines = lines[...]
  }

  package func blocks() -> [Block] { blocks(in: lines) }

  private func blocks(in lines: ArraySlice<String>) -> [Block] {
    var parser = self
    parser.lines = lines
    var blocks: [Block] = []
    while let line = parser.lines.first {
      if let block = parser.block(line) { blocks.append(block) }
    }
    return blocks
  }

  /// The block that starts at a line; nil if there is nothing to show.
  private mutating func block(_ line: String) -> Block? {
    if line.trimmed.isEmpty {
      lines.removeFirst()
      return nil
    }
    if let fence = Fence(line) { return code(fence) }
    if let marker = Marker(line) {
      lines.removeFirst()
      return .marker(marker)
    }
    if let match = line.wholeMatch(of: heading) {
      lines.removeFirst()
      return .heading(level: match.1.count, spans.spans(in: String(match.2)))
    }
    if let match = line.prefixMatch(of: item) { return list(from: match.1.flatMap { Int($0) }) }
    return table() ?? details() ?? paragraph()
  }

  private mutating func paragraph() -> Block? {
    var text = lines.removeFirst().trimmed
    while let line = lines.first, line.prefixMatch(of: opening) == nil {
      text += " " + line.trimmed
      lines.removeFirst()
    }
    let found = spans.spans(in: text)
    return found.isEmpty ? nil : .paragraph(found)
  }

  private mutating func code(_ fence: Fence) -> Block {
    let inside = lines.dropFirst().prefix { !fence.isClosed(by: $0) }
    lines = lines[inside.endIndex...].dropFirst()
    return .code(language: fence.language, lines: Array(inside))
  }

  private mutating func list(from start: Int?) -> Block {
    var items: [[Block]] = []
    while let match = lines.first?.prefixMatch(of: item), (match.1 == nil) == (start == nil) {
      let width = match.0.count
      // Lines of an item are blank, or indented as far as the item's text.
      let more = lines.dropFirst().prefix { $0.prefix(width).allSatisfy { $0 == " " } }
      let inside = (lines.prefix(1) + more).map { String($0.dropFirst(width)) }
      items.append(blocks(in: inside[...]))
      lines = lines[more.endIndex...]
    }
    return .list(start: start, items: items)
  }

  private mutating func table() -> Block? {
    let rows = lines.prefix { $0.hasPrefix("|") }.map(MarkdownParser.cells)
    guard rows.count > 1, rows[1].count == rows[0].count,
      rows[1].allSatisfy({ $0.wholeMatch(of: #/:?-+:?/#) != nil })
    else { return nil }
    lines.removeFirst(rows.count)
    let filled = rows.map { cells in
      rows[0].indices.map { $0 < cells.count ? cells[$0] : "" }
    }
    let alignments = rows[1].map { cell -> Table.Alignment in
      guard cell.hasSuffix(":") else { return .left }
      return cell.hasPrefix(":") ? .center : .right
    }
    return .table(
      Table(headings: filled[0], alignments: alignments, rows: Array(filled.dropFirst(2))))
  }

  /// The cells of a row between bars, the last of which may be left out; a bar after a backslash is
  /// part of the text.
  private static func cells(_ row: String) -> [String] {
    let bars = row.trimmed.replacing("\\|", with: "\0").split(
      separator: "|", omittingEmptySubsequences: false)
    return bars.dropFirst().dropLast(bars.last == "" ? 1 : 0)
      .map { $0.replacing("\0", with: "|").trimmed }
  }

  /// A question with its summary, up to the line that ends its answer.
  private mutating func details() -> Block? {
    guard lines.first?.hasPrefix("<details") == true,
      let end = lines.firstIndex(where: { $0.contains("</details>") })
    else { return nil }
    let text = lines[...end].joined(separator: "\n")
    guard let match = text.prefixMatch(of: question) else { return nil }
    lines = ([String(text[match.range.upperBound...])] + lines[(end + 1)...])[...]
    return .details(
      summary: spans.spans(in: match.1.trimmed.replacing("\n", with: " ")),
      blocks(in: String(match.2).lines[...]))
  }
}
