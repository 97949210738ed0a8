import Book
import Text

extension BookPages {
  var front: SitePage {
    let opening = book.front.opening.withoutTitle
    let (words, picture) = (opening[..<opening.startOfQuote], opening[opening.startOfQuote...])
    return SitePage(
      address: .front, title: BookPages.title,
      description: "A workbook that teaches the SOLID principles in Swift, by practice: nine "
        + "lessons, each part of one program before and after a principle.",
      isWide: true,
      content: """
        <div class="opening">
        <div>
        <h1>\(PageFrame.name)</h1>
        <div class="lead">
        \(writer.html(Array(opening.prefix(1))))
        </div>
        </div>
        \(example)
        <div>
        \(principles)
        \(ways)
        </div>
        </div>
        <section aria-labelledby="lessons">
        <h2 id="lessons">Nine lessons</h2>
        \(cards)
        </section>
        <section class="about">
        <div>
        <h2 id="about">What is in it</h2>
        \(writer.html(Array(words.dropFirst())))
        </div>
        <div class="picture">
        \(writer.html(Array(picture)))
        </div>
        </section>
        <section class="prose">
        <h2 id="first-commands">First commands</h2>
        \(writer.html(book.front.section("First commands")))
        </section>
        """)
  }

  private static let title = "\(PageFrame.name): the SOLID principles in Swift, by practice"

  private var writer: TextWriter { writer(on: .front, in: "") }

  /// The few lines that tell most in the least room: which layer depends on which, in both versions.
  private var example: HTML {
    guard let contents = book.lessons.first(where: { $0.lesson.letter == "D" }) else { return "" }
    let sides = Side.allCases.map { side -> HTML in
      let quote = contents.page.quotes.first { quote in
        quote.snippet == "layers" && quote.path.hasPrefix("\(contents.lesson.sources(side))/")
      }
      return """
        <div class="\(side.rawValue)">
        <p class="side">\(side.folder)</p>
        \(quote.map { writer.html(contents.page.blocks(of: $0)) })
        </div>
        """
    }
    return """
      <div class="example">
      \(sides)
      <p>\(contents.tagline)</p>
      </div>
      """
  }

  /// What the letters of SOLID stand for.
  private var principles: HTML {
    let items = book.catalogue.filter { $0.letter != nil }.map { lesson -> HTML in
      let (initial, rest) = (String(lesson.title.prefix(1)), String(lesson.title.dropFirst()))
      let href = Address.lesson(lesson).link(from: .front)
      return #"<li><a href="\#(href)"><b>\#(initial)</b>\#(rest)</a></li>"#
    }
    return """
      <ul class="principles" aria-label="SOLID">
      \(items)
      </ul>
      """
  }

  private var ways: HTML {
    let first = Address.lesson(book.catalogue[0])
    return """
      <p class="ways"><a class="button main" href="\(first.path)">Read lesson 1</a> \
      <a class="button" href="\(Address.path.path)">The path through the book</a> \
      <a class="button" href="\(Address.program.path)">The program</a></p>
      """
  }

  /// A card for each lesson, from the table of the book's front page.
  private var cards: HTML {
    let table = book.front.section("A tour").lazy.compactMap(\.table).first
    let cards = zip(book.lessons, table?.rows ?? []).map {
      card($0.lesson, table?.headings ?? [], $1)
    }
    return """
      <ol class="cards">
      \(cards)
      </ol>
      """
  }

  private func card(_ lesson: Lesson, _ headings: [String], _ row: [String]) -> HTML {
    func cell(_ heading: String) -> HTML {
      headings.firstIndex(of: heading).map { writer.html(sentence: row[$0]) } ?? ""
    }
    let letter = lesson.letter.map { #"<span class="letter">\#(String($0))</span>"# as HTML }
    return """
      <li><p class="place">\(lesson.number) · \(writer.html(sentence: lesson.seam))\(letter)</p>
      <h3>\(cell("principle"))</h3>
      <p class="before"><b>before</b> \(cell("before"))</p>
      <p class="after"><b>after</b> \(cell("after"))</p>
      </li>
      """
  }
}
