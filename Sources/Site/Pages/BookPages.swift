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

  var path: SitePage {
    SitePage(
      address: .path, title: "The path through the book",
      description:
        "The nine lessons, how to read one, and plans for twenty minutes, an evening and a course.",
      content: article(writer(on: .path, in: "Lessons").html(book.path)))
  }

  var contributing: SitePage {
    SitePage(
      address: .contributing, title: "Contributing",
      description: "How the sources are laid out, and how lessons, pages and code are written.",
      content: article(writer(on: .contributing, in: "").html(book.contributing)))
  }

  func article(_ text: HTML) -> HTML {
    """
    <article class="prose">
    \(text)
    </article>
    """
  }
}
