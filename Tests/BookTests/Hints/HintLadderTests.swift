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
    "A ladder with a fault is refused",
    arguments: [
      ("", "it has 0 hints of at least 4"),
      (soundText.replacing("## Hint 4", with: "####"), "it has 3 hints of at least 4"),
      (soundText.replacing("Hint 2", with: "Hint 3"), "its hint 2 is empty or stands elsewhere"),
      (soundText.replacing("Text 4.", with: ""), "its hint 4 is empty or stands elsewhere"),
    ])
  func broken(text: String, reason: String) {
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
