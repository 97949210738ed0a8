import Book

/// What the book is, and the way in.
struct FrontPage {
  let context: PageContext

  private var writer: TextWriter { context.writer(on: .front, in: "") }

  var page: SitePage {
    let opening = context.book.front.opening.withoutTitle
    let lead = opening.first.map { HTML("div", ["class": "lead"], writer.html([$0])) } ?? []
    let (words, picture) = (opening[..<opening.startOfQuote], opening[opening.startOfQuote...])
    return SitePage(
      address: .front, title: FrontPage.title,
      description: "A workbook that teaches the SOLID principles in Swift, by practice: nine "
        + "lessons, each part of one program before and after a principle.",
      width: .wide,
      content: [
        HTML(
          "div", ["class": "opening"],
          [
            HTML("div", [HTML("h1", .text(PageFrame.name)), lead]), example,
            HTML("div", [principles, ways]),
          ]),
        HTML(
          "section", ["aria-labelledby": "lessons"],
          [HTML("h2", ["id": "lessons"], "Nine lessons"), cards]),
        HTML(
          "section", ["class": "about"],
          [
            HTML(
              "div",
              [HTML("h2", ["id": "about"], "What is in it"), writer.html(Array(words.dropFirst()))]),
            HTML("div", ["class": "picture"], writer.html(Array(picture))),
          ]),
        HTML(
          "section", ["class": "prose"],
          [
            HTML("h2", ["id": "first-commands"], "First commands"),
            writer.html(context.book.front.section("First commands")),
          ]),
      ])
  }

  static let title = "\(PageFrame.name): the SOLID principles in Swift, by practice"

  /// A lesson's two versions of a few lines: what a type makes for itself, and what it asks for instead.
  private var example: HTML {
    let file = "Business/RosterService.swift"
    guard let contents = context.book.lessons.first(where: { $0.before[file] != nil }) else {
      return []
    }
    let sides = Side.allCases.map { side -> HTML in
      let quote = Quote(path: "\(contents.lesson.sources(side))/\(file)", snippet: "repository")
      let code = writer.html(contents.page.blocks(of: quote))
      return HTML(
        "div", ["class": side.rawValue], HTML("p", ["class": "side"], .text(side.folder)) + code)
    }
    return HTML("div", ["class": "example"], [.group(sides), HTML("p", .text(contents.tagline))])
  }

  /// What the letters of SOLID stand for.
  private var principles: HTML {
    let items = Catalogue.lessons.filter { $0.letter != nil }.map { lesson in
      let (initial, rest) = (String(lesson.title.prefix(1)), String(lesson.title.dropFirst()))
      let href = Address.lesson(lesson).link(from: .front)
      return HTML("li", HTML("a", ["href": href], [HTML("b", .text(initial)), .text(rest)]))
    }
    return HTML("ul", ["class": "principles", "aria-label": "SOLID"], .group(items))
  }

  private var ways: HTML {
    func way(_ words: String, _ address: Address, _ look: String) -> HTML {
      HTML("a", ["class": look, "href": address.link(from: .front)], .text(words))
    }
    let first = Catalogue.lessons[0]
    return HTML(
      "p", ["class": "ways"],
      [
        way("Read lesson 1", .lesson(first), "button main"), " ",
        way("The path through the book", .path, "button"), " ",
        way("The program", .program, "button"),
      ])
  }

  /// A card for each lesson, from the table of the book's front page.
  private var cards: HTML {
    var rows: [[[Span]]] = []
    for case .table(let table) in context.book.front.section("A tour") where rows.isEmpty {
      rows = table.rows
    }
    let cards = zip(context.book.lessons, rows).map { contents, row in
      card(contents.lesson, row.map { writer.html($0) })
    }
    return HTML("ol", ["class": "cards"], .group(cards))
  }

  /// - Parameter row: The number, the principle, its part of the arcade, before, and after.
  private func card(_ lesson: Lesson, _ row: [HTML]) -> HTML {
    let letter = lesson.letter.map { HTML("span", ["class": "letter"], .text("\($0)")) }
    return HTML(
      "li",
      [
        HTML("p", ["class": "place"], [.text("\(lesson.number) · \(lesson.seam)"), letter ?? []]),
        HTML("h3", row[1]),
        HTML("p", ["class": "before"], [HTML("b", "before"), " ", row[3]]),
        HTML("p", ["class": "after"], [HTML("b", "after"), " ", row[4]]),
      ])
  }
}
