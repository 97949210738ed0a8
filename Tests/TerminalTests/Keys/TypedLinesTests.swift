import Foundation
import Testing

@testable import Terminal

@Suite("Lines that are typed")
struct TypedLinesTests {
  @Test("A line comes when it is ended, and nobody waits for it")
  func lines() throws {
    let terminal = try PseudoTerminal()
    var typed = TypedLines(descriptor: terminal.line)
    #expect(typed.next() == [])
    var lines: [String] = []
    terminal.type("on")
    #expect(typed.next() == [])
    terminal.type("e\nq\n\n")
    let end = ContinuousClock.now + .seconds(10)
    while lines.count < 3, .now < end { lines += typed.next() ?? [] }
    #expect(lines == ["one", "q", ""])
    terminal.hangUp()
    var isThere = true
    while isThere, .now < end { isThere = typed.next() != nil }
    #expect(!isThere)
  }
}
