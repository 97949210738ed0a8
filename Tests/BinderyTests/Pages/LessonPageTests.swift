import Testing

@testable import Bindery

@Suite("Pages of lessons")
struct LessonPageTests {
  private static let path = "Lessons/01-A/README.md"
  private static let question =
    "<details><summary>A?</summary>\n\nAnswer.\n\n</details>\n"
  private static let more = "## More\n\n"

  /// A lesson's page with some questions.
  private static func page(_ questions: [String] = [question, question, question]) -> String {
    "# A\n\n"
      + LessonPageRule.headings.map { heading in
        "## \(heading)\n\n" + (heading == "Check yourself" ? questions.joined(separator: "\n") : "")
      }.joined()
  }

  private static func count(_ number: Int) -> String {
    "19: Ask three to five questions here, each in its <details>, rather than \(number)."
  }

  @Test(
    "The headings are fixed, there are three to five questions, and each has a text and an answer",
    arguments: [
      (page(), nil), (page(Array(repeating: question, count: 5)), nil),
      (page([question, question]), count(2)),
      (page(Array(repeating: question, count: 6)), count(6)),
      ("\n" + page(), "1: The page does not begin with its title, as “# …”."),
      (
        page().replacing("## The story\n\n", with: ""),
        "3: The heading is “Before”, and “The story” comes here"
      ),
      (page() + more, "40: The heading is “More”, and no heading comes here"),
      (page().replacing("## Sources\n\n", with: ""), "38: The heading “Sources” is missing"),
      // Smaller headings, and what looks like one in a fence, are free.
      (
        page().replacing("## Before\n", with: "## Before\n### A look\n```sh\n## a remark\n```\n"),
        nil
      ),
      (
        page([question, "<details><summary>A?</summary>\nB.\n", question]),
        "27: This question is not closed: end its answer with </details>."
      ),
      (
        page([question, "<details>\nA?\n</details>\n", question]),
        "27: This question has no text: put it between <summary> and </summary>."
      ),
      (
        page([question, "<details><summary> </summary>\nB.\n</details>\n", question]),
        "27: This question has no text: put it between <summary> and </summary>."
      ),
      (
        page([question, "<details><summary>A?</summary>\n\n</details>\n", question]),
        "27: This question has no answer: put it between </summary> and </details>."
      ),
    ] as [(String, String?)])
  func problems(text: String, expected: String?) async throws {
    let problems = try await ScratchBook([LessonPageTests.path: text]).problems().map {
      $0.replacing("\(LessonPageTests.path):", with: "")
        .replacing(": see CONTRIBUTING.md for all of them.", with: "")
    }
    #expect(problems == [expected].compactMap { $0 })
  }

  @Test("A page that is no lesson's has the headings that it wants")
  func otherPages() async throws {
    let book = try ScratchBook(["Lessons/README.md": "## Any\n", "README.md": "## Other\n"])
    #expect(try await book.problems() == [])
    #expect(
      LessonPageRule.headings.joined(separator: " · ")
        == "The story · Before · What hurts · After · Step by step · What it cost · Your kata · "
        + "When not to · Check yourself · Sources")
  }
}
