import Book

/// What stands over each page of a lesson: which one it is, and the way to its other pages.
struct LessonHeader {
  let lesson: Lesson
  let part: LessonPart

  private var here: Address { .lesson(lesson, part) }

  /// - Parameter title: The title of the page.
  func html(_ title: HTML) -> HTML {
    HTML(
      "header", ["class": "lesson"],
      [
        HTML("p", ["class": "place"], place),
        HTML(
          "nav", ["class": "parts", "aria-label": "This lesson"],
          HTML("ul", .group(LessonPart.allCases.map { HTML("li", link(to: $0)) }))),
        HTML("h1", title),
      ])
  }

  private var place: HTML {
    let letter = lesson.letter.map { " · the \($0) in SOLID" } ?? ""
    let words = HTML.text("Lesson \(lesson.number) of \(Catalogue.lessons.count)\(letter)")
    let others = Catalogue.lessons.filter { abs($0.number - lesson.number) == 1 }
    let ways = others.map { other -> HTML in
      let name = "Lesson \(other.number)"
      let text = other.number < lesson.number ? "← \(name)" : "\(name) →"
      let href = Address.lesson(other, part).link(from: here)
      return " · " + HTML("a", ["href": href], .text(text))
    }
    return words + .group(ways)
  }

  private func link(to other: LessonPart) -> HTML {
    HTML(
      "a",
      [
        "href": Address.lesson(lesson, other).link(from: here),
        "aria-current": other == part ? "page" : nil,
      ], .text(other.title(in: lesson)))
  }
}
