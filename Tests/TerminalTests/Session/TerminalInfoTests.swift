import Testing

@testable import Terminal

@Suite("Terminal info")
struct TerminalInfoTests {
  /// No descriptor has this number.
  private let nowhere: Int32 = -1

  @Test("A terminal has a size, anything else has none")
  func size() throws {
    let terminal = try PseudoTerminal(columns: 81, rows: 25)
    #expect(TerminalInfo.isTerminal(terminal.line))
    #expect(TerminalInfo.size(of: terminal.line) == Size(columns: 81, rows: 25))
    #expect(!TerminalInfo.isTerminal(nowhere))
    #expect(TerminalInfo.size(of: nowhere) == nil)
  }

  @Test("A terminal that does not know its size has none", arguments: [(0, 5), (5, 0), (0, 0)])
  func unknownSize(columns: Int, rows: Int) throws {
    let terminal = try PseudoTerminal(columns: columns, rows: rows)
    #expect(TerminalInfo.size(of: terminal.line) == nil)
  }

  @Test(
    "Colours are for terminals that have them and readers who did not decline",
    arguments: [
      ([:], true), (["TERM": "xterm"], true), (["NO_COLOR": ""], true), (["NO_COLOR": "0"], false),
      (["NO_COLOR": "1", "TERM": "xterm"], false), (["TERM": "dumb"], false),
    ])
  func color(environment: [String: String], isWanted: Bool) throws {
    let terminal = try PseudoTerminal()
    #expect(TerminalInfo.usesColor(terminal.line) { environment[$0] } == isWanted)
    #expect(!TerminalInfo.usesColor(nowhere) { environment[$0] })
  }

  @Test("A variable that is not set is nil")
  func variable() {
    #expect(TerminalInfo.variable("PATH")?.isEmpty == false)
    #expect(TerminalInfo.variable("SHIPSHAPE_NEVER_SET") == nil)
  }
}
