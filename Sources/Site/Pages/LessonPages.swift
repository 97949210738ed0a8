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
    let headings = contents.page.compactMap(\.heading).filter { $0.level == 2 }.map(\.text)
    // Beside the text, where there is room.
    let list = headings.map { heading -> HTML in
      """
      <li><a href="#\(heading.headingName)">\(heading)</a></li>
      """
    }
    return page(
      .page, about: contents.tagline,
      """
      <nav class="contents" aria-label="On this page">
      <ul>
      \(list)
      </ul>
      </nav>
      \(pages.article(writer.html(contents.page.withoutTitle)))
      """)
  }

  /// A page of the lesson, with the way to its other pages, which call it as it calls itself.
  func page(_ part: LessonPart, about: String, _ content: HTML) -> SitePage {
    let heading = part.title(in: lesson)
    let title = part == .page ? heading : "\(lesson.title): \(heading.lowercased())"
    let letter = lesson.letter.map { " · the \($0) in SOLID" } ?? ""
    let others = pages.book.catalogue.filter { abs($0.number - lesson.number) == 1 }
    let ways = others.map { other -> HTML in
      let name = "Lesson \(other.number)"
      let text = other.number < lesson.number ? "← \(name)" : "\(name) →"
      return #" · <a href="\#(Address.lesson(other, part).link(from: address(part)))">\#(text)</a>"#
    }
    let parts = LessonPart.allCases.map {
      HTML.item($0.title(in: lesson), address($0), on: address(part))
    }
    return SitePage(
      address: address(part), title: title, description: about, isWide: true,
      content: """
        <header class="lesson">
        <p class="place">Lesson \(lesson.number) of \(pages.book.catalogue.count)\(letter)\
        \(ways.joined())</p>
        <nav class="parts" aria-label="This lesson">
        <ul>
        \(parts)
        </ul>
        </nav>
        <h1>\(heading)</h1>
        </header>
        \(content)
        """)
  }

  /// How a side changes, below what is said of it.
  ///
  /// - Parameter level: That of its heading.
  func change(on side: Side, level: Int, _ words: HTML, _ files: [FileDifference]) -> HTML {
    """
    <section class="change \(side.rawValue)">
    <div class="prose">
    <h\(level)>\(side.folder)</h\(level)>
    \(words)
    </div>
    \(DiffText(level: level + 1).html(files))
    </section>
    """
  }
}

extension HTML {
  /// A link to another part of a series; nil where there is none.
  static func way(
    _ part: String, _ number: Int, of count: Int, _ words: String, _ relation: String
  ) -> HTML? {
    guard (1...count).contains(number) else { return nil }
    return """
      <a class="\(relation)" href="#\(part)-\(number)">\(words)</a>
      """
  }

  /// An item of a navigation, which is marked on the page that it leads to.
  static func item(_ name: String, _ address: Address, on here: Address) -> HTML {
    let (href, current) = (address.link(from: here), address == here ? "page" : nil)
    return #"<li><a href="\#(href)"\#(attribute: "aria-current", current)>\#(name)</a></li>"#
  }

  /// A numbered list of links to all that a page has of a kind, with notes below them.
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
