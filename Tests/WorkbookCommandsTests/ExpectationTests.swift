import Testing

@testable import Toolchain
@testable import WorkbookCommands

@Suite("A failed expectation in plain words")
struct ExpectationTests {
  private func lines(_ messages: String..., with arguments: String = "") -> [String] {
    Expectation(.init(messages: messages, arguments: arguments, place: nil)).lines
  }

  private func expect(
    _ message: String, _ expected: String..., at place: SourceLocation = #_sourceLocation
  ) {
    #expect(lines("Expectation failed: \(message)") == expected, sourceLocation: place)
  }

  @Test("A failed comparison reports the expected value and the actual value")
  func comparison() {
    expect("(ship.lives → 2) == 3", "ship.lives: expected 3, got 2")
    expect("(ship.lives → 2) == (all.count → 3)", "ship.lives: expected 3, got 2")
    expect("2 == 3", "Expected 3, got 2")
    expect("(a) == 3", "Expected 3, got (a)")
    expect("(a → \"1 == 2\") == \"x → y\"", "a: expected \"x → y\", got \"1 == 2\"")
    expect("(a → \"\\\"\") == \"(\"", "a: expected \"(\", got \"\\\"\"")
    expect("(f(a, [b == c]) → { x → y }) == z", "f(a, [b == c]): expected z, got { x → y }")
    expect(
      "(x → SpaceGame.Outcome.hit(3)) == Kata.Outcome.missed", "x: expected .missed, got .hit(3)")
    expect("(x → \"A.b\") == Ship.Kind(A.B.c)", "x: expected Kind(.c), got \"A.b\"")
    expect("(a → Gun.swift) == Gun.none", "a: expected .none, got Gun.swift")
    #expect(lines("Caught error: E(1 == 2)") == ["Caught error: E(1 == 2)"])
    #expect(Expectation(.init(messages: [], arguments: "", place: nil)).lines == [""])
  }

  @Test("Of several conditions, the first that does not hold is reported as false")
  func conditions() {
    expect("ship.isAlive", "ship.isAlive is false")
    expect("(n → 3) < 2", "(n → 3) < 2 is false")
    expect("(a → true) && (b → false)", "b is false")
    expect("f(a && b)", "f(a && b) is false")
    expect("(a → true) && (n == 4 → false)", "n == 4 is false")
    expect("(a && n == 2 → false) && (b → <not evaluated>)", "a && n == 2 is false")
    expect("try f(1) == 1 && f(2) == 3", "try f(1) == 1 && f(2) == 3 is false")
    expect("(a → false) || (b → false)", "(a → false) || (b → false) is false")
    expect("!(a → <not evaluated>)", "a is true")
    expect("!((l → [1]).contains(1) → true)", "(l → [1]).contains(1) is true")
    expect("o → nil", "o is nil")
    expect("(a → 1) == (b → 2) == 3", "(a → 1) == (b → 2) == 3 is false")
    expect("an error was expected but none was thrown", "an error was expected but none was thrown")
  }

  @Test("For values with fields, the first different field is reported, and the others are counted")
  func fields() {
    let long = "name: \(String(repeating: "x", count: 70))"
    expect(
      "(s → (id: 1, at: 4,5, lives: 2)) == (id: 1, at: 4,6, lives: 3)",
      "s: expected (id: 1, at: 4,6, lives: 3), got (id: 1, at: 4,5, lives: 2)",
      "at: expected 4,6, got 4,5, and 1 more field")
    expect(
      "(s → M.Shot(\(long), l: 2)) == M.Shot(\(long), l: 3)", "s differs", "l: expected 3, got 2")
    expect(
      "f(x: A(b: B(c: 1, d: [1]))) == f(x: A(b: B(c: 1, d: [2])))",
      "Expected f(x: A(b: B(c: 1, d: [2]))), got f(x: A(b: B(c: 1, d: [1])))",
      "x, b, d: expected [2], got [1]")
    expect("(s → A(b: 1)) == A(c: 1)", "s: expected A(c: 1), got A(b: 1)")
    expect("(s → .hit(3)) == .hit(4)", "s: expected .hit(4), got .hit(3)")
    #expect(
      lines("Expectation failed: (l → [S(a: 1), S(a: 2)]) == [S(a: 1), S(a: 3)]", "inserted []")[1]
        == "item 2, a: expected 3, got 2")
  }

  @Test("In one line, the difference is shown with its code if there is room")
  func brief() {
    let issue = TestResult.Issue(
      messages: ["Expectation failed: (ship.lives → 2) == 3", "why"], arguments: "1", place: nil)
    let expectation = Expectation(issue)
    #expect(expectation.brief(in: 30) == "ship.lives: expected 3, got 2")
    #expect(expectation.brief(in: 28) == "expected 3, got 2")
    let long = String(repeating: "x", count: 400)
    let whole = TestResult.Issue(messages: ["no", long], arguments: long, place: nil)
    #expect(Expectation(whole, isWhole: true).lines == ["With \(long):", long, "no"])
  }

  @Test("For lists that differ, the first different item is reported, counted from 1")
  func lists() {
    let many = (1...60).map(String.init).joined(separator: ", ")
    func expect(_ message: String, _ expected: String...) {
      #expect(lines("Expectation failed: \(message)", "inserted [3], removed [3]") == expected)
    }
    expect(
      "(l → [1, 2, 3]) == [1, 3, 2]", "l: expected [1, 3, 2], got [1, 2, 3]",
      "item 2: expected 3, got 2")
    expect("(l → [1]) == [1, 3]", "l: expected [1, 3], got [1]", "item 2 is missing: 3")
    expect("(l → [1, 3]) == [1]", "l: expected [1], got [1, 3]", "item 2 should not be there: 3")
    expect("(l → []) == [f(1, 2)]", "l: expected [f(1, 2)], got []", "item 1 is missing: f(1, 2)")
    expect("(l → [\(many), 61]) == [\(many), 62]", "l differs", "item 61: expected 62, got 61")
    expect("[\(many), 61] == [\(many)]", "The value differs", "item 61 should not be there: 61")
    expect(
      "(l → [\"a, b\"]) == [\"a\"]", "l: expected [\"a\"], got [\"a, b\"]",
      "item 1: expected \"a\", got \"a, b\"")
    expect("(l → [1]) == [1]", "l: expected [1], got [1]")
  }

  @Test("Sets and dictionaries are reported as a whole, since they have no order")
  func unordered() {
    #expect(
      lines("Expectation failed: (s → [3, 1]) == [1, 4]", "why")
        == ["why", "s: expected [1, 4], got [3, 1]"])
    let many = (1...60).map(String.init).joined(separator: ", ")
    #expect(
      lines("Expectation failed: (s → [\(many)]) == [0, \(many)]")[0].hasPrefix(
        "s: expected [0, 1,"))
  }

  @Test("A failure's arguments and comments come first, and long texts are shortened")
  func surroundings() {
    #expect(
      lines(
        "Expectation failed: no", "Why Gun.fire is so.", "inserted [3]", "removed [3], x",
        with: ".mine, 3")
        == ["With 3:", "Why Gun.fire is so.", "no is false"])
    #expect(
      lines("no", with: "mine") == ["no"] && lines("no", with: "mines") == ["With mines:", "no"])
    #expect(lines("no", with: "Kata.Side.mine, Kata.Kind.ace") == ["With .ace:", "no"])
    #expect(lines("Expectation failed: no", "mine: why") == ["why", "no is false"])
    let long = String(repeating: "x", count: 301)
    #expect(
      lines("Expectation failed: \(long)", long, with: long).map(\.count) == [306, 300, 300])
    #expect(lines(String(long.dropLast())) == [String(long.dropLast())])
    let short = String(repeating: "x", count: 299) + "…"
    #expect(
      lines("Expectation failed: (a → \(long)) == \(long)y")
        == ["a: expected \(short), got \(short)"])
    #expect(
      lines("Expectation failed: (a → [\(long)]) == []", "removed [\(long)]").map(\.count)
        == [9, 300])
  }
}
