import TestSupport
import Testing

@testable import Terminal

@Suite("The description of a terminal")
struct TerminalInfoTests {
  @Test("A terminal's size is known unless it reports zero columns or rows")
  func size() throws {
    let terminals = try [(81, 25), (0, 5), (5, 0)].map { columns, rows in
      try PseudoTerminal(columns: columns, rows: rows)
    }
    let sizes: [Size?] = terminals.map { TerminalInfo.size(of: $0.line) }
    #expect(sizes == [Size(columns: 81, rows: 25), nil, nil])
  }

  @Test("Without a capable terminal for input and output, a session is refused with the reason")
  func needs() throws {
    let terminal = try PseudoTerminal()
    let (line, nowhere): (Int32, Int32) = (terminal.line, -1)
    let calls: [(Int32, Int32, [String: String], TerminalError)] = [
      (nowhere, line, [:], .notATerminal), (line, nowhere, [:], .notATerminal),
      (line, line, ["TERM": "dumb"], .tooSimple),
    ]
    for (input, output, term, error) in calls {
      #expect(throws: error) {
        try TerminalSession.open(input: input, output: output, environment: term)
      }
    }
  }
}
