import Book

/// The slips of a lesson: the mistake on either side, and who notices it.
struct SlipsPage {
  let contents: LessonContents
  let context: PageContext

  private var lesson: Lesson { contents.lesson }
  private var here: Address { .lesson(lesson, .slips) }
  private var writer: TextWriter { context.writer(on: here, in: lesson.pageFolder) }

  var page: SitePage {
    SitePage(
      address: here, title: "\(lesson.title), the slips",
      description:
        "Mistakes that are easy to make in lesson \(lesson.number), \(lesson.title), and "
        + "who notices them before and after.",
      width: .wide,
      content: [
        LessonHeader(lesson: lesson, part: .slips).html("Slips"),
        HTML(
          "div", ["class": "prose"],
          [HTML("p", .text(SlipsPage.opening)), DiffText.legend(moves: false)]),
        .group(zip(contents.slips, contents.evidence.slips).map(html)),
      ])
  }

  private static let opening =
    "Mistakes that are easy to make here, and who notices them: the compiler, a behaviour, or "
    + "nobody. A bystander is a behaviour that breaks although the change was not about it."

  private func html(_ slip: Slip, _ found: LessonEvidence.Slip) -> HTML {
    HTML(
      "section", ["class": "request", "id": "slip-\(slip.number)"],
      [
        HTML(
          "div", ["class": "prose"],
          [
            HTML(
              "p", ["class": "place"], .text("Slip \(slip.number) of \(contents.slips.count)")),
            HTML("h2", .text(slip.title)),
            HTML("p", writer.html(sentence: slip.sentence)),
          ]),
        .group(Side.allCases.map { html(slip, on: $0, found.outcome[$0]) }),
      ])
  }

  private func html(
    _ slip: Slip, on side: Side, _ outcome: LessonEvidence.SlipOutcome
  ) -> HTML {
    let words = MarkdownParser(outcome.words.prefix(1).uppercased() + outcome.words.dropFirst())
    return HTML(
      "section", ["class": "change \(side.rawValue)"],
      [
        HTML(
          "div", ["class": "prose"], [HTML("h3", .text(side.folder)), writer.html(words.blocks())]),
        DiffText(level: 4)
          .html(slip.patch(on: side).files(in: [lesson.sources(side)])),
      ])
  }
}
