import Book
import Text

/// Every term, type and refactoring of the book, with the places that tell of it.
struct TermsPage {
  let pages: BookPages

  var page: SitePage {
    SitePage(
      address: .terms, title: "Terms",
      description: "Every term, refactoring and type of the book, with links.",
      content: """
        <h1>Terms</h1>
        <article class="prose">
        <p>Where the book says what a word means, where it takes a refactoring, and where a type is \
        declared.</p>
        \(part("Words", words))
        \(part("Refactorings", refactorings))
        \(part("Types", types))
        </article>
        """)
  }

  /// A place that tells of something, and what it says of it, where that is a sentence.
  private struct Place {
    let name: String
    let words: String
    let href: String
    var sentence: HTML?
  }

  /// - Parameter places: In the order of the book.
  private func part(_ title: String, _ places: [Place]) -> HTML {
    let entries = Dictionary(grouping: places) { $0.name }
      .sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
    var letters: [String] = []
    let lines = entries.map { name, places -> HTML in
      let letter = name.prefix(1).uppercased()
      let isFirst = letters.last != letter
      if isFirst { letters.append(letter) }
      let links = places.map { #"<a href="\#($0.href)">\#($0.words)</a>"# as HTML }
      let sentence = places.lazy.compactMap(\.sentence).first.map { "\($0) " as HTML }
      let anchor = isFirst ? "\(title.headingName)-\(letter)" : nil
      let term: HTML = title == "Types" ? "<code>\(name)</code>" : "\(name)"
      return """
        <dt\(attribute: "id", anchor)>\(term)</dt>
        <dd>\(sentence)<small>\(links.joined(by: ", "))</small></dd>
        """
    }
    let jumps = letters.map { letter -> HTML in
      """
      <li><a href="#\(title.headingName)-\(letter)">\(letter)</a></li>
      """
    }
    return """
      <h2 id="\(title.headingName)">\(title)</h2>
      <nav class="letters" aria-label="\(title) by letter">
      <ul>
      \(jumps)
      </ul>
      </nav>
      <dl class="terms">
      \(lines)
      </dl>
      """
  }

  private var words: [Place] {
    let path = places(in: pages.book.path, at: .path, called: "the path", folder: "Lessons")
    return pages.book.lessons.reduce(path) { places, contents in
      let (lesson, name) = (contents.lesson, "lesson \(contents.lesson.number)")
      let page = Address.lesson(lesson)
      let title = Place(
        name: lesson.title, words: name, href: page.link(from: .terms),
        sentence: "\(contents.tagline)")
      return places + [title]
        + self.places(in: contents.page, at: page, called: name, folder: lesson.pageFolder)
    }
  }

  /// The terms that a page of the book introduces.
  private func places(
    in blocks: [Block], at page: Address, called name: String, folder: String
  ) -> [Place] {
    let writer = pages.writer(on: .terms, in: folder)
    return TermMarks.introductions(in: blocks).map { term, sentence in
      var shown = sentence
      // What a colon leads to stands only on that page.
      if shown.last?.text.hasSuffix(":") == true { shown[shown.count - 1].text.removeLast() }
      return Place(
        name: term, words: name, href: page.link(from: .terms, at: TermMarks.anchor(term)),
        sentence: "\(writer.html(shown))\(shown == sentence ? "" : " …")")
    }
  }

  private var refactorings: [Place] {
    pages.book.lessons.flatMap { contents in
      let page = Address.lesson(contents.lesson, .steps)
      return contents.steps.map { step in
        Place(
          name: step.refactoring, words: "lesson \(contents.lesson.number), step \(step.number)",
          href: page.link(from: .terms, at: "step-\(step.number)"))
      }
    }
  }

  private var types: [Place] {
    let declaration =
      #/^(?:[\w@]+(?:\(\w+\))? )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/#
    return pages.book.sources.paths.filter { $0.hasPrefix("Sources/") }.flatMap { path in
      // Such as “lesson 2, after”, or else the room.
      let place =
        Catalogue.place(of: path).map { "lesson \($0.lesson.number), \($0.side.rawValue)" }
        ?? String(path.split(separator: "/")[1])
      return (pages.book.sources[path] ?? "").lines.enumerated().compactMap { index, line in
        line.prefixMatch(of: declaration).map { match in
          Place(
            name: String(match.1), words: place,
            href: Address.source(path).link(from: .terms, at: "L\(index + 1)"))
        }
      }
    }
  }
}
