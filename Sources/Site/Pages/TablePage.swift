import Book
import Text

extension BookPages {
  var table: SitePage {
    let heading = "How the nine bets turned out"
    let results = "Results: h\(heading.dropFirst())"
    let evidence = BookEvidence(book.lessons.map(\.evidence))
    let writer = writer(on: .table, in: "Lessons")
    let words = book.path.section(heading)
    // The book has these figures as a command's output, between a paragraph that announces them
    // and one that explains them; the findings follow. Here they come first.
    let quote = words.firstIndex { $0.marker != nil } ?? words.endIndex
    let rest = words[quote...].drop { if case .paragraph = $0 { false } else { true } }
    let tables = evidence.tables.map { titled -> HTML in
      """
      <h3>\(titled.title)</h3>
      \(writer.html(titled.table, label: titled.title, headsRows: true))
      """
    }
    return SitePage(
      address: .table, title: results,
      description: "The results of \(evidence.requests.count) requests and "
        + "\(evidence.slips.count) slips in all lessons: better, the same and worse, no total.",
      sections: ["What was found", "The figures", "Every request"] + book.lessons.map(title),
      content: """
        <article>
        <h1>\(results)</h1>
        \(text(Array(words[..<quote].dropLast()), writer))
        <h2 id="what-was-found">What was found</h2>
        \(text(Array(rest.dropFirst()), writer))
        <h2 id="the-figures">The figures</h2>
        <p>Each cell says in how many requests the after version takes less (better), the same, or more \
        (worse) than the before version.</p>
        \(tables)
        \(writer.html(Array(rest.prefix(1))))
        <h2 id="every-request">Every request</h2>
        <p>Each cell has the figure of the before version and then that of the after version; less is \
        better. Blue is where the after version takes less, orange where it takes more.</p>
        \(book.lessons.map(requests))
        </article>
        """)
  }

  private func title(of contents: LessonContents) -> String {
    "Lesson \(contents.lesson.number), \(contents.lesson.title)"
  }

  private func requests(of contents: LessonContents) -> HTML {
    let (lesson, table, title) = (contents.lesson, contents.evidence.betTable, title(of: contents))
    return """
      <section class="every-request">
      <h3 id="\(title.headingName)">\(title)</h3>
      \(writer(on: .table, in: lesson.pageFolder).html(table, label: title, headsRows: true))
      </section>
      """
  }
}
