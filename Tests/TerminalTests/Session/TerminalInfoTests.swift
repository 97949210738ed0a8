import TestSupport
import Testing

@testable import Terminal

@Suite("The description of a terminal")
struct TerminalInfoTests {
  /// A number that no descriptor has.
  private let nowhere: Int32 = -1

  @Test("A terminal's size is known unless it reports zero columns or rows")
  func size() throws {
    let terminals = try [(81, 25), (0, 5), (5, 0)].map { columns, rows in
      try PseudoTerminal(columns: columns, rows: rows)
    }
    let lines = terminals.map(\.line) + [nowhere]
    let sizes: [Size?] = lines.map(TerminalInfo.size)
    let expected: [Size?] = [Size(columns: 81, rows: 25), nil, nil, nil]
    #expect(sizes == expected)
  }

  @Test("Without a capable terminal for input and output, a session is refused with the reason")
  func needs() throws {
    let terminal = try PseudoTerminal()
    let line = terminal.line
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
