import Book
import Foundation
import Terminal
import TestSupport
import Testing

@testable import Practice

@Suite("A kata that begins")
struct KataBeginningTests {
  private let book: SmallBook
  private let kata: Kata

  init() throws {
    book = try SmallBook(2, 6)
    kata = book.kata(2)
  }

  private static let rigged = "@Test(arguments: Side.allCases) func a(_: Side) { rig() }\n"

  @Test("Before is there, and the behaviours with all that they need")
  func files() throws {
    let tests = kata.lesson.tests
    try book.write("\(kata.lesson.sources(.before))/Rules/Rule.swift", "struct Rule {}\n")
    for (name, text) in [
      ("HitTests", KataBeginningTests.rigged), ("Rig", "func rig() { Doubles() }\n"),
      ("Doubles", "struct Doubles {}\n"), ("PriceProofTests", KataBeginningTests.rigged),
      ("PartTests", "@testable import OpenClosedAfter\n" + KataBeginningTests.rigged),
      ("Parts", "struct Parts {}\n"),
    ] {
      try book.write("\(tests)/\(name).swift", text)
    }
    try kata.start()
    #expect(
      try kata.sources()
        == SourceTree(["Ship.swift": SmallBook.ship, "Rules/Rule.swift": "struct Rule {}\n"]))
    #expect(
      try book.names(in: kata.inBook(kata.testsPath)) == [
        "Doubles.swift", "HitTests.swift", "Rig.swift", "ShipTests.swift", "Side.swift",
      ])
    #expect(
      try book.read(kata.inBook("\(kata.testsPath)/Side.swift")).contains("  case mine\n}\n"))
    #expect(
      try book.names(in: kata.path) == ["Package.swift", "README.md", "Sources", "Tests"])
    #expect(try book.names(in: "Katas") == ["02-OpenClosed"], "nothing is left of the making")
  }

  @Test("It takes the room of its seam, and loopback servers where its tests import them")
  func manifest() throws {
    func products(_ number: Int) throws -> [String] {
      let files = try book.kata(number).bookFiles()
      let text = try #require(files.first { $0.path == "Package.swift" }?.text)
      return text.matches(of: #/product\(name: "(\w+)", package: "shipshape"\)/#).map {
        String($0.1)
      }
    }
    #expect(try products(2) == ["GameKata", "GameKata"])
    #expect(try products(6) == ["RosterKata", "RosterKata"])
    let test = "\(book.kata(6).lesson.tests)/ShipTests.swift"
    try book.write(test, "import LoopbackSupport\n" + SmallBook.tests)
    #expect(try products(6) == ["RosterKata", "RosterKata", "Loopback"])
  }

  @Test(
    "Marks for the book's pages are left out, with the gap that they leave",
    arguments: [
      ("a\n// snippet: x\nb\n// end: x\nc\n", "a\nb\nc\n"),
      ("a\n\n  // snippet: x\n  b\n  // end: x\n\nc\n", "a\n\n  b\n\nc\n"),
      ("a\n\n// end: x\n\nb\n", "a\n\nb\n"),
      ("a\n\n// end: x\n// snippet: y\n\nb\n", "a\n\nb\n"),
      ("// snippet: x\n\na\n", "a\n"), ("a\n\n// end: x\n", "a\n"),
      ("a\n\n\nb // snippet: x\n", "a\n\n\nb // snippet: x\n"),
    ])
  func marks(text: String, clean: String) {
    #expect(Kata.withoutMarks(text) == clean)
  }

  @Test("It is untouched until its code is changed, and again when that is put back")
  func untouched() throws {
    let more = kata.inBook("\(kata.sourcesPath)/More.swift")
    #expect(!kata.isUntouched, "there is none")
    try kata.start()
    let text = try book.read(kata.ship)
    #expect(kata.isUntouched)
    for (change, isUntouched) in [
      ("// Mine.\n\n  " + text + "\n  /// And mine.\n", true),
      ("// snippet: ship\n" + text + "// end: ship\n", true),
      (text + "let mine = 1\n", false), (text, true),
    ] {
      try book.write(kata.ship, change)
      #expect(kata.isUntouched == isUntouched, "\(change)")
    }
    try book.write(more, "")
    #expect(!kata.isUntouched)
    try book.remove(more)
    try book.remove(kata.ship)
    #expect(!kata.isUntouched)
  }

  @Test("A kata that is there is left as it is, and where none can be made, it says so")
  func refused() throws {
    try kata.start()
    try book.write(kata.ship, "mine")
    #expect(throws: KataError.startedAlready(kata.path, number: 2)) { try kata.start() }
    #expect(try book.read(kata.ship) == "mine")
    try book.remove("Katas")
    try book.write("Katas", "a file")
    #expect(throws: KataError.notMade(kata.path, reason: "Not a directory")) { try kata.start() }
  }

  @Test("What a start left that was killed is taken away, but not what one is making")
  func drafts() throws {
    for name in [".new-1", ".new-2"] { try book.write("Katas/\(name)/Package.swift", "") }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)],
      ofItemAtPath: book.url("Katas/.new-1").path)
    try kata.start()
    #expect(try book.names(in: "Katas") == [".new-2", "02-OpenClosed"])
  }

  @Test("Sources that cannot be read are told")
  func unreadable() throws {
    try kata.start()
    try Data([0xFF, 0xFE, 0xFD]).write(to: book.url(kata.ship))
    let error = #expect(throws: KataError.self) { try kata.sources() }
    #expect(error?.description.hasPrefix("The sources of \(kata.path) cannot be read (") == true)
  }

  @Test(
    "Every lesson of this book begins with tests of no side of ours", arguments: Catalogue.lessons)
  func realBook(lesson: Lesson) throws {
    let kata = Kata(lesson, in: Workbook(root: PackageFolder.url))
    let beginning = try kata.beginning()
    #expect(!beginning.files.isEmpty)
    let files = try kata.bookFiles()
    let tests = files.filter { $0.path.hasPrefix(kata.testsPath) }.map(\.text)
    #expect(tests.contains { $0.contains("case mine") })
    #expect(tests.count { $0.contains("Side.allCases") } >= 2)
    let ours = ["\(lesson.name)Before", "\(lesson.name)After", "Side.before", "Side.after"]
    let strange =
      ours + ["= .before", "= .after", "case .before", "case .after", "import TestSupport"]
    for text in tests {
      #expect(!strange.contains(where: text.contains))
      #expect(!text.contains(#/#expect\(\s*!?try\b/#), "a failure would not show what was there")
    }
    for text in tests + beginning.files.values {
      #expect(!text.contains("// snippet: ") && !text.contains("// end: "))
    }
    let page = try #require(files.first { $0.path == "README.md" }?.text)
    #expect(page.hasPrefix("# Kata \(lesson.number): \(lesson.title)\n"))
    #expect(page.lines.allSatisfy { TextWidth.columns(of: $0) <= 80 })
  }
}
