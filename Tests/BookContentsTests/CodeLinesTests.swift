import BookContents
import Testing

@Suite("Lines of code")
struct CodeLinesTests {
  @Test("Comments, blank lines and imports do not count as code")
  func isCode() {
    // A line that counts as code has a plus sign in front.
    let marked = """
      - import Foundation
      - @testable import Kata
      - @_spi(Test) public import Kata
      -   internal import struct Kata.Ship
      + importFiles()
      -
      -   // A comment.
      - /// Documentation.
      +   let a = 1 // why
      + let url = "// text"
      """.split(separator: "\n")
    let code = CodeLines(marked.map { $0.dropFirst(2) }.joined(separator: "\n"))
    #expect(code.lines.count == marked.count)
    for (index, line) in marked.enumerated() {
      #expect(code.isCode(index) == line.hasPrefix("+"), "\(line)")
    }
  }
}
