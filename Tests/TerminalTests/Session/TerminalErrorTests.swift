import Terminal
import Testing

@Suite("Terminal error")
struct TerminalErrorTests {
  @Test(
    "Each failure is told in one sentence",
    arguments: [
      (
        TerminalError.notATerminal,
        "This needs a terminal: run it in one, not through a pipe or a file."
      ),
      (.tooSimple, "This terminal cannot place the cursor: TERM says “dumb”."),
      (.alreadyOpen, "The screen is already in use by another session of this program."),
      (
        .refused(call: "tcgetattr", number: 5),
        "The terminal could not be prepared: tcgetattr failed with error 5."
      ),
    ])
  func sentences(error: TerminalError, sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test("A session needs a terminal on both ends")
  func bothEnds() throws {
    let terminal = try PseudoTerminal()
    #expect(throws: TerminalError.notATerminal) {
      try TerminalSession.open(input: -1, output: terminal.line)
    }
    #expect(throws: TerminalError.notATerminal) {
      try TerminalSession.open(input: terminal.line, output: -1)
    }
  }

  @Test("A session needs a terminal that can place the cursor")
  func dumb() throws {
    let terminal = try PseudoTerminal()
    #expect(throws: TerminalError.tooSimple) {
      try TerminalSession.open(input: terminal.line, output: terminal.line) { _ in "dumb" }
    }
  }
}
