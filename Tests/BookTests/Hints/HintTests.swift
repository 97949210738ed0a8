import TestSupport
import Testing

@testable import Book

@Suite("The hints for a kata")
struct HintTests {
  private static let path = ScratchBook.lesson.hints
  private static let soundText =
    "# Title\n" + (1...4).map { "\n## Hint \($0)\n\nText \($0).\n" }.joined()

  private func hints(_ text: String) throws -> [String] {
    let book = try ScratchBook([Self.path: text])
    return try book.workbook.hints(for: ScratchBook.lesson)
  }

  @Test("The text below each heading is a hint")
  func sound() throws {
    #expect(try hints(Self.soundText) == ["Text 1.", "Text 2.", "Text 3.", "Text 4."])
  }

  @Test(
    "Faulty hints are refused",
    arguments: [
      ("", "it has 0 hints, and needs at least 4"),
      (soundText.replacing("## Hint 4", with: "####"), "it has 3 hints, and needs at least 4"),
      (soundText.replacing("Hint 2", with: "Hint 3"), "its hint 2 is empty or out of order"),
      (soundText.replacing("Text 4.", with: ""), "its hint 4 is empty or out of order"),
    ] as [(String, String)])
  func broken(text: String, reason: String) {
    #expect(throws: BookError.damaged(Self.path, reason: reason)) { try hints(text) }
  }

  @Test("Every lesson has hints, on a page that names the command for them", arguments: 1...9)
  func ours(number: Int) throws {
    let lesson = Catalogue.lessons[number - 1]
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    let hints = try workbook.hints(for: lesson)
    #expect(4...6 ~= hints.count && hints[0].contains("?"), "The first is a question.")
    let text = try workbook.text(at: lesson.hints)
    #expect(
      text.hasPrefix("# Hints for kata \(number)\n")
        && text.contains("`scripts/workbook hint \(number)`"))
  }
}
