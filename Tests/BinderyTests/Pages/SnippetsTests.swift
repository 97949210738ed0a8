import Book
import TestSupport
import Testing

@testable import Bindery

@Suite("The snippets of the lessons")
struct SnippetsTests {
  @Test("A snippet of a lesson that no page quotes, or that is broken, is reported")
  func anchors() throws {
    let path = "Sources/Lessons/01-A/After/Ship.swift"
    let book = try ScratchBook([
      path: "struct Ship {\n  // snippet: lives\n  var lives = 3\n  // end: lives\n}\n",
      "Tests/Lessons/01-A/A.swift": "// snippet: a\nx",
    ])
    func problems(besides quoted: [String]) throws -> [String] {
      try Snippets.problems(in: book.workbook, besides: quoted).map(\.description)
    }
    let broken =
      "Tests/Lessons/01-A/A.swift:1: The snippet “a” is not closed (Tests/Lessons/01-A/A.swift:1): "
      + "end it with “// end: a”."
    let unseen =
      "\(path):2: No page quotes the snippet “lives”: quote it, or remove its comments."
    #expect(try problems(besides: ["\(path)#life", path]) == [unseen, broken])
    #expect(try problems(besides: ["\(path)#lives"]) == [broken])
  }
}
