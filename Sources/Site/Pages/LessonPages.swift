import Book
import Text

struct LessonPages {
  let contents: LessonContents
  let pages: BookPages

  var lesson: Lesson { contents.lesson }
  var all: [SitePage] { [page, sides, steps, requests, slips, evidence] }

  func address(_ part: LessonPart) -> Address { .lesson(lesson, part) }

  func writer(_ part: LessonPart) -> TextWriter {
    pages.writer(on: address(part), in: lesson.pageFolder)
  }

  private var page: SitePage {
    var writer = writer(.page)
    writer.pictures = contents.diagrams
    writer.pictures["Bet.svg"] = BarChart(of: contents.evidence)?.figure
    // Book titles are not terms.
    let end = contents.text.firstIndex { $0.heading?.text == "Sources" } ?? contents.text.endIndex
    return page(
      .page, about: contents.tagline, sections: contents.page.sectionTitles,
      """
      <article>
      \(pages.text(Array(contents.text[..<end]), writer))
      \(writer.html(Array(contents.text[end...])))
      \(nextLesson)
      </article>
      """)
  }

  /// The way past the lesson's other pages.
  private var nextLesson: HTML? {
    pages.book.catalogue.first { $0.number == lesson.number + 1 }.map { next in
      let href = Address.lesson(next).link(from: address(.page))
      return
        #"<p>To go straight on: <a href="\#(href)">lesson \#(next.number), \#(next.title)</a>.</p>"#
    }
  }

  var evidence: SitePage {
    var writer = writer(.evidence)
    // Sections follow the title; in the book they are a level deeper.
    writer.headingShift = -1
    let text = contents.evidencePage.withoutTitle
    let opening = text.prefix { $0.heading == nil }
    return page(
      .evidence,
      about: "Every figure that was measured for lesson \(lesson.number), \(lesson.title).",
      sections: text.compactMap(\.heading).filter { $0.level == 3 }.map(\.text),
      """
      \(pages.text(Array(opening), writer))
      \(BarChart(of: contents.evidence)?.figure)
      <article>
      \(pages.text(Array(text[opening.endIndex...]), writer))
      </article>
      """)
  }

  /// A page of the lesson, headed by its place.
  func page(
    _ part: LessonPart, about: String, sections: [String] = [], _ content: HTML
  ) -> SitePage {
    let heading = part.title(in: lesson)
    let count = pages.book.catalogue.count
    let letter = lesson.letter.map { " · the \($0) in SOLID" } ?? ""
    let place: HTML =
      part == .page
      ? "Lesson \(lesson.number) of \(count)\(letter) · \(contents.minutes) min"
      : """
      <a href="\(address(.page).link(from: address(part)))">Lesson \(lesson.number), \(lesson.title)</a>
      """
    return SitePage(
      address: address(part),
      title: part == .page ? heading : "\(lesson.title): \(heading.lowercased())",
      description: about, lesson: lesson, sections: sections,
      content: """
        <header>
        <p class="place">\(place)</p>
        <h1>\(heading)</h1>
        </header>
        \(content)
        """)
  }

  /// The changes of both versions, side by side if there is room, else stacked.
  ///
  /// - Parameter level: That of the headings.
  func changes(level: Int, _ change: (Side) -> (words: HTML, files: [FileDifference])) -> HTML {
    let changes = Side.allCases.map { side -> HTML in
      let (words, files) = change(side)
      return """
        <section class="change \(side.rawValue)">
        <h\(level)>\(side.folder)</h\(level)>
        \(words)
        \(DiffText(level: level + 1).html(files))
        </section>
        """
    }
    return """
      <div class="changes">
      \(changes)
      </div>
      """
  }
}

extension HTML {
  /// A numbered list of links to parts of a page, with notes below them.
  static func links(_ items: [(text: HTML, href: String, note: String?)]) -> HTML {
    let lines = items.map { item -> HTML in
      let note = item.note.map { "<small> \($0)</small>" as HTML }
      return #"<li><a href="\#(item.href)">\#(item.text)</a>\#(note)</li>"#
    }
    return """
      <ol class="step-list">
      \(lines)
      </ol>
      """
  }
}
