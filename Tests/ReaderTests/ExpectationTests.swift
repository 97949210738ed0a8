import Testing

@testable import Reader
@testable import Run

@Suite("A failed expectation in plain words")
struct ExpectationTests {
  private func lines(_ messages: String..., with arguments: String = "") -> [String] {
    Expectation(.init(messages: messages, arguments: arguments, place: nil)).lines
  }

  @Test("A failed comparison reports the expected value and the actual value")
  func comparison() {
    let table: [(String, [String])] = [
      ("(ship.lives → 2) == 3", ["ship.lives: expected 3, got 2"]),
      ("(ship.lives → 2) == (all.count → 3)", ["ship.lives: expected 3, got 2"]),
      ("2 == 3", ["Expected 3, got 2"]), ("(a) == 3", ["Expected 3, got (a)"]),
      ("(a → \"1 == 2\") == \"x → y\"", ["a: expected \"x → y\", got \"1 == 2\""]),
      ("(a → \"\\\"\") == \"(\"", ["a: expected \"(\", got \"\\\"\""]),
      ("(f(a, [b == c]) → { x → y }) == z", ["f(a, [b == c]): expected z, got { x → y }"]),
      (
        "(x → SpaceGame.Outcome.hit(3)) == Kata.Outcome.missed",
        ["x: expected .missed, got .hit(3)"]
      ),
      ("(x → \"A.b\") == Ship.Kind(A.B.c)", ["x: expected Kind(.c), got \"A.b\""]),
      ("(a → 1) != 1", ["(a → 1) != 1"]), ("(a → 1) == (b → 2) == 3", ["(a → 1) == (b → 2) == 3"]),
      ("ship.isAlive", ["ship.isAlive"]),
      ("(a → Gun.swift) == Gun.none", ["a: expected .none, got Gun.swift"]),
    ]
    for (message, expected) in table {
      #expect(lines("Expectation failed: \(message)") == expected)
    }
    #expect(lines("Caught error: E(1 == 2)") == ["Caught error: E(1 == 2)"])
    #expect(Expectation(.init(messages: [], arguments: "", place: nil)).lines == [""])
  }

  @Test("For lists that differ, the first different item is reported, counted from 1")
  func lists() {
    let many = (1...60).map(String.init).joined(separator: ", ")
    let table: [(String, [String])] = [
      (
        "(l → [1, 2, 3]) == [1, 3, 2]",
        ["l: expected [1, 3, 2], got [1, 2, 3]", "item 2: expected 3, got 2"]
      ),
      ("(l → [1]) == [1, 3]", ["l: expected [1, 3], got [1]", "item 2 is missing: 3"]),
      ("(l → [1, 3]) == [1]", ["l: expected [1], got [1, 3]", "item 2 should not be there: 3"]),
      ("(l → []) == [f(1, 2)]", ["l: expected [f(1, 2)], got []", "item 1 is missing: f(1, 2)"]),
      ("(l → [\(many), 61]) == [\(many), 62]", ["l differs", "item 61: expected 62, got 61"]),
      ("[\(many), 61] == [\(many)]", ["The list differs", "item 61 should not be there: 61"]),
      (
        "(l → [\"a, b\"]) == [\"a\"]",
        [
          "l: expected [\"a\"], got [\"a, b\"]", "item 1: expected \"a\", got \"a, b\"",
        ]
      ),
      ("(l → [1]) == [1]", ["l: expected [1], got [1]"]),
    ]
    for (message, expected) in table {
      #expect(lines("Expectation failed: \(message)", "inserted [3], removed [3]") == expected)
    }
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
        == ["With 3:", "Why Gun.fire is so.", "no"])
    #expect(
      lines("no", with: "mine") == ["no"] && lines("no", with: "mines") == ["With mines:", "no"])
    #expect(lines("no", with: "Kata.Side.mine, Kata.Kind.ace") == ["With .ace:", "no"])
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
