import Book
import Text

/// Makes HTML of a page's text.
struct TextWriter {
  /// The site's page with the text.
  let here: Address
  /// The book page's folder, to which its links are relative.
  let folder: String
  let links: BookLinks
  /// Replacements for the book's pictures and for modules' diagrams.
  var pictures: [String: HTML] = [:]
  /// Whether a source's name links to it.
  var linksSources = true
  /// How many levels deeper the headings are than in the book.
  var headingShift = 0

  func html(sentence: String) -> HTML { html(SpanParser.shared.spans(in: sentence)) }

  func html(_ blocks: [Block]) -> HTML {
    var pieces: [HTML] = []
    var marker: Marker?
    for block in blocks {
      if case .marker(let found) = block {
        marker = found.kind == "end" ? nil : found
      } else {
        pieces.append(html(block, under: marker))
        marker = nil
      }
    }
    return "\(pieces)"
  }

  private func html(_ block: Block, under marker: Marker?) -> HTML {
    switch block {
    case .marker: ""
    case .heading(let level, let spans): heading(level, spans)
    case .paragraph(let spans): paragraph(spans)
    case .code(let language, let lines): code(lines, language, marker)
    case .list(let start, let items): list(start, items)
    case .table(let table): html(table)
    case .details(let summary, let blocks):
      """
      <details>
      <summary>\(withoutSources.html(summary))</summary>
      \(html(blocks))
      </details>
      """
    }
  }

  /// For clickable text.
  private var withoutSources: TextWriter {
    var writer = self
    writer.linksSources = false
    return writer
  }

  private func heading(_ level: Int, _ spans: [Span]) -> HTML {
    let name = spans.text.headingName
    let shown = min(6, max(1, level + headingShift))
    guard shown > 1 else { return "<h1>\(html(spans))</h1>" }
    return """
      <h\(shown) id="\(name)"><a class="anchor" href="#\(name)">\(html(spans))</a></h\(shown)>
      """
  }

  private func paragraph(_ spans: [Span]) -> HTML {
    if let last = spans.last, last.marks == [.address], let picture = pictures[last.text] {
      return picture
    }
    // Such as “Before you read on:”, where a reader stops and thinks.
    let isPause =
      spans.first.map { $0.marks.contains(.strong) && $0.text.hasSuffix("on:") } ?? false
    return "<p\(attribute: "class", isPause ? "pause" : nil)>\(html(spans))</p>"
  }

  private func list(_ start: Int?, _ items: [[Block]]) -> HTML {
    let name = start == nil ? "ul" : "ol"
    let number = start.flatMap { $0 == 1 ? nil : "\($0)" }
    return """
      <\(name)\(attribute: "start", number)>
      \(items.map(item))
      </\(name)>
      """
  }

  /// An item, whose first text needs no paragraph around it.
  private func item(_ blocks: [Block]) -> HTML {
    var text: HTML = ""
    var rest = blocks[...]
    if case .paragraph(let spans) = rest.first {
      text = html(spans)
      rest.removeFirst()
    }
    return rest.isEmpty ? "<li>\(text)</li>" : "<li>\(text)\(html(Array(rest)))\n</li>"
  }

  private func html(_ table: Table) -> HTML {
    let heads = table.headings.filter { !$0.isEmpty }
    let words = heads.map { SpanParser.shared.spans(in: $0).text }.joined(separator: ", ")
    return html(table, label: "Table: \(words)")
  }

  /// A table; if it is too wide for a phone, its rows become cards there, with labelled cells.
  ///
  /// - Parameters:
  ///   - label: What the table is about.
  ///   - headsRows: Whether the first cell of each row is its heading.
  func html(_ table: Table, label: String, headsRows: Bool = false) -> HTML {
    let names = table.headings.map { SpanParser.shared.spans(in: $0).text }
    let narrow = table.lookOnPhone
    func row(_ cells: [String], isHead: Bool) -> HTML {
      let cells = cells.enumerated().map { column, text -> HTML in
        let heads = !text.isEmpty && (isHead || headsRows && column == 0)
        let scope = heads ? (isHead ? "col" : "row") : nil
        let label = narrow == "cards" && !isHead && column > 0 ? names[column] : nil
        let look = TextWriter.look(of: text, table.alignments[column])
        return """
          <\(heads ? "th" : "td")\(attribute: "scope", scope)\(attribute: "data-label", label)\
          \(attribute: "class", look)>\(html(sentence: text))</\(heads ? "th" : "td")>
          """
      }
      return """
        <tr>
        \(cells)
        </tr>
        """
    }
    return """
      <div class="table\(narrow.map { " \($0)" } ?? "")" tabindex="0" role="group" aria-label="\(label)">
      <table>
      <thead>
      \(row(table.headings, isHead: true))
      </thead>
      <tbody>
      \(table.rows.map { row($0, isHead: false) })
      </tbody>
      </table>
      </div>
      """
  }

  /// The class of a cell: which of its two figures is less, or else its alignment or its length.
  private static func look(of cell: String, _ alignment: Table.Alignment) -> String? {
    if let figures = cell.wholeMatch(of: #/(\d+) → (\d+)/#), figures.1 != figures.2 {
      let isWon = Int(figures.2) ?? 0 < Int(figures.1) ?? 0
      return isWon ? "figure won" : "figure lost"
    }
    let looks: [Table.Alignment: String] = [.right: "figure", .center: "centre"]
    let isSentence = SpanParser.shared.spans(in: cell).text.count > 24
    return looks[alignment] ?? (isSentence ? "sentence" : nil)
  }
}

extension Table {
  /// The width of a table on a phone, in letters.
  private static let phone = 42

  /// Its class if it is wider than a phone: a card for each row or, if the rows are numbered,
  /// fixed first cells beside scrolling ones. Two columns always fit.
  fileprivate var lookOnPhone: String? {
    guard headings.count > 2, leastWidth > Table.phone else { return nil }
    return rows.allSatisfy { $0[0].count < 3 } ? "numbered" : "cards"
  }

  /// The table's least width in letters, roughly, with a gap after each column: words are not
  /// broken, and a column of sentences needs room.
  private var leastWidth: Int {
    headings.indices.reduce(0) { width, column in
      let words = headings[column].split(separator: " ").map(\.count)
      let cells = rows.map { SpanParser.shared.spans(in: $0[column]).text.count }
      return width + 2 + max(words.max() ?? 0, min(cells.max() ?? 0, 18))
    }
  }
}
