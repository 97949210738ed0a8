import Book

/// The path through the book.
struct PathPage {
  let context: PageContext

  var page: SitePage {
    var writer = context.writer(on: .path, in: "Lessons")
    writer.marksTerms = true
    return SitePage(
      address: .path, title: "The path through the book",
      description:
        "The nine lessons, how to read one, and plans for twenty minutes, an evening and "
        + "a course.",
      content: HTML("article", ["class": "prose"], writer.html(context.book.path)))
  }
}
