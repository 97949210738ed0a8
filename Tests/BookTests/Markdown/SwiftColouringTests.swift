import Terminal
import Testing

@testable import Book

@Suite("Colours of Swift code")
struct SwiftColouringTests {
  /// The pieces of one style in some code, in their order.
  private func pieces(_ style: Style, in code: String) -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return SwiftColouring().lines(lines).flatMap { line in
      line.filter { $0.style == style }.map(\.text)
    }
  }

  @Test("Words of the language are keywords, attributes and conditions too")
  func keywords() {
    let code =
      "@Test public func f() async throws -> Int { guard true else { return 0 } }\n#if os(Linux)"
    #expect(
      pieces(SwiftColouring.keyword, in: code)
        == ["@Test", "public", "func", "async", "throws", "guard", "true", "else", "return", "#if"])
  }

  @Test("A word with a capital letter is a type, also behind underscores")
  func types() {
    #expect(
      pieces(SwiftColouring.type, in: "let a: [Ship] = _Fleet<Int>.all + Self.none")
        == ["Ship", "_Fleet", "Int", "Self"])
  }

  @Test(
    "What stands where a keyword cannot is none",
    arguments: [
      ("move(for: 3)", []), ("move(x, in: arena)", []), ("func f(for ticks: Int)", ["func"]),
      ("direction.default", []), ("`class`", []), ("lets", []), ("x.self", []),
      ("f(where x: Int, as y: Int)", []),
      ("switch x { default: break }", ["switch", "default", "break"]),
      ("f(self, nil)", ["self", "nil"]), ("[true: nil]", ["true", "nil"]), ("as? Int", ["as"]),
      ("case .some(let x):", ["case", "let"]), ("f( // why\n  for: 1)", []),
    ])
  func labels(code: String, expected: [String]) {
    #expect(pieces(SwiftColouring.keyword, in: code) == expected)
  }

  @Test(
    "A string ends at its own quote",
    arguments: [
      ("f(\"a\") + \"b\"", ["\"a\"", "\"b\""]), ("\"a\\\"b\" + c", ["\"a\\\"b\""]),
      ("\"\\(f(\"x\")) y\" z", ["\"\\(f(\"x\")) y\""]), ("#\"a\"b\"# c", ["#\"a\"b\"#"]),
      ("#\"\\#(x) \\(y)\"#", ["#\"\\#(x) \\(y)\"#"]), ("\"open\nlet", ["\"open"]),
      ("\"\" \"\"", ["\"\"", "\"\""]), ("\"\\\\\" x", ["\"\\\\\""]),
      ("\"\\(open\n)", ["\"\\(open"]),
      ("\"\"\"\na \"b\"\n\"\"\" c", ["\"\"\"", "a \"b\"", "\"\"\""]),
    ])
  func strings(code: String, expected: [String]) {
    #expect(pieces(SwiftColouring.string, in: code) == expected)
  }

  @Test(
    "A comment goes to the end of the line or to its mark, with comments inside",
    arguments: [
      ("let a = 1  // why \"x\"\nlet b", ["// why \"x\""]),
      ("/* a /* b */ c */ d", ["/* a /* b */ c */"]),
      ("/* a\nb */ c", ["/* a", "b */"]), ("/* open", ["/* open"]), ("\"// no\"", []),
    ])
  func comments(code: String, expected: [String]) {
    #expect(pieces(SwiftColouring.comment, in: code) == expected)
  }

  @Test("Not a character is lost, whatever the code")
  func complete() {
    let code = [
      "", "  let x = \"\\", "#", "@", "`", "\\(", "\"\\(\"", "🚀 = \"日本\"", "1_000.0e-3 // end", "",
    ]
    #expect(SwiftColouring().lines(code).map { $0.map(\.text).joined() } == code)
    #expect(SwiftColouring().lines([]) == [])
  }
}
