import Book
import Testing

@testable import Text

@Suite("Pieces of Swift code")
struct SwiftPieceTests {
  @Test(
    "Keywords, types, strings and comments are told apart, line by line",
    arguments: [
      (
        "@Test public func f() async throws -> Int { guard true }\n#if os(Linux)",
        SwiftPiece.Kind.keyword,
        ["@Test", "public", "func", "async", "throws", "guard", "true", "#if"]
      ),
      ("let a: [Ship] = _Fleet<Int>.all + Self.none", .type, ["Ship", "_Fleet", "Int", "Self"]),
      // A word in a place where a keyword cannot be is not a keyword.
      ("move(for: 3) move(x, in: arena) direction.default `class` lets x.self", .keyword, []),
      ("f(where x: Int, as y: Int)", .keyword, []), ("func f(for a: Int)", .keyword, ["func"]),
      ("switch x { default: break }", .keyword, ["switch", "default", "break"]),
      ("f(self, nil) [true: nil]", .keyword, ["self", "nil", "true", "nil"]),
      ("as? Int", .keyword, ["as"]), ("case .some(let x):", .keyword, ["case", "let"]),
      // A string ends at its own quote.
      ("f(\"a\") + \"b\" + \"\"", .string, ["\"a\"", "\"b\"", "\"\""]),
      ("\"a\\\"b\" + c \"\\\\\" x", .string, ["\"a\\\"b\"", "\"\\\\\""]),
      ("\"\\(f(\"x\")) y\" z", .string, ["\"\\(f(\"x\")) y\""]),
      ("\"open\nlet", .string, ["\"open"]),
      ("#\"a\"b\"# c #\"\\#(x) \\(y)\"#", .string, ["#\"a\"b\"#", "#\"\\#(x) \\(y)\"#"]),
      ("\"\\(open\n)", .string, ["\"\\(open"]),
      ("\"\"\"\na \"b\"\n\"\"\" c", .string, ["\"\"\"", "a \"b\"", "\"\"\""]),
      // A comment ends with its line, or with its closing mark.
      ("let a = 1  // why \"x\"\nlet b", .comment, ["// why \"x\""]), ("\"// no\"", .comment, []),
      ("/* a\n\nb */ c", .comment, ["/* a", "b */"]), ("/* open", .comment, ["/* open"]),
    ])
  func pieces(code: String, kind: SwiftPiece.Kind, expected: [String]) {
    let pieces = SwiftPiece.lines(code.lines).joined().filter { $0.kind == kind }
    #expect(pieces.map(\.text) == expected)
  }

  @Test("No character is lost, whatever the code")
  func complete() {
    let code = [
      "", "  let x = \"\\", "#", "@", "`", "\\(", "\"\\(\"", "🚀 = \"日本\"", "1_000.0e-3 // end", "",
    ]
    let texts: [String] = SwiftPiece.lines(code).map { $0.map(\.text).joined() }
    #expect(texts == code && SwiftPiece.lines([]) == [])
  }
}
