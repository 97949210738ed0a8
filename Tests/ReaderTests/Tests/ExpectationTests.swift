import Testing

@testable import Reader

@Suite("What is told of an expectation that was not met")
struct ExpectationTests {
  private func text(_ message: String) -> String? {
    Expectation(message).map { told in
      let rows = told.rows.filter { !$0.text.isEmpty }
      return rows.map { label, text in label.isEmpty ? text : "\(label): \(text)" }
        .joined(separator: " | ")
    }
  }

  @Test(
    "What was expected, what was there, and how they differ; of a plain value, whose it is",
    arguments: [
      ("(ship.lives → 2) == 3", "Value: ship.lives | Expected: 3 | Got: 2"),
      ("(a(b → 2).c → nil) != nil", "Value: a(b).c | Expected: anything but nil | Got: nil"),
      ("1 == (b → 3)", "Expected: 3 | Got: 1"),
      (
        "(out(a, b) → [SpaceGame.Outcome.hit(3), .end]) == ([.end,\n  .hit(3)] → [.end, .hit(3)])",
        "Expected: [.end, .hit(3)] | Got: [.hit(3), .end] | "
          + "Order: all is there, but not in this order"
      ),
      (
        "(a → [0, 1, 0]) == [0, 0, 1]",
        "Expected: [0, 0, 1] | Got: [0, 1, 0] | Differs: from number 2 on"
      ),
      ("(a → [1, 1, 2]) == [1, 4]", "Expected: [1, 4] | Got: [1, 1, 2] | Missing: 4 | Extra: 1, 2"),
      ("(a → [[1, 2]]) == [[1, 3]]", "Expected: [[1, 3]] | Got: [[1, 2]] | Missing: 3 | Extra: 2"),
      ("(a → [1]) == [2]", "Expected: [2] | Got: [1]"),
      (
        #"(a["x) → "] → [2, f(1, 2)]) == [2]"#, "Expected: [2] | Got: [2, f(1, 2)] | Extra: f(1, 2)"
      ),
      (
        #"(a → [2, "b, \" c"]) == [2, "b"]"#,
        #"Expected: [2, "b"] | Got: [2, "b, \" c"] | Missing: "b" | Extra: "b, \" c""#
      ),
      (
        "(a → G.Ship(id: 1, at: P(x: 1, y: 2))) == (b → G.Ship(id: 1, at: P(x: 1, y: 3)))",
        "Expected: Ship(id: 1, at: P(x: 1, y: 3)) | Got: Ship(id: 1, at: P(x: 1, y: 2))"
      ),
      ("(a → A(b: 1)) == (b → C(b: 2))", "Expected: C(b: 2) | Got: A(b: 1)"),
      (
        "(a → [[1, 1, 1, 1], 3]) == (b → [2, 3])",
        "Expected: [2, 3] | Got: [[1 (4 times)], 3] | Missing: 2 | Extra: [1 (4 times)]"
      ),
      ("(ships → [.a]).isEmpty → false", "Expected: [] | Got: [.a]"),
      ("!((ships(at: 2) → []).isEmpty → true → true)", "Expected: anything but [] | Got: []"),
      ("(a → 3) > 5", "Value: a | Expected: more than 5 | Got: 3"),
      ("(a → 3) >= (b → 5)", "Value: a | Expected: at least 5 | Got: 3"),
      ("(a → 3) < 2", "Value: a | Expected: less than 2 | Got: 3"),
      ("(a → 3) <= 2", "Value: a | Expected: at most 2 | Got: 3"),
      ("(a → C(best: Optional(3))) == nil", "Expected: nil | Got: C(best: 3)"),
    ])
  func values(message: String, expected: String) {
    #expect(text("Expectation failed: \(message)") == expected)
  }

  @Test(
    "Where no two values are told, the code is, without what is told of its parts",
    arguments: [
      ("ships.isEmpty", false, "ships.isEmpty"),
      ("new == P(at: a, to: try N(b))", false, "new == P(at: a, to: try N(b))"),
      ("(a.b(1) → false) == (c → true)", false, "a.b(1)"),
      ("((f(3) == early) → true) == (!isX → false)", true, "f(3) == early"),
      ("(a?.starts(with: \"(b\") → nil) == true", false, "a?.starts(with: \"(b\")"),
      ("(!a.isEmpty → true) == false", false, "a.isEmpty"),
      ("!(isX → <not evaluated>)", true, "isX"),
      (
        "!((a → [2, 2, 2, 2]).contains(b: n → 2) → true)", true,
        "a.contains(b: n) | Got: a is [2 (4 times)], b: n is 2"
      ),
      ("!((a → 2) == 2 → true)", true, "a == 2 | Got: a is 2"),
      ("!((a == 2 → true) && (b → true) → true)", true, "a == 2 && b"),
      ("((30..<80) → 30 ..< 80).contains(n → 3)", false, "(30..<80).contains(n) | Got: n is 3"),
      ("(a == 1 → true) && (Set(b) == [.c(3)] → false)", false, "Set(b) == [.c(3)]"),
      ("(a && b == 1 → false) && (c → <not evaluated>)", false, "a && b == 1"),
      ("(a == 1 → true) && (!b.isEmpty → false)", true, "b.isEmpty"),
      ("(a → false) || (b == 1 → false)", false, "a || b == 1"),
      ("(a.next(after: 3).s → T.Screen) === (b → T.Screen)", false, "a.next(after: 3).s === b"),
      ("a.allSatisfy { $0.n < 2 && $0 == b }", false, "a.allSatisfy { $0.n < 2 && $0 == b }"),
    ])
  func code(message: String, isTrue: Bool, expected: String) {
    #expect(
      text("Expectation failed: \(message)")
        == (isTrue ? "Expected false: " : "Expected true: ") + expected)
  }

  @Test(
    "Of what is about no code nothing is told",
    arguments: [
      "Caught error: No", "wrong", "Expectation failed: an error was expected but none was thrown",
    ])
  func others(message: String) {
    #expect(text(message) == nil)
  }

  @Test("One cause: the same is missing or too much; numbers count where they are the difference")
  func causes() {
    let ids = ["E9AEB7F8-7265-4F7A-BB6E-BA22BE514849", "b0f2c9d7-52ab-40fa-be70-b64d3c9f29bc"]
    // What was there and what was expected: each row has one cause, and each another.
    let alike: [[(String, String)]] = [
      [("[.hit(1)]", "[]"), ("[.hit(22), .hit(3), .end]", "[.end]")], [("[]", "[.hit(1)]")],
      [("[.a, .b]", "[.b, .a]"), ("[.c, .d]", "[.d, .c]"), ("[[.a, .b]]", "[[.b, .a]]")],
      ids.map { ("[\"GET \($0) 1\"]", "[\"GET \($0) 2\"]") },
      [("[.score(10)]", "[.score(20)]")], [("[.score(10)]", "[.score(30)]")],
      [("[.score(15)]", "[.score(20)]")],
      [("[.a, .score(10)]", "[.score(20)]"), ("[.score(10), .a]", "[.score(20)]")],
      [("[3]", "[3, 4]"), ("[5]", "[5, 4]")], [("[3]", "[3, 5]")], [("1", "2")],
    ]
    let causes = alike.map { row in
      Set(
        row.map { Expectation("Expectation failed: (a → \($0)) == (b → \($1))")?.cause ?? "none" })
    }
    #expect(causes.filter { $0.count > 1 } == [] && Set(causes).count == alike.count)
    #expect(causes.indices.filter { causes[$0] == ["none"] } == [10], "plain values have none")
  }

  @Test("What repeats in a list is written once; names are told without types, strings as they are")
  func told() {
    let values = ["[2, 2, 2, 2, 1, 1, 1]", "[[1, 1, 1, 1], []]", "\"[1, 1, 1, 1]\"", "2"]
    #expect(
      values.map(SwiftText.shortened)
        == ["[2 (4 times), 1, 1, 1]", "[[1 (4 times)], []]", "\"[1, 1, 1, 1]\"", "2"])
    #expect(
      SwiftText.plain(#"G.Form(status: G.Form.Status.alert("A.b \" A.b"), at: G.P(x: 1))"#)
        == #"Form(status: .alert("A.b \" A.b"), at: P(x: 1))"#)
  }

  @Test("Of long values only what is around the first difference is told")
  func excerpts() {
    let (same, rest) = (String(repeating: "a", count: 200), String(repeating: "z", count: 400))
    let long = SwiftText.excerpts("(\(same)b\(rest))", "(\(same)c)")
    let before = "… " + String(repeating: "a", count: 160)
    #expect(long.0 == before + "b" + String(repeating: "z", count: 319) + " …")
    #expect(long.1 == before + "c)")
    let whole = String(repeating: "b", count: 480)
    for (one, other) in [(whole, "x"), ("x", whole)] {
      #expect(SwiftText.excerpts(one, other) == (one, other))
    }
    #expect(SwiftText.excerpts(whole + "b", "x").0 == whole + " …")
    let ends = [12, 13].map { SwiftText.excerpt((1...$0).map { "a\($0)" }).suffix(18) }
    #expect(ends == [" a9, a10, a11, a12", "a7, a8, and 5 more"])
    #expect(SwiftText.excerpt([whole, "c"]) == String(repeating: "b", count: 160) + " …, c")
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
