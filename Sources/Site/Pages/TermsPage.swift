import Book

/// Every term, type and refactoring of the book, with the places that tell of it.
struct TermsPage {
  let context: PageContext

  var page: SitePage {
    SitePage(
      address: .terms, title: "Terms",
      description: "Every term, refactoring and type of the book, with links.",
      width: .text,
      content: [
        HTML("h1", "Terms"),
        HTML(
          "article", ["class": "prose"],
          [
            HTML(
              "p",
              "Where the book says what a word means, where it takes a refactoring, and where a type is declared."
            ),
            part("Words", words), part("Refactorings", refactorings), part("Types", types),
          ]),
      ])
  }

  private typealias Entry = (name: String, places: [(words: String, href: String)])

  private func part(_ title: String, _ entries: [Entry]) -> HTML {
    let isCode = title == "Types"
    return [
      HTML("h2", ["id": title.headingName], .text(title)),
      HTML(
        "dl", ["class": "terms"],
        .group(
          entries.map { entry in
            let name = HTML.text(entry.name)
            let links = entry.places.map { HTML("a", ["href": $0.href], .text($0.words)) }
            return [
              HTML("dt", isCode ? HTML("code", name) : name), HTML("dd", links.joined(by: ", ")),
            ]
          })),
    ]
  }

  /// - Parameter found: The places of each name, in the order of the book.
  private func sorted(_ found: [(name: String, words: String, href: String)]) -> [Entry] {
    Dictionary(grouping: found) { $0.name }
      .map { (name: $0, places: $1.map { (words: $0.words, href: $0.href) }) }
      .sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }

  private var words: [Entry] {
    let path = TermMarks.terms(in: context.book.path).map { term in
      (
        name: term, words: "the path",
        href: Address.path.link(from: .terms, at: TermMarks.anchor(term))
      )
    }
    let lessons = context.book.lessons.flatMap { contents in
      TermMarks.terms(in: contents.page).map { term in
        (
          name: term, words: "lesson \(contents.lesson.number)",
          href: Address.lesson(contents.lesson).link(from: .terms, at: TermMarks.anchor(term))
        )
      }
    }
    return sorted(path + lessons)
  }

  private var refactorings: [Entry] {
    sorted(
      context.book.lessons.flatMap { contents in
        contents.steps.map { step in
          (
            name: step.refactoring, words: "lesson \(contents.lesson.number), step \(step.number)",
            href: Address.lesson(contents.lesson, .steps).link(
              from: .terms, at: "step-\(step.number)")
          )
        }
      })
  }

  private var types: [Entry] {
    let declaration =
      #/^(?:[\w@]+(?:\(\w+\))? )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/#
    return sorted(
      context.book.sources.paths.filter { $0.hasPrefix("Sources/") }.flatMap { path in
        (context.book.sources[path] ?? "").lines.enumerated().compactMap { index, line in
          line.prefixMatch(of: declaration).map { match in
            (
              name: String(match.1), words: place(of: path),
              href: Address.source(path).link(from: .terms, at: "L\(index + 1)")
            )
          }
        }
      })
  }

  /// Such as “lesson 2, after”.
  private func place(of path: String) -> String {
    for lesson in Catalogue.lessons {
      for side in Side.allCases where path.hasPrefix(lesson.sources(side)) {
        return "lesson \(lesson.number), \(side.rawValue)"
      }
    }
    return String(path.split(separator: "/").dropFirst().first ?? "")
  }
}
