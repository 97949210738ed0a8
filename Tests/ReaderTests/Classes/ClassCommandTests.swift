import Book
import Foundation
import Terminal
import TestSupport
import Testing

@testable import Practice
@testable import Reader

@Suite("workbook class")
struct ClassCommandTests {
  private static let ram = "A ship that rams a raider is hit"
  private static let bolt = "A bolt | \u{1B}[31m scores"

  private let book: TemporaryBook
  private var folder: String { book.workbook.root.path }

  init() throws { book = try TemporaryBook(2) }

  /// Makes a clone with a kata of each lesson that was checked.
  private func clone(_ name: String, _ lessons: [Int], failing: [String] = []) throws {
    var progress = KataProgress()
    for number in lessons {
      let lesson = Catalogue.lessons[number - 1]
      try book.write("\(name)/Katas/\(lesson.folder)/README.md", "")
      progress.note(
        lesson, passed: 3 - failing.count, of: 3, failing: failing, on: TemporaryBook.moment)
    }
    try book.write("\(name)/\(ProgressFile.path)", progressText(progress))
  }

  private func progressText(_ progress: KataProgress) throws -> String {
    try book.progress.update { $0 = progress }
    return try book.read(ProgressFile.path)
  }

  /// Two readers by their clones and one by the file that `progress --json` printed.
  private func readers() throws -> [String] {
    try clone("class/anna", [1, 2])
    try clone("class/ben", [1, 2], failing: [Self.ram, Self.bolt])
    let report = """
      {"version": 2, "lessons": [
        {"number": 2, "stage": "hasTakenAll", "changesTaken": 2, "title": "new",
         "lastCheck": {
           "passed": 2, "behaviours": 3, "date": "2026-11-21T15:02:29Z", "failing": ["\(Self.ram)"]},
         "row": {"linesEdited": 7, "linesAdded": 30, "filesOpened": 2, "places": 4}},
        {"number": 3, "stage": "notStarted", "changesTaken": 0}
      ]}
      """
    try book.write("class/cara.json", report)
    return ["class/anna", "class/ben", "class/cara.json"].map { "\(folder)/\($0)" }
  }

  private func run(
    _ words: [String], width: Int = 80
  ) async throws -> (text: String, isRight: Bool) {
    let console = RecordingConsole(width: width)
    let isRight = try await ClassCommand().run(words, in: book.workbook, on: console)
    return ((console.output + console.error).replacing(folder, with: ""), isRight)
  }

  @Test("Each lesson has its readers with stage and cost, and then comes what fails most")
  func table() async throws {
    let readers = try readers()
    let expected = """
      The class: 3 readers
      ════════════════════

      Lesson 1, Single responsibility
      ───────────────────────────────

      Reader  Stage       Edited  Added  Files  Places
      ──────  ──────────  ──────  ─────  ─────  ──────
      anna    refactored       –      –      –       –
      ben     started          –      –      –       –

      Lesson 2, Open/closed
      ─────────────────────

      Reader  Stage                   Edited  Added  Files  Places
      ──────  ──────────────────────  ──────  ─────  ─────  ──────
      anna    refactored                   –      –      –       –
      ben     started                      –      –      –       –
      cara    has taken both               7     30      2       4
              changes, red now

      What fails most
      ───────────────

      Readers  Lesson  Behaviour
      ───────  ──────  ────────────────────────────────
            2       2  A ship that rams a raider is hit
            1       1  A bolt | \u{FFFD}[31m scores
            1       1  A ship that rams a raider is hit
            1       2  A bolt | \u{FFFD}[31m scores

      """
    let (text, isRight) = try await run(readers + [readers[0] + "/"], width: 60)
    #expect(text == expected && isRight)
  }

  @Test("A list of paths does as well; the tables are Markdown where that is asked for")
  func markdown() async throws {
    let readers = try readers()
    try book.write("list", "\n\(readers[1])\r\n  \(readers[2])\n")
    let expected = """
      # The class: 2 readers

      ## Lesson 1, Single responsibility

      | Reader | Stage | Edited | Added | Files | Places |
      | --- | --- | --: | --: | --: | --: |
      | ben | started | – | – | – | – |

      ## Lesson 2, Open/closed

      | Reader | Stage | Edited | Added | Files | Places |
      | --- | --- | --: | --: | --: | --: |
      | ben | started | – | – | – | – |
      | cara | has taken both changes, red now | 7 | 30 | 2 | 4 |

      ## What fails most

      | Readers | Lesson | Behaviour |
      | --: | --: | --- |
      | 2 | 2 | A ship that rams a raider is hit |
      | 1 | 1 | A bolt \\| \u{FFFD}[31m scores |
      | 1 | 1 | A ship that rams a raider is hit |
      | 1 | 2 | A bolt \\| \u{FFFD}[31m scores |

      """
    #expect(try await run(["--from", "\(folder)/list", "--markdown"]).text == expected)
  }

  @Test("What fails most is ten behaviours at most; of those that fail as often, in their order")
  func most() async throws {
    try clone("class/ben", [1, 2, 3, 4], failing: ["C", "A", "B"])
    let text = try await run(["\(folder)/class/ben"]).text
    let named = text.matches(of: #/ 1 +(\d) +([ABC])\n/#).map { "\($0.1)\($0.2)" }
    #expect(named == ["1A", "1B", "1C", "2A", "2B", "2C", "3A", "3B", "3C", "4A"])
  }

  @Test("With --json it prints the same for other programs, with whom it left out")
  func json() async throws {
    let readers = try readers()
    let (text, isRight) = try await run(["--json", readers[2], "\(folder)/class/dora"])
    let expected = """
      { "failing" : [ { "behaviour" : "\(Self.ram)", "lesson" : 2, "readers" : 1 } ], \
      "leftOut" : [ "dora is left out: there is nothing at “/class/dora”." ], \
      "readers" : [ { "lessons" : [ { "changesTaken" : 2, "failing" : [ "\(Self.ram)" ], \
      "isRed" : true, "number" : 2, "row" : { "filesOpened" : 2, "linesAdded" : 30, \
      "linesEdited" : 7, "places" : 4 }, "stage" : "hasTakenAll", "stepsTaken" : null } ], "name" : "cara" } ], \
      "version" : 1 } workbook:
      """
    #expect(text.replacing(#/\s+/#, with: " ").hasPrefix(expected) && !isRight)
  }

  @Test("Whoever cannot be shown is named, the others are shown, and no clone is written to")
  func leftOut() async throws {
    try clone("class/anna", [1])
    try book.write("class/eve/Katas/progress.json", "{\"version\": 1, \"les")
    try book.write("class/fred/Katas/progress.json", "{\"version\": 7}")
    try book.write("class/gail/Katas/progress.json/folder", "")
    try book.write("class/hal/Lessons/README.md", "")
    try book.write("class/ida.json", "{\"version\": 3, \"lessons\": []}")
    try book.write("class/jo.json", "{\"version\": 2, \"lessons\": 1}")
    try book.write(
      "class/kim.json",
      "{\"version\": 2, \"lessons\": [{\"number\": 1, \"stage\": \"x\", \"changesTaken\": 0}]}")
    try book.write("class/lea.json", "")
    try book.write("class/mia.json", "{\"version\": 1, \"lessons\": {}, \"shelved\": {}}")
    let names =
      ["eve", "fred", "gail", "hal"] + ["ida", "jo", "kim", "lea", "mia"].map { "\($0).json" }
    let files = { try FileManager.default.subpathsOfDirectory(atPath: "\(folder)/class").sorted() }
    let before = try files()
    let (text, isRight) = try await run(
      (["anna"] + names).map { "\(folder)/class/\($0)" }, width: 300)
    let json = "is damaged, or not what `scripts/workbook progress --json` prints."
    let version = "is of another version of the workbook: bring both up to date with `git pull`."
    let expected = """
      workbook: eve is left out: “/class/eve/Katas/progress.json” \(json)
      workbook: fred is left out: “/class/fred/Katas/progress.json” \(version)
      workbook: gail is left out: the progress in “/class/gail” cannot be read.
      workbook: hal is left out: no kata is started in “/class/hal”.
      workbook: ida is left out: “/class/ida.json” \(version)
      workbook: jo is left out: “/class/jo.json” \(json)
      workbook: kim is left out: “/class/kim.json” \(json)
      workbook: lea is left out: “/class/lea.json” \(json)
      workbook: mia is left out: “/class/mia.json” \(json)

      """
    let start = "The class: 1 reader\n═══════════════════\n\nLesson 1"
    #expect(text.hasPrefix(start) && text.hasSuffix(expected))
    #expect(try files() == before && !isRight)
  }

  @Test("A stage is told in words, and one that there is not has none")
  func stages() throws {
    let words = try ["started", "hasTakenSome", "hasTakenAll", "x"].map { stage in
      let json = "{\"number\": 1, \"stage\": \"\(stage)\", \"changesTaken\": 2}"
      return try JSONDecoder().decode(ClassMember.LessonProgress.self, from: Data(json.utf8)).words
    }
    #expect(words == ["started", "has taken 2 of the changes", "has taken both changes", nil])
  }

  @Test("Where nothing passed, such as what does not compile, that is told in any stage")
  func nothing() throws {
    try clone("class/anna", [1], failing: [Self.ram, Self.bolt, "another"])
    try clone("class/ben", [1], failing: [Self.ram])
    let members = try ["anna", "ben"].map {
      try ClassMember($0, at: URL(fileURLWithPath: "\(folder)/class/\($0)"))
    }
    #expect(members.flatMap(\.lessons).map(\.progress.trouble) == [", nothing passed", ""])
  }

  @Test("Clones in folders of one name are told apart by the folders around them")
  func names() {
    let places = ["/class/anna/book", "/class/ben/book", "/class/cara.json", "/x\u{1B}"]
      .map { URL(fileURLWithPath: $0) }
    #expect(ClassMember.names(of: places) == ["anna/book", "ben/book", "cara", "x\u{FFFD}"])
    let alike = ["/class/dora", "/class/dora.json"].map { URL(fileURLWithPath: $0) }
    #expect(ClassMember.names(of: alike) == ["dora", "dora.json"])
  }

  @Test("What is typed wrong is told")
  func refused() async throws {
    let expected = """
      $ class
      workbook: `workbook class` needs a FOLDER: `workbook help class` shows how to
      give it.
      $ class x --json --markdown
      workbook: `workbook class` takes only one of `--json`, `--markdown`.
      $ class --from /none x
      workbook: “/none” cannot be read (No such file or directory): name a file with
      the path of a clone on each line.
      $ class /none /dev --markdown
      workbook: none is left out: there is nothing at “/none”.
      workbook: dev is left out: “/dev” is no clone of the book.
      (red)

      """
    let shown = await book.session(
      "class", "class x --json --markdown", "class --from /none x", "class /none /dev --markdown")
    #expect(shown == expected)
    for (text, reason) in [("\n", "is empty"), ("{\n}\n", "names nothing that is there")] {
      try book.write("list", text)
      let error = ClassError.noList("\(folder)/list", reason: reason)
      #expect(error.isWrongUsage)
      await #expect(throws: error) { try await run(["--from", "\(folder)/list"]) }
    }
    await #expect(throws: UsageError.missingArgument("FOLDER", command: "workbook class")) {
      try await run([".", ""])
    }
  }
}
