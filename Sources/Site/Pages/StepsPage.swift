import Book

/// The steps of a lesson: all on one page, of which one is shown where the address names it.
struct StepsPage {
  let contents: LessonContents
  let context: PageContext

  private var lesson: Lesson { contents.lesson }
  private var here: Address { .lesson(lesson, .steps) }
  private var count: Int { contents.steps.count }
  private var writer: TextWriter { context.writer(on: here, in: lesson.pageFolder) }

  var page: SitePage {
    // The list of the steps is made here, with links to each.
    let opening = contents.stepsPage.withoutTitle.filter { block in
      if case .list = block { false } else { true }
    }
    return SitePage(
      address: here, title: "\(lesson.title), step by step",
      description: "From before to after of lesson \(lesson.number), \(lesson.title), in \(count) "
        + "small refactorings, each of which builds and passes.",
      width: .wide,
      content: [
        LessonHeader(lesson: lesson, part: .steps).html("Step by step"),
        HTML(
          "div", ["class": "prose", "id": "all"], [writer.html(opening), list, DiffText.legend()]),
        HTML("div", ["class": "steps", "id": "steps"], .group(contents.steps.map(html))),
      ])
  }

  private var list: HTML {
    let items = contents.steps.map {
      (writer.html(sentence: $0.title), "#step-\($0.number)", Optional($0.refactoring))
    }
    return LinkList(items: items).html
  }

  private func html(_ step: Step) -> HTML {
    let large = step.largeBecause.map { reason in
      HTML("p", ["It is a large step. ", writer.html(sentence: reason)])
    }
    return HTML(
      "section",
      ["class": "step", "id": "step-\(step.number)", "aria-label": "Step \(step.number)"],
      [
        way(step.number),
        HTML(
          "div", ["class": "prose"],
          [
            HTML(
              "p", ["class": "place"],
              .text("Step \(step.number) of \(count) · \(step.refactoring) · \(step.size)")),
            HTML("h2", writer.html(sentence: step.title)),
            HTML("p", writer.html(sentence: step.reason)), large ?? [], DiffText.legend(),
          ]),
        DiffText().html(step.files),
        way(step.number, isEnd: true),
      ])
  }

  /// The way to the steps before and after: above a step, and at its end.
  private func way(_ number: Int, isEnd: Bool = false) -> HTML {
    func link(_ other: Int, _ words: String, _ relation: String) -> HTML {
      guard (1...count).contains(other) else { return [] }
      return HTML("a", ["class": relation, "href": "#step-\(other)"], .text(words))
    }
    let label = isEnd ? "On from step \(number)" : "Steps around step \(number)"
    return HTML(
      "nav", ["class": "way", "aria-label": label],
      [
        link(number - 1, "← Step \(number - 1)", "back"),
        HTML("a", ["class": "all", "href": "#all"], "All at once"),
        link(number + 1, "Step \(number + 1) →", "forward"),
      ])
  }
}
