import Testing

@testable import WorkbookCore

@Suite("What the rule of requests finds")
struct RequestRuleTests {
  private func problems(after change: (SidesBook) throws -> Void) throws -> [String] {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    try change(book)
    return try RequestRule().problems(in: book.workbook)
  }

  private static let folder = SidesBook.requests
  private static let tests = "\(folder)/twin-bolts/TwinBoltsTests.swift"

  @Test("Nothing where there is one of each kind and all fit")
  func fine() throws {
    #expect(try problems { _ in } == [])
  }

  @Test("A lesson with too few requests, and without one of a kind")
  func few() throws {
    #expect(
      try problems { try $0.removeFile("\(Self.folder)/drop-shield") } == [
        "\(Self.folder) has 2 of the 3 requests that a lesson needs.",
        "\(Self.folder) has no request of the kind dearer.",
      ])
    #expect(
      try problems { try $0.edit("\(Self.folder)/drop-shield/Request.md", "dearer", "axis") }
        == ["\(Self.folder) has no request of the kind dearer."])
  }

  @Test("A request that lacks something, or does not fit")
  func broken() throws {
    #expect(
      try problems { try $0.removeFile("\(Self.folder)/twin-bolts/After.diff") }
        == ["There is no \(Self.folder)/twin-bolts/After.diff."])
    let before = "Sources/Lessons/01-SingleResponsibility/Before/Ship.swift"
    let unfit = try problems { try $0.edit(before, "lives = 3", "lives = 9") }
    #expect(
      unfit
        == ["\(Self.folder)/twin-bolts/Before.diff does not fit: Ship.swift differs near line 1."])
  }

  @Test("Edited tests that do not fit those of the lesson")
  func editedTests() throws {
    let patch = try SourcePatch(
      from: SourceTree(["LivesTests.swift": "other\n"]),
      to: SourceTree(["LivesTests.swift": "new\n"]))
    let found = try problems {
      try $0.write("\(Self.folder)/twin-bolts/AfterTests.diff", patch.text)
    }
    #expect(
      found == [
        "\(Self.folder)/twin-bolts/AfterTests.diff does not fit: LivesTests.swift differs near "
          + "line 1."
      ])
  }

  @Test("Tests of no side, and tests of ours alone, which no kata can have")
  func sides() throws {
    #expect(
      try problems { try $0.edit(Self.tests, "Side.allCases", "[1]") }
        == ["\(Self.tests) tests no side."])
    #expect(
      try problems {
        try $0.edit(
          Self.tests, "import Testing", "import SingleResponsibilityAfter\nimport Testing")
      } == ["\(Self.tests) names a side of ours, which a kata does not have."])
  }

  @Test("Two files with tests of one name, of which only one would run")
  func sameName() throws {
    let found = try problems { book in
      try book.removeFile(Self.tests)
      try book.write("\(Self.folder)/twin-bolts/MoreLivesTests.swift", SmallRequest.tests)
      try book.removeFile("\(Self.folder)/drop-shield/DropShieldTests.swift")
      try book.write("\(Self.folder)/drop-shield/LivesTests.swift", SmallRequest.tests)
    }
    #expect(
      found
        == ["twin-bolts/MoreLives", "more-lives/MoreLives", "drop-shield/Lives"].map {
          "\(Self.folder)/\($0)Tests.swift has the name of another file with tests."
        })
  }

  @Test("Tests that need a double that no behaviour needs, and so no kata has")
  func doubles() throws {
    let found = try problems { book in
      try book.write("\(SidesBook.lessonTests)/FixedClock.swift", "struct FixedClock {}\n")
      try book.edit(Self.tests, "{}", "{ _ = FixedClock() }")
    }
    #expect(found == ["\(Self.tests) needs FixedClock.swift, which no kata has."])
  }

  @Test("A folder whose name can be that of no module")
  func name() throws {
    let found = try problems { book in
      for file in ["Request.md", "Before.diff", "After.diff"] {
        try book.write(
          "\(Self.folder)/Old one/\(file)", try book.read("\(Self.folder)/twin-bolts/\(file)"))
      }
      try book.write("\(Self.folder)/Old one/OldTests.swift", SmallRequest.tests)
    }
    #expect(
      found
        == ["\(Self.folder)/Old one has to be named in small letters, digits and single hyphens."])
  }
}
