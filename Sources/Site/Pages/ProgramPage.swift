import Book

/// The program behind every lesson: what it is, a game of it in pictures, and what one can do with it.
struct ProgramPage {
  let context: PageContext

  var page: SitePage {
    let writer = context.writer(on: .program, in: "")
    let opening = context.book.front.opening
    let lobby = Array(opening[opening.startOfQuote...])
    return SitePage(
      address: .program, title: "The program",
      description: "The arcade for the terminal that every lesson takes a part of, and a game "
        + "of it in pictures.",
      content: HTML(
        "article", ["class": "prose"],
        [
          HTML("h1", "The program"),
          HTML(
            "p",
            .text(
              "An arcade for the terminal: sign in, see who plays, play a space game, and your score "
                + "goes into the roster. It leaves nine places open, and each lesson fills one of "
                + "them twice.")),
          seams,
          GameDrawing(game: context.book.game).html,
          HTML("h2", "The lobby"), writer.html(lobby),
          HTML("h2", "What you can do with it"), writer.html(tour),
        ]))
  }

  private var seams: HTML {
    let items = context.book.lessons.map(\.lesson).map { lesson in
      HTML(
        "li",
        [
          .text("\(lesson.seam): "),
          HTML("a", ["href": Address.lesson(lesson).link(from: .program)], .text(lesson.title)),
        ])
    }
    return HTML("ol", .group(items))
  }

  /// What follows the list of the lessons, which this page has of its own.
  private var tour: [Block] {
    let tour = context.book.front.section("A tour").drop { block in
      if case .table = block { false } else { true }
    }
    return Array(tour.dropFirst())
  }
}
