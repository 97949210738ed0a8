import Testing

@testable import Reader

@Suite("What an expectation says of two values")
struct ExpectationTests {
  private func text(_ message: String) -> String? {
    Expectation(message).map { told in
      let parts = [
        told.missing.isEmpty ? nil : "missing \(told.missing)",
        told.surplus.isEmpty ? nil : "surplus \(told.surplus)",
        told.members.isEmpty ? nil : "differs \(told.members)",
        told.isReordered ? "reordered" : nil,
      ].compactMap { $0 }
      return ([told.expected, told.got] + parts).joined(separator: " | ")
    }
  }

  @Test(
    "What was expected, what was there, and how they differ",
    arguments: [
      ("(ship.lives → 2) == 3", "3 | 2"), ("1 == (2 → 3)", "3 | 1"),
      (
        "(out(a, b) → [SpaceGame.Outcome.hit(3), .end]) == ([.end,\n  .hit(3)] → [.end, .hit(3)])",
        "[.end, .hit(3)] | [.hit(3), .end] | reordered"
      ),
      (#"(a → [1, 1, 2]) == [1, 4]"#, #"[1, 4] | [1, 1, 2] | missing ["4"] | surplus ["1", "2"]"#),
      (#"(a["x) → "] → [f(1, 2)]) == []"#, #"[] | [f(1, 2)] | surplus ["f(1, 2)"]"#),
      (
        #"(a → ["b, \" c"]) == ["b"]"#,
        #"["b"] | ["b, \" c"] | missing ["\"b\""] | surplus ["\"b, \\\" c\""]"#
      ),
      (
        "(a → G.Ship(id: 1, at: P(x: 1, y: 2))) == (b → G.Ship(id: 1, at: P(x: 1, y: 3)))",
        #"Ship(id: 1, at: P(x: 1, y: 3)) | Ship(id: 1, at: P(x: 1, y: 2)) | "#
          + #"differs ["at is P(x: 1, y: 2), not P(x: 1, y: 3)"]"#
      ),
      ("(a → A(b: 1)) == (b → C(b: 2))", "C(b: 2) | A(b: 1)"),
      ("ships.isEmpty", "ships.isEmpty | that is not so"),
    ])
  func values(message: String, expected: String) {
    #expect(text("Expectation failed: \(message)") == expected)
  }

  @Test(
    "What compares nothing is left as it is",
    arguments: [
      "Caught error: No", "wrong", "Expectation failed: an error was expected but none was thrown",
    ])
  func others(message: String) {
    #expect(text(message) == nil)
    #expect(text("Expectation failed: (a → 1) != (b → 1)") == nil)
  }

  @Test("One cause: the same is missing or too much, whatever the numbers")
  func causes() {
    func cause(_ got: String, _ expected: String) -> String? {
      Expectation("Expectation failed: (a → \(got)) == (b → \(expected))")?.cause
    }
    #expect(cause("[.hit(1)]", "[]") == cause("[.hit(22), .hit(3), .end]", "[.end]"))
    #expect(cause("[.hit(1)]", "[]") != cause("[]", "[.hit(1)]"))
    #expect(cause("[.a, .b]", "[.b, .a]") != nil)
    #expect(cause("[.a, .b]", "[.b, .a]") == cause("[.c, .d]", "[.d, .c]"))
    #expect(cause("1", "2") == nil)
  }

  @Test("What repeats in a list is written once")
  func shortened() {
    #expect(SwiftText.shortened("[2, 2, 2, 2, 1, 1, 1]") == "[2 (4 times), 1, 1, 1]")
    #expect(SwiftText.shortened("2") == "2")
  }
}
