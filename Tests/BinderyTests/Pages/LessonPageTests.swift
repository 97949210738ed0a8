import TestSupport
import Testing

@testable import Bindery

@Suite("The pages of lessons")
struct LessonPageTests {
  private static let path = "Lessons/01-A/README.md"
  private static let question = "<details><summary>A?</summary>\n\nAnswer.\n\n</details>\n"

  /// A lesson's page with some questions, and a text about its changes.
  private static func page(
    _ questions: [String] = [question, question, question], bet: String = "",
    time: String = "one minute"
  ) -> String {
    let texts = ["The bet": bet, "Check yourself": questions.joined(separator: "\n")]
    return "# A\n\nReading this page takes \(time).\n\n"
      + Page.lessonHeadings.map { "## \($0)\n\n\(texts[$0] ?? "")" }.joined(separator: "\n\n")
  }

  private static func words(_ count: Int) -> String { String(repeating: "word ", count: count) }

  private static func code(_ lines: Int) -> String {
    "```sh\n\(String(repeating: "line\n", count: lines))```"
  }

  @Test(
    "A lesson's page has fixed headings, three to five questions, a limited size and a time",
    arguments: [
      (page(), nil), (page(Array(repeating: question, count: 5)), nil),
      (page([question, question]), "Ask three to five questions under “Check yourself”"),
      (page(Array(repeating: question, count: 6)), "in its <details>, rather than 6."),
      ("a\n\n" + page(), "The page does not begin with its title, as “# …”."),
      (
        page().replacing("## The bug\n\n", with: "") + "## More\n\n",
        "The headings are Before, After, The bet, When not to, Your kata, Check yourself, Sources, More: "
          + "see CONTRIBUTING.md for those of a lesson."
      ),
      // The headings and the sentence about the time have 21 words.
      (page(bet: "- \(words(1_079))", time: "six minutes"), nil),
      (
        page(bet: words(1_080), time: "six minutes"),
        "The page has 1101 words of prose, more than 1100."
      ),
      (page(bet: "| a |\n|---|\n| \(words(1_280)) |\n\n```sh\n\(words(1_280))\n```\n"), nil),
      (page(bet: code(110), time: "six minutes"), nil),
      (page(bet: code(111), time: "six minutes"), "The page has 111 lines of code outside folds"),
      (page(bet: "<details><summary>A?</summary>\n\n\(code(111))\n\n</details>"), nil),
      (page(bet: code(28)), "The page should say “Reading this page takes two minutes.”"),
      (page(bet: words(279)), "The page should say “Reading this page takes two minutes.”"),
      (page(bet: words(278)), nil),
      // Smaller headings, and lines in a fence that look like headings, are allowed.
      (page(bet: "### A look\n```sh\n## a remark\n```\n"), nil),
    ] as [(String, String?)])
  func layout(text: String, expected: String?) async throws {
    let problems = try await ScratchBook([LessonPageTests.path: text]).problems()
    #expect(problems.count == (expected == nil ? 0 : 1))
    #expect(problems.allSatisfy { $0.hasPrefix("\(LessonPageTests.path):1: ") })
    #expect(problems.allSatisfy { $0.contains(expected ?? "") })
  }

  @Test(
    "A question has a text, an answer and an end",
    arguments: [
      "<details><summary>A?</summary>\nB.\n", "<details>\nA?\n</details>\n",
      "<details><summary> </summary>\nB.\n</details>\n",
      "<details><summary>A?</summary>\n\n</details>\n",
    ])
  func notWhole(question: String) async throws {
    let questions = [Self.question, question, Self.question, Self.question]
    let sentence =
      "A question is not whole: it needs a text in <summary>, an answer, and </details>."
    #expect(
      try await ScratchBook([LessonPageTests.path: Self.page(questions)]).problems()
        == ["\(LessonPageTests.path):1: \(sentence)"])
  }

  @Test("Pages other than a lesson's have any headings")
  func otherPages() async throws {
    let book = try ScratchBook(["Lessons/README.md": "## Any\n", "README.md": "## Other\n"])
    #expect(try await book.problems().isEmpty)
    let headings: String = Page.lessonHeadings.joined(separator: " · ")
    let wanted =
      "The bug · Before · After · The bet · When not to · Your kata · Check yourself · Sources"
    #expect(headings == wanted)
  }
}
