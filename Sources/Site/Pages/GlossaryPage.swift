import Book
import Text

extension BookPages {
  /// The terms of the book, each with a place to link to.
  var glossary: SitePage {
    let blocks = book.glossary.blocks
    let writer = writer(on: .glossary, in: "Lessons")
    let parts = blocks.map { block -> HTML in
      guard case .list(_, let items) = block else { return writer.html([block]) }
      return """
        <dl>
        \(items.map { entry($0, writer) })
        </dl>
        """
    }
    return SitePage(
      address: .glossary, title: "Glossary",
      description: "The \(book.glossary.terms.count) terms of the book, in a sentence each.",
      sections: blocks.sectionTitles,
      content: """
        <article>
        \(parts)
        </article>
        """)
  }

  private func entry(_ item: [Block], _ writer: TextWriter) -> HTML {
    let names = Glossary.terms(of: item).map { term -> HTML in
      let name: HTML = term.isEveryday ? "<em>\(term.name)</em>" : "\(term.name)"
      return #"<dfn id="\#(term.anchor)">\#(name)</dfn>"#
    }
    return """
      <dt>\(names.joined(by: " and "))</dt>
      <dd>\(writer.html(Glossary.explanation(of: item)))</dd>
      """
  }
}
