import Testing

@testable import Book

@Suite("Requests of a lesson")
struct ChangeRequestTests {
  private let lesson = ScratchBook.lesson
  private let path = "\(SmallRequests.folder)/twin-bolts"

  private func inBook(_ work: (ScratchBook) throws -> Void) throws {
    let book = try SmallRequests.book()
    defer { book.remove() }
    try work(book)
  }

  private func twins(_ book: ScratchBook) throws(BookError) -> ChangeRequest {
    try ChangeRequest("twin-bolts", of: lesson, in: book.workbook)
  }

  @Test("One has its words, its tests and both changes")
  func whole() throws {
    try inBook { book in
      let request = try twins(book)
      let change = { (side: Side, reason: String) in
        ChangeRequest.Change(
          patch: Patch(try book.workbook.text(at: "\(path)/\(side.folder).diff")), reason: reason)
      }
      #expect(
        request
          == ChangeRequest(
            lesson: lesson, name: "twin-bolts", title: "Twin bolts",
            sentence: "One bolt is dull. Give me two.", askedBy: "a player", kind: .axis,
            testFile: "TwinTests.swift", tests: SmallRequests.tests,
            before: try change(.before, "The switch gets a case, as it has one for each."),
            after: try change(.after, "A new gun.")))
      #expect(request.path == path)
      #expect(request.change(on: .after) == request.after)
    }
  }

  @Test("Its patch makes the sources of a side, and the lesson's tests that have to be edited")
  func trees() throws {
    try inBook { book in
      let request = try twins(book)
      let ship = "/// A ship.\nlet lives = 4\n"
      #expect(try request.tree(of: .before, in: book.workbook) == SourceTree(["Ship.swift": ship]))
      #expect(
        try request.tree(of: .after, in: book.workbook)
          == SourceTree(["Ship.swift": ship, "Gun.swift": "gun\n", "New.swift": "a\nb\n"]))
      #expect(
        try request.testsTree(of: .before, in: book.workbook)
          == SourceTree(["LivesTests.swift": "lives == 3\n"]))
      #expect(
        try request.testsTree(of: .after, in: book.workbook)
          == SourceTree(["LivesTests.swift": "lives == 4\n", "MoreTests.swift": "more\n"]))
    }
  }

  @Test("They come in the order of their kinds; a lesson may have none")
  func all() throws {
    try inBook { book in
      let requests = try ChangeRequest.all(of: lesson, in: book.workbook)
      #expect(requests.map(\.name) == ["twin-bolts", "more-lives", "drop-shield"])
      let none = try ChangeRequest.all(of: Catalogue.lessons[1], in: book.workbook)
      #expect(none == [])
    }
  }

  @Test("One that there is not is told, with those that there are")
  func unknown() throws {
    try inBook { book in
      let known = ["drop-shield", "more-lives", "twin-bolts"]
      for name in ["twins", "", "..", "../Steps"] {
        #expect(throws: BookError.noSuchRequest(name, lesson: 1, known: known)) {
          try ChangeRequest(name, of: lesson, in: book.workbook)
        }
      }
    }
  }

  /// What is wrong with a request after a change to the book.
  private func error(after change: (ScratchBook) throws -> Void) throws -> BookError? {
    let book = try SmallRequests.book()
    defer { book.remove() }
    try change(book)
    return #expect(throws: BookError.self) {
      try twins(book).tree(of: .after, in: book.workbook)
    }
  }

  @Test("A file that is missing is told", arguments: ["Request.md", "Before.diff", "After.diff"])
  func lacking(file: String) throws {
    #expect(try error { try $0.remove("\(path)/\(file)") } == .missing("\(path)/\(file)"))
  }

  @Test("One file has the new tests, no more and no less")
  func oneTestFile() throws {
    let reason = "it needs one file …Tests.swift with all the new tests"
    for change in [
      { try $0.write("\(path)/MoreTests.swift", "") }, { try $0.remove("\(path)/TwinTests.swift") },
    ] as [(ScratchBook) throws -> Void] {
      #expect(try error(after: change) == .damaged(path, reason: reason))
    }
  }

  @Test("A change that does not fit its side, or changes something else, is told")
  func unfit() throws {
    let ship = "\(lesson.sources(.after))/Ship.swift"
    #expect(
      try error { try $0.edit(ship, "/// A ship.", "/// Mine.") }
        == .damaged("\(path)/After.diff", reason: "Ship.swift differs near line 1"))
    let reason =
      "it changes \(ship), outside of \(lesson.sources(.before)), \(lesson.tests)"
    #expect(
      try error { try $0.edit("\(path)/Before.diff", "/Before/", "/After/") }
        == .damaged("\(path)/Before.diff", reason: reason))
  }

  @Test(
    "A line of its words that is missing or empty is told",
    arguments: [
      ("# Twin bolts", "# title"),
      ("> One bolt is dull.\n> Give me two.", "> what is asked for"),
      ("- Kind: axis", "- Kind: …"), ("- Asked by: a player", "- Asked by: …"),
      ("- Before: The switch gets a case,\n  as it has one for each.", "- Before: …"),
      ("- After: A new gun.", "- After: …"),
    ])
  func words(line: String, form: String) throws {
    let head = line.prefix { $0 != ":" }
    for instead in ["", line.contains(":") ? "\(head):" : String(line.prefix(1)) + " "] {
      #expect(throws: BookError.damaged("R.md", reason: "it has no line “\(form)”")) {
        try RequestWords(SmallRequests.words.replacing(line, with: instead), path: "R.md")
      }
    }
  }

  @Test("A kind is one of three, and line ends do not matter")
  func kinds() throws {
    let reason = "its kind is none of axis, players, costlier"
    #expect(throws: BookError.damaged("R.md", reason: reason)) {
      try RequestWords(SmallRequests.words.replacing("axis", with: "cheap"), path: "R.md")
    }
    #expect(
      try RequestWords(SmallRequests.words.replacing("\n", with: "\r\n"), path: "R.md")
        == RequestWords(SmallRequests.words, path: "R.md"))
  }

  @Test("A name has small letters, digits and single hyphens")
  func names() {
    for name in ["a", "twin-bolts", "2-up", "a-1-b"] { #expect(ChangeRequest.isName(name)) }
    for name in ["", "..", "../Steps", "A", "a b", "a--b", "-a", "a-", "a/b", "ä"] {
      #expect(!ChangeRequest.isName(name), "\(name)")
    }
  }
}
