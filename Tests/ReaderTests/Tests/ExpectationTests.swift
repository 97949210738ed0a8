import Testing

@testable import Reader

@Suite("The text about a failed expectation")
struct ExpectationTests {
  private func text(_ message: String) -> String? {
    Expectation(message).map { told in
      told.rows.filter { !$0.text.isEmpty }.map { "\($0.label): \($0.text)" }
        .joined(separator: " | ")
    }
  }

  private static let long = String(repeating: "b", count: 480)

  @Test(
    "A failure shows what was expected, what was there, the difference, and whose value it is",
    arguments: [
      ("(ship.lives → 2) == 3", "Value: ship.lives | Expected: 3 | Got: 2"),
      ("(a.b → nil) != nil", "Value: a.b | Expected: anything but nil | Got: nil"),
      ("1 == (b → 3)", "Expected: 3 | Got: 1"),
      (
        "(out(a, b) → [SpaceGame.Outcome.hit(3), .end]) == ([.end,\n  .hit(3)] → [.end, .hit(3)])",
        "Expected: [.end, .hit(3)] | Got: [.hit(3), .end] | "
          + "Order: nothing is missing, but the order differs from item 1 on"
      ),
      ("(a → [1, 1, 2]) == [1, 4]", "Expected: [1, 4] | Got: [1, 1, 2] | Missing: 4 | Extra: 1, 2"),
      (
        "(a → [[1, 2]]) == [[1, 3]]",
        "Expected: [[1, 3]] | Got: [[1, 2]] | Differs: item 2: expected 3, got 2"
      ),
      ("(a → [1]) == [2]", "Expected: [2] | Got: [1]"),
      (
        #"(a["x) → "] → [2, f(1, 2)]) == [2]"#, "Expected: [2] | Got: [2, f(1, 2)] | Extra: f(1, 2)"
      ),
      (
        #"(a → [2, "b, \" c"]) == [2, "b"]"#,
        #"Expected: [2, "b"] | Got: [2, "b, \" c"] | Differs: item 2: expected "b", got "b, \" c""#
      ),
      (
        "(a → G.Ship(id: 1, x: 2, at: P(x: 1), up: 3)) == (b → G.Ship(id: 1, x: 2, at: P(x: 5), up: 4))",
        "Expected: Ship(id: 1, x: 2, at: P(x: 5), up: 4) | Got: Ship(id: 1, x: 2, at: P(x: 1), up: 3)"
          + " | Differs: at: expected P(x: 5), got P(x: 1); up: expected 4, got 3"
      ),
      (
        "(a → [1, G.P(a: 1, b: 2, c: 3, d: 4)]) == [1, P(a: 1, b: 2, c: 3, d: 5)]",
        "Expected: [1, P(a: 1, b: 2, c: 3, d: 5)] | Got: [1, P(a: 1, b: 2, c: 3, d: 4)]"
          + " | Differs: item 2: d: expected 5, got 4"
      ),
      (
        "(a → P(a: 1, b: 2, c: 3, d: 4)) == P(a: 5, b: 6, c: 7, d: 8)",
        "Expected: P(a: 5, b: 6, c: 7, d: 8) | Got: P(a: 1, b: 2, c: 3, d: 4)"
      ),
      (
        "(a → P(1, b: 2, c: 3, d: 4)) == P(1, b: 2, c: 3, d: 8)",
        "Expected: P(1, b: 2, c: 3, d: 8) | Got: P(1, b: 2, c: 3, d: 4)"
      ),
      (
        "(a → [1, 2, 3]) == [1, 5, 6]",
        "Expected: [1, 5, 6] | Got: [1, 2, 3] | Missing: 5, 6 | Extra: 2, 3"
      ),
      (
        "(a → G.Ship(id: 1, at: P(x: 1, y: 2))) == (b → G.Ship(id: 1, at: P(x: 1, y: 3)))",
        "Expected: Ship(id: 1, at: P(x: 1, y: 3)) | Got: Ship(id: 1, at: P(x: 1, y: 2))"
      ),
      ("(ships → [.a]).isEmpty → false", "Expected: [] | Got: [.a]"),
      ("!((ships(at: 2) → []).isEmpty → true → true)", "Expected: anything but [] | Got: []"),
      ("(a → 3) > 5", "Value: a | Expected: more than 5 | Got: 3"),
      ("(a → 3) >= (b → 5)", "Value: a | Expected: at least 5 | Got: 3"),
      ("(a → 3) < 2", "Value: a | Expected: less than 2 | Got: 3"),
      ("(a → 3) <= 2", "Value: a | Expected: at most 2 | Got: 3"),
      ("(a → C(best: Optional(3))) == nil", "Expected: nil | Got: C(best: 3)"),
      // Without two values to show, the code is shown.
      ("new == P(at: a, to: try N(b))", "Expected: new == P(at: a, to: try N(b))"),
      ("(a.b(1) → false) == (c → true)", "Expected: (a.b(1) → false) == (c → true)"),
      (
        "!((a → [G.Way.up]).contains(n → G.Way.down) → true)",
        "Expected: !((a → [.up]).contains(n → .down) → true)"
      ),
      (
        #"(a → G.Form(b: G.Form.Status.alert("A.b \" A.b"), at: G.P(x: 1))) == nil"#,
        #"Expected: nil | Got: Form(b: .alert("A.b \" A.b"), at: P(x: 1))"#
      ),
      // Only the part of a long value around the first difference is shown.
      ("(a → \(long)) == x", "Value: a | Expected: x | Got: \(long)"),
      ("(a → \(long)c) == x", "Value: a | Expected: x | Got: \(long) …"),
      (
        "(a → \(long)c\(long)) == \(long)d",
        "Value: a | Expected: … \(long.prefix(160))d | "
          + "Got: … \(long.prefix(160))c\(long.prefix(319)) …"
      ),
    ])
  func values(message: String, expected: String) {
    #expect(text("Expectation failed: \(message)") == expected)
  }

  @Test(
    "A failure without an expression shows no values",
    arguments: [
      "Caught error: No", "wrong", "Expectation failed: an error was expected but none was thrown",
    ])
  func others(message: String) {
    #expect(text(message) == nil)
  }

  @Test(
    "Failures share a cause if the same elements differ, and numbers count only if all else agrees"
  )
  func causes() {
    // The actual and the expected values: the rows have one cause each, all different.
    let alike: [[(String, String)]] = [
      [("[.hit(1)]", "[]"), ("[.hit(22), .hit(3), .end]", "[.end]")], [("[]", "[.hit(1)]")],
      [("[.a, .b]", "[.b, .a]"), ("[.c, .d]", "[.d, .c]"), ("[[.a, .b]]", "[[.b, .a]]")],
      [("[.score(10)]", "[.score(20)]")], [("[.score(10)]", "[.score(30)]")],
      [("[.score(15)]", "[.score(20)]")],
      [("[.a, .score(10)]", "[.score(20)]"), ("[.score(10), .a]", "[.score(20)]")], [("1", "2")],
    ]
    let causes = alike.map { row in
      Set(
        row.map { Expectation("Expectation failed: (a → \($0)) == (b → \($1))")?.cause ?? "none" })
    }
    #expect(causes.filter { $0.count > 1 } == [] && Set(causes).count == alike.count)
    #expect(causes.indices.filter { causes[$0] == ["none"] } == [7], "plain values have none")
  }
}
