import Book
import Text

extension BookPages {
  var table: SitePage {
    let heading = "How the nine bets turned out"
    let evidence = BookEvidence(book.lessons.map(\.evidence))
    let writer = writer(on: .table, in: "Lessons")
    // The same figures stand in the book as what a command prints.
    let words = book.path.section(heading).filter { block in
      switch block {
      case .code, .marker: false
      default: true
      }
    }
    let tables = evidence.tables.map { titled -> HTML in
      """
      <h2>\(titled.title)</h2>
      \(writer.html(titled.table, label: titled.title, headsRows: true))
      """
    }
    let article = article(
      """
      \(writer.html(Array(words.prefix(1))))
      \(tables)
      <div class="charts">
      \(ChartDrawing.notices(of: book.lessons.map(\.evidence)))
      </div>
      \(writer.html(Array(words.dropFirst())))
      <h2>Every request</h2>
      <p>Each cell has before’s figure and then after’s: blue where after is better, orange where it is \
      worse.</p>
      """)
    return SitePage(
      address: .table, title: heading,
      description: "What \(evidence.requests.count) requests and \(evidence.slips.count) slips "
        + "brought, over all lessons: better, the same and worse, and no figure summed.",
      content: """
        <h1>\(heading)</h1>
        \(article)
        \(everyRequest)
        """)
  }

  private var everyRequest: HTML {
    let heads = ["lesson", "request", "the bet"] + ChangeFigures.names.map(\.rawValue)
    let rows = book.lessons.flatMap { contents in
      let page = Address.lesson(contents.lesson, .requests)
      return contents.evidence.requests.map { request -> [HTML] in
        let link = page.link(from: .table, at: request.name)
        let text = writer(on: .table, in: "Lessons").html(sentence: request.title)
        return [
          #"<td class="figure">\#(contents.lesson.number)</td>"#,
          #"<th scope="row"><a href="\#(link)">\#(text)</a></th>"#,
          "<td>\(request.marks.words)</td>",
        ]
          + ChangeFigures.names.map {
            cell(request.effort.before.figures[$0], request.effort.after.figures[$0])
          }
      }
    }
    return .table(
      "Every request", look: "table wide-table",
      headings: heads.map { #"<th scope="col">\#($0)</th>"# }, rows: rows)
  }

  private func cell(_ before: Int, _ after: Int) -> HTML {
    let look = after < before ? "figure won" : after > before ? "figure lost" : "figure"
    return #"<td class="\#(look)">\#(before) → \#(after)</td>"#
  }
}
