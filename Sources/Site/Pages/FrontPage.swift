import Book

/// What the book is, and the way in.
struct FrontPage {
  let context: PageContext

  private var writer: TextWriter { context.writer(on: .front, in: "") }

  var page: SitePage {
    let opening = context.book.front.opening.withoutTitle
    let lead = opening.first.map { HTML("div", ["class": "lead"], writer.html([$0])) } ?? []
    let (words, picture) = FrontPage.parted(Array(opening.dropFirst()))
    return SitePage(
      address: .front, title: FrontPage.title,
      description: "A workbook that teaches the SOLID principles in Swift, by practice: nine "
        + "lessons, each part of one program before and after a principle.",
      width: .wide,
      content: [
        HTML(
          "div", ["class": "opening"],
          [
            HTML(
              "div", ["class": "prose"],
              [HTML("h1", .text(PageFrame.name)), lead, ways, writer.html(words)]),
            HTML("div", ["class": "picture"], writer.html(picture)),
          ]),
        HTML(
          "section", ["aria-labelledby": "lessons"],
          [HTML("h2", ["id": "lessons"], "Nine lessons"), cards]),
        HTML(
          "section", ["class": "prose"],
          [
            HTML("h2", ["id": "first-commands"], "First commands"),
            writer.html(context.book.front.section("First commands")),
          ]),
      ])
  }

  static let title = "\(PageFrame.name): the SOLID principles in Swift, by practice"

  /// The words, and the picture of the program with the sentence before it.
  private static func parted(_ blocks: [Block]) -> (words: [Block], picture: [Block]) {
    let quote = blocks.firstIndex { block in
      if case .marker = block { true } else { false }
    }
    let start = max(0, (quote ?? blocks.count) - 1)
    return (Array(blocks[..<start]), Array(blocks[start...]))
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
