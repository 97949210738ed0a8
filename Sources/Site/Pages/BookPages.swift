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

  /// The text of a page, whose terms lead to the glossary.
  func text(_ blocks: [Block], _ writer: TextWriter) -> HTML {
    writer.html(book.glossary.linking(blocks))
  }

  var path: SitePage {
    page(
      .path, "The path through the book",
      "The nine lessons, how to read one, and plans for twenty minutes, an evening and a course.",
      book.path, in: "Lessons")
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

  /// What is shown for an address that there is not.
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
