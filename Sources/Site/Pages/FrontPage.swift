import Book
import Text

extension BookPages {
  /// The book's own front page: what the book is, why it matters and how it differs, with
  /// a picture of the game, and a change that breaks one version but not the other.
  var front: SitePage {
    let opening = book.front.opening.withoutTitle
    // The sentence above the first quote leads to it.
    let words = opening.prefix { $0.marker == nil }.dropLast()
    return SitePage(
      address: .front, title: BookPages.title,
      description: "A workbook that teaches the SOLID principles in Swift, by practice: nine "
        + "lessons, each part of one program before and after a principle.",
      content: """
        <div class="hero">
        <div>
        <h1>\(PageFrame.name)</h1>
        <div class="lead">
        \(writer.html(Array(words.prefix(1))))
        </div>
        \(text(Array(words.dropFirst().prefix(1)), writer))
        \(ways)
        </div>
        \(GameDrawing(game: book.game).liveliest)
        </div>
        \(example)
        <section aria-labelledby="different">
        <h2 id="different">What is different here</h2>
        \(text(Array(words.dropFirst(2)), writer))
        </section>
        <section aria-labelledby="lessons">
        <h2 id="lessons">Nine lessons</h2>
        \(cards)
        </section>
        <section>
        <h2 id="first-commands">First commands</h2>
        \(writer.html(book.front.section("First commands")))
        \(writer.html(book.front.section("Where things are").filter { $0.table == nil }))
        </section>
        """)
  }

  private static let title = "\(PageFrame.name): the SOLID principles in Swift, by practice"

  private var writer: TextWriter { writer(on: .front, in: "") }

  private var ways: HTML {
    let first = Address.lesson(book.catalogue[0])
    let minutes = book.lessons.first.map { " (\($0.minutes) min)" } ?? ""
    let (code, words) =
      links.host.map { ($0, "Get the code") } ?? ("#first-commands", "First commands")
    let places = [("MIT licence", "LICENSE"), ("Sources", "Sources")].compactMap { name, path in
      links.link(to: path, in: "", from: .front).map { #"<a href="\#($0)">\#(name)</a>"# as HTML }
    }
    return """
      <p class="buttons"><a class="button main" href="\(first.path)">Read lesson 1\(minutes)</a> \
      <a class="button" href="\(code)">\(words)</a></p>
      <p class="place">\(places.isEmpty ? "MIT licence" : places.joined(by: " · ")) · no dependencies</p>
      """
  }

  /// A slip on both sides: what was typed, and what catches it.
  private var example: HTML {
    guard let (contents, slip, found) = book.openingSlip else { return "" }
    let pages = LessonPages(contents: contents, pages: self)
    let more = Address.lesson(slip.lesson, .slips).link(from: .front)
    return """
      <section aria-labelledby="example">
      <p class="place">One change, typed into both versions</p>
      <h2 id="example">\(writer.html(sentence: slip.title))</h2>
      <p>\(writer.html(sentence: slip.sentence))</p>
      \(pages.changes(level: 3) { side in
        let words = slip.words(of: found.outcome[side], on: side)
        return ("<p>\(writer.html(sentence: words))</p>", slip.differences(on: side))
      })
      <p><a href="\(more)">More such mistakes, in lesson \(slip.lesson.number), \(slip.lesson.title)</a></p>
      </section>
      """
  }

  /// A card for each lesson, from the table of the book's front page.
  private var cards: HTML {
    let table = book.front.section("A tour").lazy.compactMap(\.table).first
    let cards = zip(book.lessons, table?.rows ?? []).map {
      card($0, table?.headings ?? [], $1)
    }
    return """
      <ol class="lessons">
      \(cards)
      </ol>
      """
  }

  private func card(_ contents: LessonContents, _ headings: [String], _ row: [String]) -> HTML {
    func cell(_ heading: String) -> HTML {
      headings.firstIndex(of: heading).map { writer.html(sentence: row[$0]) } ?? ""
    }
    let lesson = contents.lesson
    return """
      <li><h3>\(cell("principle"))</h3>
      <p class="place">Lesson \(lesson.number)\(lesson.letter.map { " · \($0)" } ?? "") · \(contents.minutes) min · \
      \(writer.html(sentence: lesson.seam))</p>
      <p><b class="before">before</b> \(cell("before"))<br>
      <b class="after">after</b> \(cell("after"))</p>
      </li>
      """
  }
}
