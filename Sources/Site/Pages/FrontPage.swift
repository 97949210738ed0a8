import Book

/// What the book is, and the way in.
struct FrontPage {
  let book: BookContents

  var page: SitePage {
    SitePage(
      address: .front, title: PageFrame.name,
      description: "A workbook that teaches the SOLID principles in Swift, by practice.",
      content: [
        HTML("h1", "Shipshape"),
        HTML(
          "ol",
          .group(book.lessons.map { HTML("li", .text("\($0.lesson.title): \($0.lesson.seam)")) })),
      ])
  }
}
