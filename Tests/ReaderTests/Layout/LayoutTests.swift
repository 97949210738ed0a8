import TestSupport
import Testing
import Text

@testable import Reader

@Suite("The layout of a command's text")
struct LayoutTests {
  @Test("A sentence of the book is styled in colour, and keeps its Markdown without")
  func sentence() {
    let text = "In the *after* version, `isOver` is gone."
    let coloured = Layout(width: 80, usesColor: true).narrowed(by: 9).prose(text)
    #expect(coloured.map(\.text) == ["In the after version, isOver is gone."])
    #expect(coloured[0].contains { $0.text == "after" && $0.style != .plain })
    #expect(Layout(width: 80).prose(text).map(\.text) == [text])
    let console = RecordingConsole(isTerminal: true, usesColor: true)
    #expect(console.layout.prose(text).map(\.text) == coloured.map(\.text))
  }
}
