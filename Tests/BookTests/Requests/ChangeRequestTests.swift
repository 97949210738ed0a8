import TestSupport
import Testing

@testable import Book

@Suite("The requests of a lesson")
struct ChangeRequestTests {
  private let lesson = ScratchBook.lesson
  private let book: ScratchBook

  init() throws { book = try SmallRequests.book() }

  private func twins() throws(BookError) -> ChangeRequest {
    try ChangeRequest("twin-bolts", of: lesson, in: book.workbook)
  }

  @Test("A request has its words, its tests and both changes")
  func whole() throws {
    let request = try twins()
    let words: [String] = [
      request.title, request.sentence, request.askedBy, request.testFile, request.tests,
      request.changes.before.reason, request.changes.after.reason, request.path, request.because,
    ]
    let expected: [String] = [
      "Twin bolts", "One bolt is dull. Give me two.", "a player", "TwinTests.swift",
      SmallRequests.tests, "The switch gets a case, as it has one for each.", "A new gun.",
      Self.folder, "It is a gun.",
    ]
    #expect(words == expected)
    #expect(request.marks == [.expected, .fromOutside] && request.isExpected)
    let ship = "/// A ship.\nlet lives = 4\n"
    let trees: [(Side, SourceTree, tests: SourceTree)] = [
      (
        .before, SourceTree(["Ship.swift": ship]),
        SourceTree(["LivesTests.swift": "lives == 3\n"])
      ),
      (
        .after, SourceTree(["Ship.swift": ship, "Gun.swift": "gun\n", "New.swift": "a\nb\n"]),
        SourceTree(["LivesTests.swift": "lives == 4\n", "MoreTests.swift": "more\n"])
      ),
    ]
    for (side, tree, tests) in trees {
      #expect(try request.tree(of: side, in: book.workbook) == tree)
      #expect(try request.testsTree(of: side, in: book.workbook) == tests)
    }
    let shown = Side.allCases.map { request.differences(on: $0).map(\.path).sorted() }
    #expect(shown[0] == ["Ship.swift"])
    #expect(shown[1] == ["LivesTests.swift", "MoreTests.swift", "New.swift", "Ship.swift"])
    try book.edit("\(Self.folder)/Request.md", "\n", "\r\n")
    #expect(try twins() == request, "line endings do not matter")
  }

  @Test("Expected requests come first, and an unknown request is reported with all names")
  func all() throws {
    let requests = try Catalogue.lessons.prefix(2).map { lesson in
      try ChangeRequest.all(of: lesson, in: book.workbook).map(\.name)
    }
    #expect(requests == [["more-lives", "twin-bolts", "drop-shield"], []])
    let known = ["drop-shield", "more-lives", "twin-bolts"]
    for name in ["twins", "", "../Steps"] {
      #expect(throws: BookError.noSuchRequest(name, lesson: 1, known: known)) {
        try ChangeRequest(name, of: lesson, in: book.workbook)
      }
    }
  }

  @Test("A side's guest is a separate file, and needs no patch")
  func guest() throws {
    try book.write("\(Self.folder)/AfterGuest.swift", "struct Guest {}\n")
    try book.remove("\(Self.folder)/After.diff")
    let request = try twins()
    let (before, after) = (request.changes.before, request.changes.after)
    #expect(after.guest == SourceTree(["AfterGuest.swift": "struct Guest {}\n"]))
    #expect(after.patch == nil && before.guest == SourceTree() && request.guestSides == [.after])
    #expect(request.differences(on: .after).map(\.path) == ["AfterGuest.swift"])
    let tree = try request.tree(of: .after, in: book.workbook)
    #expect(try tree == book.workbook.tree(of: lesson, .after))
  }

  private static let folder = "\(SmallRequests.folder)/twin-bolts"
  private static let oneFile = BookError.damaged(
    folder, reason: "it needs one file …Tests.swift with all the new tests")
  private static let kinds = BookError.damaged(
    "\(folder)/Request.md",
    reason: "its kind must be expected or unexpected, then any of from outside, players")
  private static let ship = "\(ScratchBook.lesson.sources(.after))/Ship.swift"

  @Test(
    "A file that is missing or does not fit is reported",
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
        .init(path: "\(folder)/Request.md", old: "expected,", new: "cheap,"), kinds
      ),
      (
        .init(
          path: "\(folder)/Request.md", old: "expected, from outside", new: "players, expected"),
        kinds
      ),
      (
        .init(path: "\(folder)/Request.md", old: "from outside", new: "unexpected"), kinds
      ),
      (
        .init(
          path: "\(folder)/Request.md", old: "- Because:", new: "- Kind: unexpected\n- Because:"),
        .damaged("\(folder)/Request.md", reason: "it has two lines “- Kind: …”")
      ),
    ] as [(Damage, BookError)])
  func faults(damage: Damage, error: BookError) throws {
    try damage.spoil(book)
    #expect(throws: error) { try twins().tree(of: .after, in: book.workbook) }
  }

  @Test(
    "A missing or empty line in the words is reported",
    arguments: [
      ("# Twin bolts", "# title"),
      ("> One bolt is dull.\n> Give me two.", "> what it is"),
      ("- Kind: expected, from outside", "- Kind: …"), ("- Because: It is a gun.", "- Because: …"),
      ("- Asked by: a player", "- Asked by: …"),
      ("- Before: The switch gets a case,\n  as it has one for each.", "- Before: …"),
      ("- After: A new gun.", "- After: …"),
    ] as [(String, String)])
  func words(line: String, form: String) throws {
    let file = "\(Self.folder)/Request.md"
    let head = line.prefix { $0 != ":" }
    let whole = try book.workbook.text(at: file)
    for instead in ["", line.contains(":") ? "\(head):" : String(line.prefix(1)) + " "] {
      try book.write(file, whole.replacing(line, with: instead))
      #expect(throws: BookError.damaged(file, reason: "it has no line “\(form)”")) {
        try twins()
      }
    }
  }
}
