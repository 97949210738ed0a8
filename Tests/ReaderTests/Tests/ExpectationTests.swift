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
      (
        "(a → A(b: [1, 1, 1, 1])) == (b → A(b: [2]))",
        #"A(b: [2]) | A(b: [1, 1, 1, 1]) | differs ["b is [1 (4 times)], not [2]"]"#
      ),
      ("(ships → [.a]).isEmpty → false", #"[] | [.a] | surplus [".a"]"#),
      ("!((ships(at: 2) → []).isEmpty → true → true)", "anything but [] | []"),
      ("(ship → nil) != nil", "anything but nil | nil"),
      ("(a → 3) > 5", "more than 5 | 3"), ("(a → 3) >= (b → 5)", "at least 5 | 3"),
      ("(a → 3) < 2", "less than 2 | 3"), ("(a → 3) <= 2", "at most 2 | 3"),
      ("(a → C(best: Optional(3))) == nil", "nil | C(best: 3)"),
    ])
  func values(message: String, expected: String) {
    #expect(text("Expectation failed: \(message)") == expected)
  }

  @Test(
    "Of a value that does not say what it is, the code is told",
    arguments: [
      ("(runs.count → 10199) == 10_100", "runs.count"), ("(a(b → 2).c → nil) != nil", "a(b).c"),
      ("2 == (b → 3)", nil), ("(ships → [7]) == []", nil), ("(a → P(x: 1)) == (b → P(x: 2))", nil),
    ] as [(String, String?)])
  func subjects(message: String, subject: String?) throws {
    #expect(try #require(Expectation("Expectation failed: \(message)")).subject == subject)
  }

  @Test(
    "Where no two values are told, the code is, without what is told of its parts",
    arguments: [
      ("ships.isEmpty", "not so: ships.isEmpty"),
      ("new == P(at: a, to: try N(b))", "not so: new == P(at: a, to: try N(b))"),
      ("(a.b(1) → false) == (c → true)", "not so: a.b(1)"),
      ("((f(3) == early) → true) == (!isX → false)", "so: f(3) == early"),
      ("(a?.starts(with: \"(b\") → nil) == true", "not so: a?.starts(with: \"(b\")"),
      ("(!a.isEmpty → true) == false", "not so: a.isEmpty"),
      ("!(isX → <not evaluated>)", "so: isX"),
      (
        "!((a → [2, 2, 2, 2]).contains(b: n → 2) → true)",
        "so: a.contains(b: n) | a is [2 (4 times)], b: n is 2"
      ),
      ("!((a → 2) == 2 → true)", "so: a == 2 | a is 2"),
      ("!((a == 2 → true) && (b → true) → true)", "so: a == 2 and b"),
      (
        "((30..<80) → 30 ..< 80).contains(jams → 3)", "not so: (30..<80).contains(jams) | jams is 3"
      ),
      ("(a == 1 → true) && (Set(b) == [.c(3)] → false)", "not so: Set(b) == [.c(3)]"),
      ("(a && b == 1 → false) && (c → <not evaluated>)", "not so: a and b == 1"),
      ("(a == 1 → true) && (!b.isEmpty → false)", "so: b.isEmpty"),
      ("(a → false) || (b == 1 → false)", "not so: a or b == 1"),
      ("(a.next(after: 3).s → T.Screen) === (b → T.Screen)", "not so: a.next(after: 3).s === b"),
      (
        "a.allSatisfy { $0.count < 2 && $0 == b }",
        "not so: a.allSatisfy { $0.count < 2 && $0 == b }"
      ),
    ])
  func claims(message: String, expected: String) throws {
    let message = "Expectation failed: \(message)"
    let claim = try #require(Claim(message))
    #expect(text(message) == nil)
    let sentence = (claim.isExpected ? "not so: " : "so: ") + claim.code
    let values = claim.values.isEmpty ? "" : " | \(claim.values.joined(separator: ", "))"
    #expect(sentence + values == expected)
  }

  @Test(
    "What is about no code is neither",
    arguments: [
      "Caught error: No", "wrong", "Expectation failed: an error was expected but none was thrown",
    ])
  func others(message: String) {
    #expect(text(message) == nil && Claim(message) == nil)
  }

  @Test("One cause: the same is missing or too much; numbers count where they are the difference")
  func causes() {
    func cause(_ got: String, _ expected: String) -> String? {
      Expectation("Expectation failed: (a → \(got)) == (b → \(expected))")?.cause
    }
    #expect(cause("[.hit(1)]", "[]") == cause("[.hit(22), .hit(3), .end]", "[.end]"))
    #expect(cause("[.hit(1)]", "[]") != cause("[]", "[.hit(1)]"))
    #expect(cause("[.a, .b]", "[.b, .a]") != nil)
    #expect(cause("[.a, .b]", "[.b, .a]") == cause("[.c, .d]", "[.d, .c]"))
    #expect(cause("[[.a, .b]]", "[[.b, .a]]") == cause("[.a, .b]", "[.b, .a]"))
    #expect(cause("1", "2") == nil)
    let ids = ["E9AEB7F8-7265-4F7A-BB6E-BA22BE514849", "b0f2c9d7-52ab-40fa-be70-b64d3c9f29bc"]
    let posts = ids.map { cause("[\"GET \($0) 1\"]", "[\"GET \($0) 2\"]") }
    #expect(posts[0] == posts[1])
    let scores = [(10, 20), (10, 30), (15, 20)].map { cause("[.score(\($0))]", "[.score(\($1))]") }
    #expect(Set(scores).count == 3)
    #expect(cause("[.a, .score(10)]", "[.score(20)]") == cause("[.score(10), .a]", "[.score(20)]"))
    #expect(cause("[3]", "[3, 4]") != cause("[3]", "[3, 5]"))
    #expect(cause("[3]", "[3, 4]") == cause("[5]", "[5, 4]"))
  }

  @Test("What repeats in a list is written once")
  func shortened() {
    #expect(SwiftText.shortened("[2, 2, 2, 2, 1, 1, 1]") == "[2 (4 times), 1, 1, 1]")
    #expect(SwiftText.shortened("2") == "2")
    let cast = "Cast(lives: [1, 1, 1, 1], all: [[2, 2, 2, 2], []], name: \"A: [1, 1, 1, 1]\")"
    #expect(
      SwiftText.shortened(cast)
        == "Cast(lives: [1 (4 times)], all: [[2 (4 times)], []], name: \"A: [1, 1, 1, 1]\")")
  }

  @Test("Of long lists only what is around the first difference is told")
  func excerpts() {
    func list(_ count: Int, without gap: Int? = nil) -> String {
      let all = (1...count).filter { $0 != gap }.map { "tick \($0)" }
      return "[\(all.joined(separator: ", "))]"
    }
    let (got, expected) = SwiftText.excerpts("[\(list(90, without: 40))]", "[\(list(90))]")
    #expect(
      expected
        == "[[… 37 before, tick 38, tick 39, tick 40, tick 41, tick 42, tick 43, tick 44, … 46 after]]"
    )
    #expect(
      got
        == "[[… 37 before, tick 38, tick 39, tick 41, tick 42, tick 43, tick 44, tick 45, … 45 after]]"
    )
    let ships = [list(9, without: 3), list(9)].map { "Ship(all: \(list(90)), last: \($0))" }
    let told = SwiftText.excerpts(ships[0], ships[1])
    #expect(
      told.0.hasPrefix("Ship(all: [tick 1, tick 2, ") && told.0.contains(" …, last: [tick 1,"))
    let ends = SwiftText.excerpts(list(89), list(90))
    #expect(ends.0 == "[… 87 before, tick 88, tick 89]")
    #expect(ends.1 == "[… 87 before, tick 88, tick 89, tick 90]")
    #expect(SwiftText.excerpts(list(9), list(8)) == (list(9), list(8)))
    #expect(SwiftText.excerpt((1...12).map { "a\($0)" }).hasSuffix("a11, a12"))
    #expect(SwiftText.excerpt((1...13).map { "a\($0)" }).hasSuffix("a7, a8, and 5 more"))
  }

  @Test("Names are told without their types, strings as they are")
  func plain() {
    #expect(
      SwiftText.plain(#"G.Form(status: G.Form.Status.alert("A.b \" A.b"), at: G.P(x: 1))"#)
        == #"Form(status: .alert("A.b \" A.b"), at: P(x: 1))"#)
  }

  @Test("A value breaks between its members, not inside of a small one")
  func unbroken() {
    #expect(
      SwiftText.unbroken("Ship(at: P(x: 1, y: 2), name: Name(text: \"b c\"))")
        == "Ship(at:\u{A0}P(x:\u{A0}1,\u{A0}y:\u{A0}2), name:\u{A0}Name(text:\u{A0}\"b c\"))")
    let wide = "P(\(String(repeating: "1 ", count: 13)))"
    #expect(SwiftText.unbroken(wide) == wide)
  }
}
