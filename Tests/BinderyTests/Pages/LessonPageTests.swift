import Testing

@testable import Bindery

@Suite("Pages of lessons")
struct LessonPageTests {
  private static let path = "Lessons/01-A/README.md"
  private static let question =
    "<details><summary>A?</summary>\n\nAnswer.\n\n</details>\n"
  private static let more = "## More\n\n"
  private static let notWhole =
    "23: This question is not whole: it needs a text in <summary>, an answer, and </details>."

  /// A lesson's page with some questions.
  private static func page(_ questions: [String] = [question, question, question]) -> String {
    "# A\n\n"
      + Page.lessonHeadings.map { heading in
        "## \(heading)\n\n" + (heading == "Check yourself" ? questions.joined(separator: "\n") : "")
      }.joined()
  }

  private static func count(_ number: Int) -> String {
    "15: Ask three to five questions here, each in its <details>, rather than \(number)."
  }

  @Test(
    "The headings are fixed, there are three to five questions, and each has a text and an answer",
    arguments: [
      (page(), nil), (page(Array(repeating: question, count: 5)), nil),
      (page([question, question]), count(2)),
      (page(Array(repeating: question, count: 6)), count(6)),
      ("\n" + page(), "1: The page does not begin with its title, as “# …”."),
      (
        page().replacing("## The bug\n\n", with: ""),
        "3: Here comes the heading “The bug”: see"
      ),
      (page() + more, "36: Here comes no further heading: see"),
      (
        page().replacing("## Sources\n\n", with: ""),
        "34: Here comes the heading “Sources”: see"
      ),
      (
        page().replacing(
          "## The bet\n", with: "## The bet\n" + String(repeating: "word ", count: 1_277)),
        "1: The page has 1301 words of prose, more than 1300."
      ),
      (
        page().replacing(
          "## The bet\n",
          with: "## The bet\n| " + String(repeating: "word ", count: 1_280)
            + "\n<details>\n" + String(repeating: "word ", count: 1_280) + "\n</details>\n"), nil
      ),
      // Smaller headings, and what looks like one in a fence, are free.
      (
        page().replacing("## Before\n", with: "## Before\n### A look\n```sh\n## a remark\n```\n"),
        nil
      ),
      (
        page([question, "<details><summary>A?</summary>\nB.\n", question]),
        notWhole
      ),
      (
        page([question, "<details>\nA?\n</details>\n", question]),
        notWhole
      ),
      (
        page([question, "<details><summary> </summary>\nB.\n</details>\n", question]),
        notWhole
      ),
      (
        page([question, "<details><summary>A?</summary>\n\n</details>\n", question]),
        notWhole
      ),
    ] as [(String, String?)])
  func problems(text: String, expected: String?) async throws {
    let problems = try await ScratchBook([LessonPageTests.path: text]).problems().map {
      $0.replacing("\(LessonPageTests.path):", with: "")
        .replacing(" CONTRIBUTING.md for all headings in their order.", with: "")
    }
    let told: [String] = expected.map { [$0] } ?? []
    #expect(problems == told)
  }

  @Test("A page that is no lesson's has the headings that it wants")
  func otherPages() async throws {
    let book = try ScratchBook(["Lessons/README.md": "## Any\n", "README.md": "## Other\n"])
    #expect(try await book.problems().isEmpty)
    let headings: String = Page.lessonHeadings.joined(separator: " · ")
    let wanted =
      "The bug · Before · After · The bet · Your kata · When not to · Check yourself · Sources"
    #expect(headings == wanted)
  }
}
