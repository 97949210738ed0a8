import Testing

@testable import Bindery

@Suite("The snippets of sources")
struct SnippetTests {
  private static let nested = "// snippet: a\nx\n// snippet: b\n  y\n// end: b\nz\n// end: a"

  @Test(
    "A snippet is the text between its two comments, without their indentation",
    arguments: [
      (
        "struct Ship {\n  // snippet: a\n  var lives = 3\n\n    func b()\n  // end: a\n}", "a",
        ["var lives = 3", "", "  func b()"]
      ),
      // Without a name: the whole file, without the comments.
      ("// snippet: one\nlet a = 1\n// end: one\nlet b = 2\n", nil, ["let a = 1", "let b = 2"]),
      (nested, "a", ["x", "  y", "z"]), (nested, "b", ["y"]),
      // A dropped comment leaves no double gap, and blank lines at the ends are cut.
      (
        "// snippet: a\n\nx\n\n// snippet: b\n\ny\n// end: b\n\n\n// end: a", "a", ["x", "", "y"]
      ),
      ("// snippet: a\nw\n// end: a\nx\n \n\ny", nil, ["w", "x", "", "", "y"]),
      ("// snippet: a-2\r\n  x\r\n  y\r\n// end: a-2\r\n", "a-2", ["x", "y"]),
      ("let a = 1  // snippet: a", nil, ["let a = 1  // snippet: a"]),
    ] as [(String, String?, [String])])
  func shown(text: String, name: String?, lines: [String]) throws {
    #expect(try Snippets(file: "Ship.swift", text: text).lines(of: name) == lines)
  }

  @Test("A page shows a patch without marks, headers or common indentation")
  func patch() {
    let patch = #"""
      Subject: [PATCH] It dies
      ---
       1 file changed
      diff --git a/Ship.swift b/Ship.swift
      --- a/Ship.swift
      +++ b/Ship.swift
      @@ -1,2 +1,3 @@ struct Ship {

         // snippet: lives
         var lives = 3

      -    a()
      +    b()
      @@ -9 +9,2 @@
      +  c()

         // end: lives
      \ No newline at end of file
      diff --git a/Other.swift b/Other.swift
      @@ -1 +1 @@
      -x

      """#
    #expect(
      PatchLines.shown(of: patch) == [
        "  var lives = 3", "", "-   a()", "+   b()", "…", "+ c()",
      ])
  }

  @Test("The names of snippets and requests are lower-case words with hyphens")
  func names() {
    let names = [
      "a", "twin-bolts", "2-up", "", "../Steps", "A", "a b", "a--b", "-a", "a-", "a_b", "ä",
    ]
    let right: [String] = names.filter(\.isHyphenatedName)
    #expect(right == ["a", "twin-bolts", "2-up"])
  }

  @Test(
    "Each fault of an anchor is reported with its line",
    arguments: [
      (
        "// snippet: a\nx\n// end: a\n// snippet: a\ny\n// end: a",
        "The snippet “a” begins a second time (Ship.swift:4): give it another name."
      ),
      (
        "// snippet: a\nx\n// snippet: a",
        "The snippet “a” begins a second time (Ship.swift:3): give it another name."
      ),
      (
        "\n// snippet: a\nx",
        "The snippet “a” is not closed (Ship.swift:2): end it with “// end: a”."
      ),
      (
        "// snippet: b\n// end: a", "The snippet “a” ends, but never began (Ship.swift:2)."
      ),
      (
        "// snippet: a\n// snippet: b\n \n// end: b\n// end: a",
        "The snippet “b” is empty (Ship.swift:4)."
      ),
      (
        "// snippet: Lives\nx\n// end: Lives",
        "“Lives” cannot name a snippet (Ship.swift:1): use lower-case words with hyphens."
      ),
    ])
  func wrong(text: String, sentence: String) throws {
    #expect(throws: AuthorError(sentence)) {
      try Snippets(file: "Ship.swift", text: text).lines(of: nil)
    }
  }
}
