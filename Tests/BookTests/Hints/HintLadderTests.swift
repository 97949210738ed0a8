import TestSupport
import Testing

@testable import Book

@Suite("The ladder of hints")
struct HintLadderTests {
  private static let soundText =
    "# Title\n" + (1...4).map { "\n## Hint \($0)\n\nText \($0).\n" }.joined()

  @Test("What stands below each heading is a hint")
  func sound() throws {
    let hints = try HintLadder(HintLadderTests.soundText, at: "Hints.md").hints
    #expect(hints == ["Text 1.", "Text 2.", "Text 3.", "Text 4."])
  }

  @Test(
    "A ladder with a fault is refused, with its line",
    arguments: [
      ("", 1),
      ("# Title\n\n## Hint 1\n\nOne.\n", 6),
      (soundText.replacing("Hint 2", with: "Hint 3"), 7),
      (soundText.replacing("Hint 2", with: "Hinweis 2"), 7),
      (soundText.replacing("Text 2.", with: ""), 11),
      (soundText.replacing("Text 4.", with: ""), 18),
    ])
  func broken(text: String, line: Int) {
    let reason = "its hints are not in order at line \(line)"
    #expect(throws: BookError.damaged("Hints.md", reason: reason)) {
      try HintLadder(text, at: "Hints.md")
    }
  }

  @Test("Every lesson of this book has one, which the first line leads to", arguments: 1...9)
  func ours(number: Int) throws {
    let lesson = Catalogue.lessons[number - 1]
    let workbook = Workbook(root: PackageFolder.url)
    let hints = try HintLadder(of: lesson, in: workbook).hints
    #expect(4...6 ~= hints.count && hints[0].contains("?"), "The first is a question.")
    let text = try workbook.text(at: HintLadder.path(of: lesson))
    #expect(
      text.hasPrefix("# Hints to kata \(number)\n")
        && text.contains("`scripts/workbook hint \(number)`"))
  }
}
