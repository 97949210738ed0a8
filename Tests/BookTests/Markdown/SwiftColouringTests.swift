import Terminal
import Testing

@testable import Book

@Suite("Colours of Swift code")
struct SwiftColouringTests {
  @Test(
    "Keywords, types, strings and comments have a colour each",
    arguments: [
      (
        "@Test public func f() async throws -> Int { guard true }\n#if os(Linux)", Style.magenta,
        ["@Test", "public", "func", "async", "throws", "guard", "true", "#if"]
      ),
      ("let a: [Ship] = _Fleet<Int>.all + Self.none", .cyan, ["Ship", "_Fleet", "Int", "Self"]),
      // What stands where a keyword cannot is none.
      ("move(for: 3) move(x, in: arena) direction.default `class` lets x.self", .magenta, []),
      ("f(where x: Int, as y: Int)", .magenta, []), ("func f(for a: Int)", .magenta, ["func"]),
      ("switch x { default: break }", .magenta, ["switch", "default", "break"]),
      ("f(self, nil) [true: nil]", .magenta, ["self", "nil", "true", "nil"]),
      ("as? Int", .magenta, ["as"]), ("case .some(let x):", .magenta, ["case", "let"]),
      // A string ends at its own quote.
      ("f(\"a\") + \"b\" + \"\"", .green, ["\"a\"", "\"b\"", "\"\""]),
      ("\"a\\\"b\" + c \"\\\\\" x", .green, ["\"a\\\"b\"", "\"\\\\\""]),
      ("\"\\(f(\"x\")) y\" z", .green, ["\"\\(f(\"x\")) y\""]), ("\"open\nlet", .green, ["\"open"]),
      ("#\"a\"b\"# c #\"\\#(x) \\(y)\"#", .green, ["#\"a\"b\"#", "#\"\\#(x) \\(y)\"#"]),
      ("\"\\(open\n)", .green, ["\"\\(open"]),
      ("\"\"\"\na \"b\"\n\"\"\" c", .green, ["\"\"\"", "a \"b\"", "\"\"\""]),
      // A comment goes to the end of the line or to its mark.
      ("let a = 1  // why \"x\"\nlet b", .dim, ["// why \"x\""]), ("\"// no\"", .dim, []),
      ("/* a\nb */ c", .dim, ["/* a", "b */"]), ("/* open", .dim, ["/* open"]),
    ])
  func pieces(code: String, style: Style, expected: [String]) {
    let runs = SwiftColouring.lines(code.lines).joined()
    #expect(runs.filter { $0.style == style }.map(\.text) == expected)
  }

  @Test("Not a character is lost, whatever the code")
  func complete() {
    let code = [
      "", "  let x = \"\\", "#", "@", "`", "\\(", "\"\\(\"", "🚀 = \"日本\"", "1_000.0e-3 // end", "",
    ]
    #expect(SwiftColouring.lines(code).map { $0.map(\.text).joined() } == code)
    #expect(SwiftColouring.lines([]) == [])
  }
}
