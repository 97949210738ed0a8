import Testing

@testable import Bindery

@Suite("Pages of lessons")
struct LessonPageTests {
  private static let path = "Lessons/01-A/README.md"
  private static let order = "see CONTRIBUTING.md for all of them."

  private static func question(_ number: Int) -> String {
    "<details><summary>Question \(number)?</summary>\n\nAnswer.\n\n</details>\n"
  }

  /// A lesson's page with some headings and some questions.
  private func page(
    _ headings: [String] = LessonPageRule.headings, questions: [String] = (1...3).map(question)
  ) -> String {
    "# A\n\n"
      + headings.map { heading in
        "## \(heading)\n\n" + (heading == "Check yourself" ? questions.joined(separator: "\n") : "")
      }.joined()
  }

  private func problems(_ text: String) async throws -> [String] {
    try await ScratchBook([LessonPageTests.path: text]).problems()
      .map { $0.replacing("\(LessonPageTests.path):", with: "") }
  }

  @Test("The headings of a lesson are fixed")
  func headings() async throws {
    #expect(
      LessonPageRule.headings.joined(separator: " · ")
        == "The story · Before · What hurts · After · Step by step · What it cost · Your kata · "
        + "When not to · Check yourself · Sources")
    #expect(try await problems(page()) == [])
  }

  @Test("A heading in another place is told with the one that comes there")
  func order() async throws {
    var headings = LessonPageRule.headings
    headings.swapAt(0, 1)
    #expect(
      try await problems(page(headings)) == [
        "3: The heading is “Before”, and “The story” comes here: \(LessonPageTests.order)"
      ])
  }

  @Test("A heading too many is told")
  func surplus() async throws {
    #expect(
      try await problems(page(LessonPageRule.headings + ["More"])).last
        == "40: The heading is “More”, and no heading comes here: \(LessonPageTests.order)")
  }

  @Test("A missing last heading is told at the end of the page")
  func missing() async throws {
    #expect(
      try await problems(page(LessonPageRule.headings.dropLast())) == [
        "38: The heading “Sources” is missing: \(LessonPageTests.order)"
      ])
  }

  @Test("Smaller headings, and what looks like one in a fence, are free")
  func freeHeadings() async throws {
    let text = page().replacing(
      "## Before\n", with: "## Before\n### A closer look\n```sh\n## a remark\n```\n")
    #expect(try await problems(text) == [])
  }

  @Test("A lesson begins with its title")
  func title() async throws {
    #expect(
      try await problems("\n" + page()).first
        == "1: The page does not begin with its title, as “# …”.")
  }

  @Test("A lesson asks three to five questions", arguments: 0...7)
  func questions(count: Int) async throws {
    let found = try await problems(page(questions: (0..<count).map(LessonPageTests.question)))
    let message =
      "19: Ask three to five questions here, each in its <details>, rather than \(count)."
    #expect(found == ((3...5).contains(count) ? [] : [message]))
  }

  @Test(
    "A question without an end, a text or an answer is told",
    arguments: [
      (
        "<details><summary>A?</summary>\nB.\n",
        "This question is not closed: end its answer with </details>."
      ),
      (
        "<details>\nA?\n</details>\n",
        "This question has no text: put it between <summary> and </summary>."
      ),
      (
        "<details><summary> </summary>\nB.\n</details>\n",
        "This question has no text: put it between <summary> and </summary>."
      ),
      (
        "<details><summary>A?</summary>\n\n</details>\n",
        "This question has no answer: put it between </summary> and </details>."
      ),
    ])
  func badQuestion(question: String, message: String) async throws {
    let questions = [LessonPageTests.question(1), question, LessonPageTests.question(2)]
    #expect(try await problems(page(questions: questions)) == ["27: \(message)"])
  }

  @Test("A page that is no lesson's has the headings that it wants")
  func otherPages() async throws {
    let book = try ScratchBook(["Lessons/README.md": "## Any\n", "README.md": "## Other\n"])
    #expect(try await book.problems() == [])
  }
}
