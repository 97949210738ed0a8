import Book

/// How to change the book.
struct ContributingPage {
  let context: PageContext

  var page: SitePage {
    SitePage(
      address: .contributing, title: "Contributing",
      description: "How the sources are laid out, and how lessons, pages and code are written.",
      content: HTML(
        "article", ["class": "prose"],
        context.writer(on: .contributing, in: "").html(context.book.contributing)))
  }
}
