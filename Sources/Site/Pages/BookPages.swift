import Book
import Text

struct BookPages: Sendable {
  let book: BookContents
  let links: BookLinks

  /// Makes HTML of a page of the book.
  ///
  /// - Parameters:
  ///   - here: The page of the site.
  ///   - folder: The folder of the page of the book.
  func writer(on here: Address, in folder: String) -> TextWriter {
    TextWriter(here: here, folder: folder, links: links)
  }

  /// A page's text, with terms linked to the glossary.
  func text(_ blocks: [Block], _ writer: TextWriter) -> HTML {
    writer.html(book.glossary.linking(blocks))
  }

  var path: SitePage {
    page(
      .path, "The path through the book",
      "The nine lessons, how to read one, and plans for twenty minutes, an evening and a course.",
      book.path, in: "Lessons")
  }

  var editors: SitePage {
    page(
      .editors, "A kata in your editor",
      "How to open a kata in Xcode, Visual Studio Code or another editor, and run its tests there.",
      book.editors, in: "Lessons")
  }

  var contributing: SitePage {
    page(
      .contributing, "Contributing",
      "How the sources are laid out, and how lessons, pages and code are written.",
      book.contributing, in: "")
  }

  private func page(
    _ address: Address, _ title: String, _ description: String, _ blocks: [Block], in folder: String
  ) -> SitePage {
    SitePage(
      address: address, title: title, description: description,
      sections: blocks.sectionTitles,
      content: """
        <article>
        \(text(blocks, writer(on: address, in: folder)))
        </article>
        """)
  }

  /// The program behind every lesson: its description, a game in pictures, and its uses.
  var program: SitePage {
    let writer = writer(on: .program, in: "")
    let seams = book.lessons.map(\.lesson).map { lesson -> HTML in
      let href = Address.lesson(lesson).link(from: .program)
      return
        #"<li>\#(writer.html(sentence: lesson.seam)): <a href="\#(href)">\#(lesson.title)</a></li>"#
    }
    // Skip the list of lessons: this page makes its own.
    let tour = book.front.section("A tour").drop { $0.table == nil }
    return SitePage(
      address: .program, title: "The program",
      description: "The terminal arcade that every lesson takes one part from, and a game "
        + "in pictures.",
      content: """
        <article>
        <h1>The program</h1>
        <p>An arcade for the terminal: sign in, see who plays, play a space game, and your score goes \
        into the roster. It leaves nine gaps open, and each lesson fills one of them twice.</p>
        <ol>
        \(seams)
        </ol>
        \(GameDrawing(game: book.game).html)
        <h2 id="a-tour">What you can do with it</h2>
        \(text(Array(tour.dropFirst()), writer))
        </article>
        """)
  }

  /// The page for unknown addresses.
  var notFound: SitePage {
    SitePage(
      address: .notFound, title: "There is no such page",
      description: "The address leads nowhere on this site.",
      content: """
        <h1>There is no such page</h1>
        <p>It may have moved, or the address is misspelt. All pages are in the contents; good places to \
        begin are the <a href="\(Address.front.path)">front page</a> and the \
        <a href="\(Address.path.path)">path through the book</a>.</p>
        """)
  }
}
