import Book

/// The site's contents, shown beside every page: the lessons with their parts, and all other
/// pages. On a narrow screen a button opens them.
struct ContentsList: Sendable {
  let lessons: [Lesson]
  /// Where the sources are on a code host; nil if not given.
  var host: String?

  /// The id that the button opens.
  static let anchor = "contents"

  /// The contents beside a page.
  func html(beside page: SitePage) -> HTML {
    // A source's page has little room for other lessons' parts.
    let isSource = page.address.path.hasPrefix("source/")
    let items = lessons.map { lesson -> HTML in
      let isOwn = lesson == page.lesson
      return """
        <li\(attribute: "class", isOwn ? "own" : nil)>\(link(lesson.title, .lesson(lesson), page))\
        \(isSource && !isOwn ? "" : parts(of: lesson, isOwn, page))</li>
        """
    }
    let others: [(String, Address)] = [
      ("The path", .path), ("The program", .program), ("Results", .table),
      ("Glossary", .glossary), ("Your editor", .editors), ("Contributing", .contributing),
    ]
    let code = host.map { #"<li><a href="\#($0)">The code</a></li>"# as HTML }
    return """
      <nav class="contents" id="\(ContentsList.anchor)" popover="auto" aria-label="Contents">
      <ol>
      \(items)
      </ol>
      <ul>
      \(others.map { "<li>\(link($0, $1, page))</li>" as HTML })
      \(code)
      </ul>
      </nav>
      """
  }

  /// A lesson's parts, with sections under the open page.
  private func parts(of lesson: Lesson, _ isOpen: Bool, _ page: SitePage) -> HTML {
    let parts = LessonPart.allCases.map { part -> HTML in
      let title = part == .page ? "The lesson" : part.title(in: lesson)
      let address = Address.lesson(lesson, part)
      let sections = page.address == address ? list(of: page.sections) : ""
      return "<li>\(link(title, address, page))\(sections)</li>"
    }
    return """
      <details\(attribute: "open", isOpen ? "" : nil)><summary aria-label="Parts of \(lesson.title)"></summary>
      <ul>
      \(parts)
      </ul>
      </details>
      """
  }

  private func list(of sections: [String]) -> HTML {
    guard !sections.isEmpty else { return "" }
    let items = sections.map { title -> HTML in
      """
      <li><a href="#\(title.headingName)">\(title)</a></li>
      """
    }
    return """
      <ul class="sections">
      \(items)
      </ul>
      """
  }

  /// A link, marked if it leads to the page itself.
  private func link(_ name: String, _ address: Address, _ page: SitePage) -> HTML {
    let current = address == page.address ? "page" : nil
    return """
      <a href="\(address.link(from: page.address))"\(attribute: "aria-current", current)>\(name)</a>
      """
  }
}
