import Book
import Foundation
import TestSupport
import Testing
import Text

@testable import Practice

@Suite("A new kata")
struct KataBeginningTests {
  private let book: SmallBook
  private let kata: Kata

  init() throws {
    book = try SmallBook(2, 6)
    kata = book.kata(2)
  }

  @Test("A new kata has the before version, and the behaviours with all that they need")
  func files() throws {
    let rigged = "@Test(arguments: Side.allCases) func a(_: Side) { rig() }\n"
    try book.write("\(kata.lesson.sources(.before))/Rules/Rule.swift", "struct Rule {}\n")
    for (name, text) in [
      ("HitTests", rigged), ("Rig", "// snippet: rig\nfunc rig() { Doubles() }\n"),
      ("Doubles", "struct Doubles {}\n"), ("PriceProofTests", rigged),
      ("PartTests", "@testable import OpenClosedAfter\n" + rigged), ("Parts", "struct Parts {}\n"),
      ("ShipTemplateTests", "// snippet: a\n@testable import OpenClosedBefore\n// end: a\n"),
    ] {
      try book.write("\(kata.lesson.tests)/\(name).swift", text)
    }
    try kata.start()
    var texts = try book.texts(in: kata.path).filter { !$0.key.hasPrefix(".git/") }
    let made =
      ["Package.swift", "README.md", "\(kata.minePath)/MyTests.swift"]
      + ["Side", "ValueWords"].map { "\(kata.testsPath)/\($0).swift" }
    #expect(made.filter { texts.removeValue(forKey: $0) == nil } == [])
    let files = [
      ".gitignore": """
      .build/
      .swiftpm/
      /Package.swift
      /.entry-point/
      /Tests/OpenClosedKataTests/
      /Tests/OpenClosedGuestTests/

      """,
      "\(kata.minePath)/ShipTests.swift": "@testable import OpenClosedKata\n",
      "\(kata.sourcesPath)/Ship.swift": SmallBook.ship,
      "\(kata.sourcesPath)/Rules/Rule.swift": "struct Rule {}\n",
      "\(kata.testsPath)/Doubles.swift": "struct Doubles {}\n",
      "\(kata.testsPath)/HitTests.swift": rigged,
      "\(kata.testsPath)/Rig.swift": "func rig() { Doubles() }\n",
      "\(kata.testsPath)/ShipTests.swift": SmallBook.tests,
    ]
    #expect(texts == files)
  }

  private func manifest(_ number: Int) throws -> String {
    try KataPackage(of: book.kata(number)).bookFiles()["Package.swift"] ?? ""
  }

  @Test("A new kata uses its seam's room, and loopback servers if its tests import them")
  func manifest() throws {
    func products(_ number: Int) throws -> [String] {
      try manifest(number).matches(of: #/product\(name: "(\w+)", package: "shipshape"\)/#)
        .map { String($0.1) }
    }
    let test = "\(book.kata(6).lesson.tests)/ShipTests.swift"
    try book.write(test, "import LoopbackSupport\n" + SmallBook.tests)
    #expect(
      try [products(2), products(6)]
        == [
          ["GameKata", "GameKata", "GameKata"],
          ["RosterKata", "Loopback", "RosterKata", "RosterKata", "Loopback"],
        ])
  }

  @Test("If the lesson has a guest, the kata has it with its tests and their doubles")
  func guest() throws {
    try book.keepGuest(of: 2)
    for (name, text) in [
      ("Double", "struct Double {}\n"), ("Both", "struct Double { let side: Side }\n"),
      ("HitTests", "@Test(arguments: Side.allCases) func a(_: Side) { Double() }\n"),
    ] {
      try book.write("\(kata.lesson.tests)/\(name).swift", text)
    }
    try kata.start()
    #expect(try book.read(kata.inBook("Guest/Guest.swift")) == "func guest() -> Int? { nil }\n")
    let tests = try book.names(in: kata.inBook("Tests/OpenClosedGuestTests"))
    #expect(tests == ["Double.swift", "GuestTests.swift"])
    let manifest = try book.read(kata.inBook("Package.swift"))
    let words: [String] = [
      "leftOut.contains(\"guest\")", "leftOut.contains(\"mine\")",
      "  ] + guest + mine + entryPoint,",
      "name: \"OpenClosedMine\"", "      path: \"Tests/Mine\",",
      "name: \"OpenClosedGuest\",\n      dependencies: [\n        \"OpenClosedKata\",",
      "      path: \"Guest\",", "name: \"OpenClosedGuestTests\"",
    ]
    #expect(words.filter { !manifest.contains($0) } == [])
    #expect(try book.read(kata.inBook("README.md")).hasSuffix("\n`Guest/Guest.swift`.\n"))
    try book.write("\(kata.lesson.pageFolder)/Crib.md", "## What it offers\n")
    let page = try KataPackage(of: kata).beginning()["README.md"] ?? ""
    #expect(page.hasSuffix("\n`Guest/Guest.swift`.\n\n## What it offers\n"))
    #expect(
      try !self.manifest(6).contains("uest")
        && self.manifest(6).contains("  ] + mine + entryPoint,"))
  }

  @Test(
    "Markers for the book's pages are left out, with the gap that they leave",
    arguments: [
      ("a\n// snippet: x\nb\n// end: x\nc\n", "a\nb\nc\n"),
      ("a\n\n  // snippet: x\n  b\n  // end: x\n\nc\n", "a\n\n  b\n\nc\n"),
      ("a\n\n// end: x\n// snippet: y\n\nb\n", "a\n\nb\n"), ("// snippet: x\n\na\n", "a\n"),
      ("a\n\n\nb // snippet: x\n", "a\n\n\nb // snippet: x\n"),
    ])
  func marks(text: String, clean: String) {
    #expect(Kata.withoutMarks(text) == clean)
  }

  @Test("A kata is untouched until its code changes, and again once the change is reverted")
  func untouched() throws {
    try book.write("\(kata.lesson.sources(.before))/Ship.swift", SmallBook.ship + "// end: x\n")
    try kata.start()
    let changes = [
      (kata.ship, SmallBook.ship), (kata.ship, "// M.\n\n  \(SmallBook.ship)\n  /// And mine.\n"),
      (kata.ship, SmallBook.ship + "let mine = 1\n"), (kata.ship, ""), (kata.ship, SmallBook.ship),
      (kata.inBook("\(kata.sourcesPath)/More.swift"), ""),
    ]
    let found = try changes.map { path, text in
      try book.write(path, text)
      return try kata.isBeginning(kata.sources())
    }
    #expect(found == [true, true, false, false, true, false])
  }

  @Test("An existing kata is left as it is, and a kata that cannot be made is reported")
  func refused() throws {
    try kata.start()
    try Data([0xFF, 0xFE, 0xFD]).write(to: book.url(kata.ship))
    #expect(throws: KataError.startedAlready(kata.path, number: 2)) { try kata.start() }
    let error = #expect(throws: KataError.self) { try kata.sources() }
    let name = "\(kata.ship) cannot be read (it is not encoded in UTF-8)"
    #expect(error?.description.hasPrefix(name) == true)
    try book.remove(kata.path)
    try book.write(kata.path, "mine")
    let other = KataError.failed(
      "\(kata.path) is not a folder", reason: "something else has that name")
    #expect(throws: other) { try kata.requireStart() }
    #expect(throws: other) { try kata.start() }
    #expect(try book.read(kata.path) == "mine")
    try book.remove("Katas")
    try book.write("Katas", "a file")
    #expect(throws: KataError.failed("\(kata.path) could not be made", reason: "Not a directory")) {
      try kata.start()
    }
  }

  @Test("A start removes what a killed start left, but not what another is making")
  func drafts() throws {
    for name in [".new-1", ".new-2"] { try book.write("Katas/\(name)/Package.swift", "") }
    try book.age("Katas/.new-1", to: Date(timeIntervalSinceNow: -7200))
    try kata.start()
    #expect(try book.names(in: "Katas") == [".new-2", "02-OpenClosed"])
  }

  @Test("A command is about the kata that is named, else about the one worked on last")
  func named() throws {
    func number(_ name: String? = nil) throws -> Int {
      try Kata.named(name, in: book.workbook).lesson.number
    }
    func work(on number: Int, at second: Double) throws {
      try book.age(book.kata(number).ship, to: Date(timeIntervalSince1970: second))
    }
    #expect(throws: KataError.noKata) { try number() }
    for number in [6, 2] {
      let kata = try book.started(number)
      try work(on: number, at: Double(number))
      try book.age(kata.inBook(kata.sourcesPath), to: Date(timeIntervalSince1970: 1))
    }
    #expect(Kata.started(in: book.workbook).map(\.lesson.number) == [2, 6])
    var numbers = [try number()]
    try work(on: 2, at: 7)
    try book.write(book.kata(6).inBook("Package.swift"), "as a check puts it back")
    numbers += try [number(), number("mvvm")]
    let restored = book.kata(6).inBook(book.kata(6).sourcesPath)
    try book.age(restored, to: Date(timeIntervalSince1970: 8))
    #expect(try numbers + [number()] == [6, 2, 6, 6], "worked on last, named, and restored")
    #expect(throws: BookError.self) { try number("nonsense") }
  }

  @Test(
    "Every lesson of the book starts a kata whose tests use neither of our sides",
    arguments: Catalogue.lessons)
  func realBook(lesson: Lesson) throws {
    let kata = Kata(lesson, in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
    let files = try KataPackage(of: kata).bookFiles().files
    let tests = files.filter { $0.key.hasPrefix(kata.testsPath) }.values
    #expect(
      tests.contains { $0.contains("case mine") }
        && tests.count { $0.contains("Side.allCases") } >= 2)
    let strange = [
      "\(lesson.name)Before", "\(lesson.name)After", "Side.before", "Side.after", "= .before",
      "= .after", "case .before", "case .after", "import TestSupport", "// snippet: ", "// end: ",
    ]
    let beginning = try kata.beginning()
    let texts = Array(tests) + beginning.files.values
    #expect(strange.filter { word in texts.contains { $0.contains(word) } } == [])
    // A failure would not show the actual value.
    #expect(!tests.contains { $0.contains(#/#expect\(\s*!?try\b/#) })
    // The manifest names the entry point's folder, and its files are there.
    let manifest = (files["Package.swift"] ?? beginning["Package.swift"])?
      .contains("path: \".entry-point/Tests\"")
    let begins = files[".entry-point/XCTMain.swift"]?.contains("@main")
    #expect(manifest == true && begins == true && files[".entry-point/Tests/Nothing.swift"] != nil)
    let page = try KataPackage(of: kata).beginning()["README.md"]?.lines ?? []
    #expect(page.first == "# Kata \(lesson.number): \(lesson.title)")
    #expect(page.allSatisfy { TextWidth.columns(of: $0) <= 80 } && !beginning.files.isEmpty)
  }
}
