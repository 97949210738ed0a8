import Book

/// Makes HTML of a page's text.
struct TextWriter {
  /// The page of the site that the text stands on.
  let here: Address
  /// The folder of the page of the book, to which its links are relative.
  let folder: String
  let links: BookLinks
  /// What is drawn in place of a picture of the book; nil where there is none.
  var picture: HTML?
  /// Whether a term can be linked to where the text introduces it.
  var marksTerms = false
  /// Whether a source can link to where the text quotes it.
  var marksQuotes = false
  /// The headings on the page that are one level deeper or higher than in the book.
  var headingShift = 0

  /// A sentence with its marks.
  func html(sentence: String) -> HTML { html(SpanParser.shared.spans(in: sentence)) }

  func html(_ blocks: [Block]) -> HTML {
    var pieces: [HTML] = []
    var marker: Marker?
    var terms = marksTerms ? TermMarks.introductions(in: blocks).map(\.term) : []
    var inside = self
    inside.marksTerms = false
    for block in blocks {
      switch block {
      case .marker(let found):
        marker = found.kind == "end" ? nil : found
        continue
      case .paragraph(let spans) where !terms.isEmpty:
        pieces.append(inside.paragraph(spans, introducing: &terms))
      default:
        pieces.append(inside.html(block, under: marker))
      }
      marker = nil
    }
    return .group(pieces)
  }

  /// - Parameter terms: Those that have not been introduced yet.
  private func paragraph(_ spans: [Span], introducing terms: inout [String]) -> HTML {
    var pieces: [HTML] = []
    var rest = spans[...]
    while let index = rest.firstIndex(where: { TermMarks.isTerm($0) && terms.contains($0.text) }) {
      let term = rest[index].text
      pieces.append(html(Array(rest[..<index])))
      pieces.append(HTML("dfn", ["id": TermMarks.anchor(term)], .text(term)))
      terms.removeAll { $0 == term }
      rest = rest[(index + 1)...]
    }
    guard !pieces.isEmpty else { return paragraph(spans) }
    return HTML("p", .group(pieces + [html(Array(rest))]))
  }

  private func html(_ block: Block, under marker: Marker?) -> HTML {
    switch block {
    case .marker: []
    case .heading(let level, let spans): heading(level, spans)
    case .paragraph(let spans): paragraph(spans)
    case .code(let language, let lines): code(lines, language, marker)
    case .list(let start, let items): list(start, items)
    case .table(let table): html(table)
    case .details(let summary, let blocks):
      HTML("details", [HTML("summary", html(summary)), html(blocks)])
    }
  }

  private func heading(_ level: Int, _ spans: [Span]) -> HTML {
    let name = spans.map(\.text).joined().headingName
    let shown = min(6, max(1, level + headingShift))
    guard shown > 1 else { return HTML("h1", html(spans)) }
    return HTML(
      "h\(shown)", ["id": name],
      HTML("a", ["class": "anchor", "href": "#\(name)"], html(spans)))
  }

  private func paragraph(_ spans: [Span]) -> HTML {
    if let picture, spans.last?.marks.contains(.address) == true,
      spans.last?.text.hasSuffix(".svg") == true
    {
      return HTML("figure", picture)
    }
    // Such as “Before you read on:”, where a reader stops and thinks.
    let isPause = spans.first.map { $0.marks.contains(.strong) && $0.text.hasSuffix("on:") }
    return HTML("p", ["class": isPause == true ? "pause" : nil], html(spans))
  }

  private func list(_ start: Int?, _ items: [[Block]]) -> HTML {
    let name = start == nil ? "ul" : "ol"
    let number = start.flatMap { $0 == 1 ? nil : "\($0)" }
    return HTML(
      name, ["start": number], .group(items.map { HTML("li", html(loosened: $0)) }))
  }

  /// The blocks of an item: a text that stands alone needs no paragraph around it.
  private func html(loosened blocks: [Block]) -> HTML {
    guard case .paragraph(let spans) = blocks.first else { return html(blocks) }
    return html(spans) + html(Array(blocks.dropFirst()))
  }

  private func html(_ table: Table) -> HTML {
    func cells(_ name: String, _ row: [[Span]]) -> HTML {
      .group(
        zip(row, table.alignments).map { spans, alignment in
          let look: [Table.Alignment: String] = [.right: "figure", .center: "centre"]
          let isEmpty = spans.isEmpty && name == "th"
          return HTML(isEmpty ? "td" : name, ["class": look[alignment]], html(spans))
        })
    }
    return HTML(
      "div", ["class": "table", "tabindex": "0", "role": "group", "aria-label": "A table"],
      HTML(
        "table",
        [
          HTML("thead", HTML("tr", cells("th", table.headings))),
          HTML("tbody", .group(table.rows.map { HTML("tr", cells("td", $0)) })),
        ]))
  }
}
