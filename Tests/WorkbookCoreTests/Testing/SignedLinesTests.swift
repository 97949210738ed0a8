import Testing

@testable import WorkbookCore

@Suite("Lines with a sign in them")
struct SignedLinesTests {
  private func lines(_ text: String) -> [String] {
    SignedLines(in: text, with: ["two", "töne ✓"]).lines
  }

  @Test("They are those, in their order, and without line breaks")
  func finds() {
    #expect(
      lines("one\ntwo\n\nand ttwo\nthree töne ✓ more\ntw") == [
        "two", "and ttwo", "three töne ✓ more",
      ])
    #expect(lines("two") == ["two"])
    #expect(lines("") == [])
    #expect(lines("\n") == [])
  }

  @Test("Of a line without end only what is near the sign is handed out")
  func longLine() {
    let line =
      String(repeating: "x", count: 100_000) + "two" + String(repeating: "y", count: 100_000)
    let found = lines(line)
    #expect(found.map(\.utf8.count) == [17 << 10])
    #expect(found.first?.contains("xtwoy") == true)
  }

  @Test("The last words of a process are found at once behind megabytes of other words")
  func lastWords() {
    let noise = String(
      repeating: "A line that says nothing at all, and is said often.\n", count: 40_000)
    let words = LastWords(in: noise + "Kata/Ship.swift:12: Fatal error: No more.\n" + noise)
    #expect(words?.text == "Fatal error: No more.")
    #expect(words?.file == "Kata/Ship.swift")
    #expect(words?.line == 12)
  }
}
