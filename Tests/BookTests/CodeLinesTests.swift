import Book
import Testing

@Suite("Lines of code")
struct CodeLinesTests {
  /// Swift texts; a line that counts as code has a plus sign in front.
  private static let texts = [
    """
    - import Foundation
    - @testable import Kata
    - @_spi(Test) public import Kata
    -   internal import struct Kata.Ship
    + importFiles()
    -
    -   // A comment.
    - /// Documentation.
    +   let a = 1 // why
    - /* one */ /* two */
    + /* one */ let b = 2
    + let c = 3 /* begins
    - let d = 4
    -   /* nested */ let e = 5
    + ends */ let f = 6
    - /**/
    - /*/ still a comment */
    """,
    #"""
    + let url = "https://example.org /*"
    + let escaped = "\" // no comment"
    + let slash = "\\" // "a comment
    - /* " */
    + let sum = "\(1 + (2)) /* text"
    + let nested = "\(f((1), "/* text"))"
    + let deep = "\(names.map { "\($0) // text" }) /*"
    + /
    """#,
    #"""
    + let page = """
    +   // text
    +   /* text
    -
    +   \(name /* comment
    - comment
    + */) text
    +   \""" // still text
    +   import Foundation
    + """ // no text
    + let g = 1
    - // a comment
    """#,
    ##"""
    + let raw = #"\" // a comment
    + let slash = #"\"# /* begins
    - a comment */
    + let other = #"a "quoted" // text /*"#
    + let more = #"\(no) \#(yes /* comment */) // text /*"#
    + let long = #"""
    +   """ // text
    +   """# + 1
    - // a comment
    + let regex = #/\/\/ no comment "/#
    - // a comment
    + let free = #/
    +   // still the expression "
    +   /#
    - // a comment
    + #if DEBUG
    + let i = a / b // c
    """##,
    """
    + let unclosed = "text // text
    + let j = 1
    - // a comment
    """,
  ]

  @Test("Comments, blank lines and imports do not count as code; text in strings does")
  func isCode() {
    for marked in Self.texts {
      let lines = marked.split(separator: "\n")
      let text = lines.map { $0.dropFirst(2) }.joined(separator: "\n")
      let code = CodeLines(text)
      #expect(code.lines.count == lines.count)
      for (index, line) in lines.enumerated() {
        #expect(code.isCode(index) == line.hasPrefix("+"), "\(line)")
      }
      #expect(code.count == lines.count { $0.hasPrefix("+") })
      let windows = CodeLines(text.replacing("\n", with: "\r\n"))
      #expect(windows.lines == code.lines && windows.count == code.count)
    }
    #expect(!CodeLines("a").isCode(1) && !CodeLines("a").isCode(-1) && CodeLines("").count == 0)
  }

  @Test("The code of a line excludes its comments and its indentation")
  func lines() {
    let text = "\tlet a = 1 /* x */ + 2  // why \n\n  \"// text\"\t \n/* a\n */"
    #expect(CodeLines(text).lines == ["let a = 1  + 2", "", "\"// text\"", "", ""])
  }
}
