import Testing

@testable import Terminal

@Suite("What a program may assume of its terminal")
struct TerminalInfoTests {
  /// No descriptor has this number.
  private let nowhere: Int32 = -1

  @Test(
    "A terminal has a size, unless it does not know it",
    arguments: [
      (81, 25, Size(columns: 81, rows: 25)), (0, 5, nil), (5, 0, nil),
    ] as [(Int, Int, Size?)])
  func size(columns: Int, rows: Int, size: Size?) throws {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    #expect(TerminalInfo.isTerminal(terminal.line))
    #expect(TerminalInfo.size(of: terminal.line) == size)
    #expect(!TerminalInfo.isTerminal(nowhere))
    #expect(TerminalInfo.size(of: nowhere) == nil)
  }

  @Test(
    "Colours are for terminals that have them and readers who did not decline",
    arguments: [
      ([:], true), (["TERM": "xterm"], true), (["NO_COLOR": ""], true), (["NO_COLOR": "0"], false),
      (["NO_COLOR": "1", "TERM": "xterm"], false), (["TERM": "dumb"], false),
    ] as [([String: String], Bool)])
  func color(environment: [String: String], isWanted: Bool) throws {
    let terminal = try PseudoTerminal()
    #expect(TerminalInfo.usesColor(terminal.line) { environment[$0] } == isWanted)
    #expect(!TerminalInfo.usesColor(nowhere) { environment[$0] })
  }

  @Test("A session needs a terminal on both ends, one that can place the cursor")
  func needs() throws {
    let line = try PseudoTerminal()
    for (input, output) in [(nowhere, line.line), (line.line, nowhere)] {
      #expect(throws: TerminalError.notATerminal) {
        try TerminalSession.open(input: input, output: output) { _ in nil }
      }
    }
    #expect(throws: TerminalError.tooSimple) {
      try TerminalSession.open(input: line.line, output: line.line) { _ in "dumb" }
    }
  }

  @Test(
    "Each failure is told in one sentence",
    arguments: [
      (.notATerminal, "This needs a terminal: run it in one, not through a pipe or a file."),
      (.tooSimple, "This terminal cannot place the cursor: TERM says “dumb”."),
      (.alreadyOpen, "The screen is already in use by another session of this program."),
      (
        .refused(call: "tcgetattr", number: 5),
        "The terminal could not be prepared: tcgetattr failed with error 5."
      ),
    ] as [(TerminalError, String)])
  func sentences(error: TerminalError, sentence: String) {
    #expect("\(error)" == sentence)
  }
}
