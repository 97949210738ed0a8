import Testing

@testable import WorkbookCore

@Suite("Painted text read back")
struct PaintedTextTests {
  @Test("What was painted comes back with its styles")
  func roundTrip() {
    let line = [Run("plain "), Run("bold", .bold), Run(" and "), Run("red", .red)]
    let text = Ink(isOn: true).paint(line) + "\n\nlast\n"
    #expect(PaintedText.lines(of: text) == [line, [], [Run("last")]])
  }

  @Test("Other sequences are left out, and one that is cut off too")
  func others() {
    #expect(PaintedText.lines(of: "a\u{1B}[2Kb\u{1B}[3") == [[Run("a"), Run("b"), Run("[3")]])
  }
}
