import Foundation
import Terminal
import TestSupport
import Testing

@testable import WorkbookCore

@Suite("A kata that begins")
struct KataStarterTests {
  private static let side = """
    import OpenClosedAfter
    import OpenClosedBefore
    enum Side: CaseIterable {
      case before
      case after
    }

    """

  /// A book with one lesson and five files of tests.
  private func book() throws -> SidesBook {
    let book = try SidesBook()
    try book.lesson(
      2,
      [
        "Before/Referee.swift": "public struct Referee {}\n",
        "Before/Rules/Rule.swift": "struct Rule {}\n", "After/Referee.swift": "",
      ])
    let tests = "Tests/Lessons/02-OpenClosed"
    try book.write("\(tests)/Side.swift", KataStarterTests.side)
    try book.write(
      "\(tests)/HitTests.swift", "@Test(arguments: Side.allCases) func a() { rig() }\n")
    try book.write("\(tests)/Rig.swift", "func rig() { Doubles() }\n")
    try book.write("\(tests)/Doubles.swift", "struct Doubles {}\n")
    try book.write(
      "\(tests)/PriceProofTests.swift", "@Test(arguments: Side.allCases) func p() {}\n")
    try book.write("\(tests)/PartTests.swift", "@testable import OpenClosedAfter\n")
    try book.write("\(tests)/Parts.swift", "struct Parts {}\n")
    return book
  }

  @Test("Before is there byte for byte, and the behaviours with all that they need")
  func files() throws {
    let book = try book()
    defer { book.remove() }
    try KataStarter(kata: Kata(Catalogue.lessons[1], in: book.workbook)).start()
    let kata = "Katas/02-OpenClosed"
    #expect(
      try book.read("\(kata)/Sources/OpenClosedKata/Referee.swift") == "public struct Referee {}\n")
    #expect(try book.read("\(kata)/Sources/OpenClosedKata/Rules/Rule.swift") == "struct Rule {}\n")
    #expect(
      try book.read("\(kata)/Tests/OpenClosedKataTests/Side.swift")
        == "import OpenClosedKata\nenum Side: CaseIterable {\n  case mine\n}\n")
    let tests = try FileManager.default.contentsOfDirectory(
      atPath: book.workbook.root.appendingPathComponent("\(kata)/Tests/OpenClosedKataTests").path)
    #expect(tests.sorted() == ["Doubles.swift", "HitTests.swift", "Rig.swift", "Side.swift"])
    #expect(try book.read("\(kata)/Package.swift").contains(#"name: "OpenClosedKataTests""#))
    #expect(try book.read("\(kata)/README.md").hasPrefix("# Kata 2: Open/closed\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: book.workbook.root.appendingPathComponent("Katas").path) == ["02-OpenClosed"],
      "nothing is left of the making")
  }

  @Test("It is untouched until a source is changed, added or removed, and again when put back")
  func untouched() throws {
    let book = try book()
    defer { book.remove() }
    let kata = Kata(Catalogue.lessons[1], in: book.workbook)
    #expect(!kata.isUntouched, "there is none")
    try KataStarter(kata: kata).start()
    let referee = "Katas/02-OpenClosed/Sources/OpenClosedKata/Referee.swift"
    let text = try book.read(referee)
    #expect(kata.isUntouched)
    try book.write(referee, "// Mine.\n\n  " + text + "\n  /// And mine.\n")
    #expect(kata.isUntouched, "comments and blanks are no work")
    try book.write(referee, text + "let mine = 1\n")
    #expect(!kata.isUntouched)
    try book.write(referee, text)
    #expect(kata.isUntouched)
    try book.write("Katas/02-OpenClosed/Sources/OpenClosedKata/More.swift", "")
    #expect(!kata.isUntouched)
    try book.removeFile("Katas/02-OpenClosed/Sources/OpenClosedKata/More.swift")
    try book.removeFile(referee)
    #expect(!kata.isUntouched)
  }

  @Test("A kata that is there is left as it is")
  func refuses() async throws {
    let book = try book()
    defer { book.remove() }
    let mine = "Katas/02-OpenClosed/Sources/OpenClosedKata/Referee.swift"
    let console = TranscriptConsole()
    #expect(try await StartCommand().run(["2"], in: book.workbook, on: console))
    try book.write(mine, "mine")
    await #expect(throws: KataError.startedAlready("Katas/02-OpenClosed", number: 2)) {
      try await StartCommand().run(["O"], in: book.workbook, on: console)
    }
    #expect(try book.read(mine) == "mine")
    #expect(
      console.output == """
        Your kata is in Katas/02-OpenClosed; what to change is in its
        Sources/OpenClosedKata.
        To have it judged on every save: scripts/workbook watch 2

        """)
  }

  @Test("Where nothing can be written, it says so in a sentence")
  func locked() async throws {
    let book = try book()
    defer { book.remove() }
    try book.write("Katas", "a file")
    let error = KataError.notMade("Katas/02-OpenClosed", reason: "Not a directory")
    await #expect(throws: error) {
      try await StartCommand().run(["2"], in: book.workbook, on: TranscriptConsole())
    }
  }

  @Test("What a start left that was killed is taken away, but not what one is making")
  func drafts() throws {
    let book = try book()
    defer { book.remove() }
    try book.write("Katas/.new-1/Package.swift", "")
    try book.write("Katas/.new-2/Package.swift", "")
    let root = book.workbook.root
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)],
      ofItemAtPath: root.appendingPathComponent("Katas/.new-1").path)
    try KataStarter(kata: Kata(Catalogue.lessons[1], in: book.workbook)).start()
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Katas").path)
    #expect(names.sorted() == [".new-2", "02-OpenClosed"])
  }

  @Test("Its page tells the task in lines of 80 columns", arguments: Catalogue.lessons)
  func readme(lesson: Lesson) throws {
    let text = try KataReadme(Kata(lesson, in: Workbook(root: PackageFolder.url))).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "# Kata \(lesson.number): \(lesson.title)")
    #expect(lines.allSatisfy { TextWidth.columns(of: String($0)) <= 80 })
    #expect(
      text.replacing("\n", with: " ").contains(
        "Here you write one part of the Arcade yourself: \(lesson.seam). It begins as an exact copy"
      ))
  }

  @Test("A behaviour that fails shows what was there: nothing is tried inside an expectation")
  func expectations() throws {
    for lesson in Catalogue.lessons {
      let kata = Kata(lesson, in: Workbook(root: PackageFolder.url))
      for file in try KataStarter(kata: kata).bookFiles() {
        let hidden = file.text.matches(of: #/#expect\(\s*!?try\b/#)
        #expect(hidden.isEmpty, "\(lesson.folder)/\(file.path)")
      }
    }
  }

  @Test(
    "A lesson without sides, no lesson and two lessons are refused",
    arguments: [
      ["3"], [], ["thing"], ["2", "3"], ["2", "--loud"],
    ])
  func wrongUse(words: [String]) async throws {
    let book = try book()
    defer { book.remove() }
    await #expect(throws: (any Error).self) {
      try await StartCommand().run(words, in: book.workbook, on: TranscriptConsole())
    }
    #expect(
      !FileManager.default.fileExists(
        atPath: book.workbook.root.appendingPathComponent("Katas").path))
  }

  @Test("Every lesson of this book begins with before and tests of no side of ours")
  func realBook() throws {
    let workbook = Workbook(root: PackageFolder.url)
    for lesson in Catalogue.lessons {
      let starter = KataStarter(kata: Kata(lesson, in: workbook))
      let sources = try starter.sources()
      #expect(!sources.isEmpty)
      let before = workbook.sources(of: lesson, side: "Before")
      for file in sources {
        let path = file.path.replacingOccurrences(of: "\(starter.kata.sourcesPath)/", with: "")
        let bytes = try Data(contentsOf: before.appendingPathComponent(path))
        #expect(Data(file.text.utf8) == bytes)
      }
      let tests = try starter.bookFiles().filter { $0.path.hasPrefix(starter.kata.testsPath) }
      #expect(tests.contains { $0.path.hasSuffix("/Side.swift") && $0.text.contains("case mine") })
      #expect(tests.count { $0.text.contains("Side.allCases") } >= 2, "\(lesson.name)")
      for file in tests {
        let ours = ["\(lesson.name)Before", "\(lesson.name)After", "Side.before", "Side.after"]
        for side in ours + ["= .before", "= .after", "case .before", "case .after"] {
          #expect(!file.text.contains(side), "\(lesson.folder)/\(file.path)")
        }
      }
    }
  }
}
