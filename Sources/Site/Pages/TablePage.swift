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
        \(book.lessons.map(requests))
        """)
  }

  private func requests(of contents: LessonContents) -> HTML {
    let (lesson, table) = (contents.lesson, contents.evidence.betTable)
    let title = "Lesson \(lesson.number), \(lesson.title)"
    return """
      <section class="every-request">
      <h3>\(title)</h3>
      \(writer(on: .table, in: lesson.pageFolder).html(table, label: title, headsRows: true))
      </section>
      """
  }
}
