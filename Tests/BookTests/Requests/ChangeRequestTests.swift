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
      #expect(
        [request.title, request.sentence, request.askedBy, request.testFile, request.tests]
          == [
            "Twin bolts", "One bolt is dull. Give me two.", "a player", "TwinTests.swift",
            SmallRequests.tests,
          ])
      #expect(
        [request.before.reason, request.after.reason]
          == ["The switch gets a case, as it has one for each.", "A new gun."])
      #expect(request.path == path)
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

  @Test("They come in the order of their kinds, and one that there is not is told with them")
  func all() throws {
    try inBook { book in
      let requests = try ChangeRequest.all(of: lesson, in: book.workbook)
      #expect(requests.map(\.name) == ["twin-bolts", "more-lives", "drop-shield"])
      #expect(try ChangeRequest.all(of: Catalogue.lessons[1], in: book.workbook) == [])
      let known = ["drop-shield", "more-lives", "twin-bolts"]
      for name in ["twins", "", "../Steps"] {
        #expect(throws: BookError.noSuchRequest(name, lesson: 1, known: known)) {
          try ChangeRequest(name, of: lesson, in: book.workbook)
        }
      }
    }
  }

  private static let folder = "\(SmallRequests.folder)/twin-bolts"
  private static let oneFile = BookError.damaged(
    folder, reason: "it needs one file …Tests.swift with all the new tests")
  private static let ship = "\(ScratchBook.lesson.sources(.after))/Ship.swift"

  @Test(
    "A file that is missing or does not fit is told",
    arguments: [
      (.init(path: "\(folder)/Request.md"), .missing("\(folder)/Request.md")),
      (.init(path: "\(folder)/Before.diff"), .missing("\(folder)/Before.diff")),
      (.init(path: "\(folder)/After.diff"), .missing("\(folder)/After.diff")),
      (.init(path: "\(folder)/MoreTests.swift", new: ""), oneFile),
      (.init(path: "\(folder)/TwinTests.swift"), oneFile),
      (
        .init(path: ship, old: "/// A ship.", new: "/// Mine."),
        .damaged("\(folder)/After.diff", reason: "Ship.swift differs near line 1")
      ),
      (
        .init(path: "\(folder)/Before.diff", old: "/Before/", new: "/After/"),
        .damaged(
          "\(folder)/Before.diff",
          reason: "it changes \(ship), outside of \(ScratchBook.lesson.sources(.before)), "
            + ScratchBook.lesson.tests)
      ),
      (
        .init(path: "\(folder)/Request.md", old: "axis", new: "cheap"),
        .damaged(
          "\(folder)/Request.md", reason: "its kind is none of axis, players, costlier")
      ),
    ] as [(ScratchBook.Damage, BookError)])
  func faults(damage: ScratchBook.Damage, error: BookError) throws {
    try inBook { book in
      try book.take(damage)
      #expect(throws: error) { try twins(book).tree(of: .after, in: book.workbook) }
    }
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
    let file = "\(path)/Request.md"
    let head = line.prefix { $0 != ":" }
    for instead in ["", line.contains(":") ? "\(head):" : String(line.prefix(1)) + " "] {
      try inBook { book in
        try book.edit(file, line, instead)
        #expect(throws: BookError.damaged(file, reason: "it has no line “\(form)”")) {
          try twins(book)
        }
      }
    }
  }

  @Test("Line ends do not matter")
  func lineEnds() throws {
    try inBook { book in
      let request = try twins(book)
      try book.edit("\(path)/Request.md", "\n", "\r\n")
      #expect(try twins(book) == request)
    }
  }
}
