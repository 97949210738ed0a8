import TestSupport
import Testing

@testable import Bindery

@Suite("Pages of lessons")
struct LessonPageTests {
  private static let path = "Lessons/01-A/README.md"
  private static let question =
    "<details><summary>A?</summary>\n\nAnswer.\n\n</details>\n"
  private static let notWhole =
    "A question is not whole: it needs a text in <summary>, an answer, and </details>."

  /// A lesson's page with some questions.
  private static func page(_ questions: [String] = [question, question, question]) -> String {
    "# A\n\n"
      + Page.lessonHeadings.map { heading in
        "## \(heading)\n\n" + (heading == "Check yourself" ? questions.joined(separator: "\n") : "")
      }.joined()
  }

  private static func page(bet: String) -> String {
    page().replacing("## The bet\n", with: "## The bet\n\(bet)")
  }

  private static func words(_ count: Int) -> String { String(repeating: "word ", count: count) }

  private static func count(_ number: Int) -> String {
    "Ask three to five questions under “Check yourself”, each in its <details>, rather than \(number)."
  }

  @Test(
    "The headings are fixed, there are three to five questions, and each has a text and an answer",
    arguments: [
      (page(), []), (page(Array(repeating: question, count: 5)), []),
      (page([question, question]), [count(2)]),
      (page(Array(repeating: question, count: 6)), [count(6)]),
      ("a\n\n" + page(), ["The page does not begin with its title, as “# …”."]),
      (
        page().replacing("## The bug\n\n", with: "") + "## More\n\n",
        [
          "The headings are Before, After, The bet, Your kata, When not to, Check yourself, Sources, More: "
            + "see CONTRIBUTING.md for those of a lesson."
        ]
      ),
      // The headings have 15 words.
      (page(bet: "- \(words(1_285))"), []),
      (page(bet: words(1_286)), ["The page has 1301 words of prose, more than 1300."]),
      (page(bet: "| a |\n|---|\n| \(words(1_280)) |\n\n```sh\n\(words(1_280))\n```\n"), []),
      // Smaller headings, and what looks like one in a fence, are free.
      (page(bet: "### A look\n```sh\n## a remark\n```\n"), []),
      (page([question, "<details><summary>A?</summary>\nB.\n", question, question]), [notWhole]),
      (page([question, "<details>\nA?\n</details>\n", question, question]), [notWhole]),
      (
        page([question, "<details><summary> </summary>\nB.\n</details>\n", question, question]),
        [notWhole]
      ),
      (
        page([question, "<details><summary>A?</summary>\n\n</details>\n", question, question]),
        [notWhole]
      ),
    ])
  func problems(text: String, expected: [String]) async throws {
    let problems = try await ScratchBook([LessonPageTests.path: text]).problems()
    let told: [String] = expected.map { "\(LessonPageTests.path):1: \($0)" }
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
