import Book

/// The program behind every lesson.
struct ProgramPage {
  let context: PageContext

  var page: SitePage {
    let tour = context.book.front.section("A tour")
    return SitePage(
      address: .program, title: "The program",
      description: "The arcade for the terminal that every lesson takes a part of.",
      content: HTML(
        "article", ["class": "prose"],
        [
          HTML("h1", "The program"),
          context.writer(on: .program, in: "").html(
            tour.filter { block in
              if case .table = block { false } else { true }
            }),
        ]))
  }
}
