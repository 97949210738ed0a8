import Testing

@testable import WorkbookCore

@Suite("Requests of a lesson")
struct ChangeRequestTests {
  private func inBook(_ work: (SidesBook) throws -> Void) throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    try work(book)
  }

  private func twins(_ book: SidesBook) throws -> ChangeRequest {
    try ChangeRequest("twin-bolts", of: SmallSteps.lesson, in: book.workbook)
  }

  @Test("They come in the order of their kinds, with words, tests and both changes")
  func all() throws {
    try inBook { book in
      let requests = try ChangeRequest.all(of: SmallSteps.lesson, in: book.workbook)
      #expect(requests.map(\.name) == ["twin-bolts", "more-lives", "drop-shield"])
      #expect(requests.map(\.testFile).first == "TwinBoltsTests.swift")
      #expect(requests.first?.tests == SmallRequest.tests)
      #expect(requests.first?.path == "\(SidesBook.requests)/twin-bolts")
      #expect(requests.first?.change(of: "After").reason == "A new gun.")
      let tree = try #require(try requests.first?.tree(of: "After", in: book.workbook))
      #expect(tree.paths == ["Gun.swift", "Ship.swift"])
      #expect(tree["Ship.swift"]?.contains("lives = 4") == true)
      #expect(ChangeRequest.names(of: Catalogue.lessons[1], in: book.workbook) == [])
    }
  }

  @Test("A file that is missing is told", arguments: ["Request.md", "Before.diff", "After.diff"])
  func lacking(file: String) throws {
    try inBook { book in
      let path = "\(SidesBook.requests)/twin-bolts/\(file)"
      try book.removeFile(path)
      let error = #expect(throws: RequestError.self) { try twins(book) }
      #expect(error?.description == "There is no \(path).")
    }
  }

  @Test("One file has the new tests, no more and no less")
  func oneTestFile() throws {
    let sentence =
      "There has to be one file …Tests.swift in \(SidesBook.requests)/twin-bolts, with all the new "
      + "tests."
    try inBook { book in
      try book.write("\(SidesBook.requests)/twin-bolts/MoreTests.swift", "")
      #expect(
        #expect(throws: RequestError.self) { try twins(book) }?.description == sentence)
    }
  }

  @Test("A change that does not fit its side is told")
  func unfit() throws {
    try inBook { book in
      try book.edit(
        "Sources/Lessons/01-SingleResponsibility/After/Ship.swift", "/// A ship.", "/// Mine.")
      let request = try twins(book)
      #expect(try request.tree(of: "Before", in: book.workbook).paths == ["Ship.swift"])
      let error = #expect(throws: RequestError.self) {
        try request.tree(of: "After", in: book.workbook)
      }
      #expect(
        error?.description
          == "\(SidesBook.requests)/twin-bolts/After.diff does not fit: Ship.swift differs near "
          + "line 1.")
    }
  }

  @Test("A name has small letters, digits and single hyphens")
  func names() {
    for name in ["a", "twin-bolts", "2-up", "a-1-b"] { #expect(ChangeRequest.isName(name)) }
    for name in ["", "..", "../Steps", "A", "a b", "a--b", "-a", "a-", "a/b", "ä"] {
      #expect(!ChangeRequest.isName(name), "\(name)")
    }
    #expect(
      RequestError.badName("../Steps").description
        == "A request's name has small letters, digits and single hyphens, not “../Steps”.")
    #expect(RequestError.badName("").isWrongUsage)
  }
}
