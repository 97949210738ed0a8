import Testing

@testable import WorkbookCore

@Suite("The words of a request")
struct RequestWordsTests {
  private func words(_ text: String) throws(RequestError) -> RequestWords {
    try RequestWords(text, path: "Request.md")
  }

  @Test("A title, a wish as a quotation, and a list")
  func whole() throws {
    let words = try words(SmallRequest.words)
    #expect(words.title == "Twin bolts")
    #expect(words.wish == "One bolt is dull. Give me two.")
    #expect(words.kind == .axis)
    #expect(words.askedBy == "a player")
    #expect(words.before == "The switch gets a case, as it has one for each.")
    #expect(words.after == "A new gun.")
    #expect(try self.words(SmallRequest.words.replacing("\n", with: "\r\n")) == words)
  }

  @Test(
    "Each line that is missing or empty is told",
    arguments: [
      ("# Twin bolts", "# title"), ("> One bolt is dull.\n> Give me two.", "> wish"),
      ("- Kind: axis", "- Kind: …"), ("- Asked by: a player", "- Asked by: …"),
      ("- Before: The switch gets a case,\n  as it has one for each.", "- Before: …"),
      ("- After: A new gun.", "- After: …"),
    ])
  func lacking(line: String, name: String) throws {
    let head = line.prefix { $0 != ":" }
    for instead in ["", line.contains(":") ? "\(head):" : String(line.prefix(1)) + " "] {
      let error = #expect(throws: RequestError.self) {
        try words(SmallRequest.words.replacing(line, with: instead))
      }
      #expect(error?.description == "Request.md has no line “\(name)”.")
    }
  }

  @Test("A kind is one of three")
  func kinds() throws {
    for kind in ChangeRequest.Kind.allCases {
      let text = SmallRequest.words.replacing("Kind: axis", with: "Kind: \(kind.rawValue)")
      #expect(try words(text).kind == kind)
    }
    let error = #expect(throws: RequestError.self) {
      try words(SmallRequest.words.replacing("axis", with: "cheap"))
    }
    #expect(
      error?.description == "Request.md has no line “- Kind: axis, players or dearer”.")
  }
}
