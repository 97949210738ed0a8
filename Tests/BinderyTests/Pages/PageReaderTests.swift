import Book
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Bindery

@Suite("Reading the pages of a book")
struct PageReaderTests {
  private static let source =
    "struct Ship {\n  // snippet: lives\n  var lives = 3\n  // end: lives\n}\n"
  private static let page =
    "# A\n\n<!-- code: Sources/Ship.swift#lives -->\n```swift\nvar lives = 3\n```\n"

  @Test("Nothing is wrong with a page that shows what is there")
  func fine() async throws {
    let book = try ScratchBook(["README.md": Self.page, "Sources/Ship.swift": Self.source])
    let reading = try #require(try await book.read().first)
    #expect(reading.problems == [])
    #expect(reading.corrected == reading.page)
    #expect(reading.quotes == 1)
  }

  @Test("Each stale quote is told, from top to bottom, and all come right at once")
  func stale() async throws {
    let marker = "<!-- code: Sources/Ship.swift#lives -->\n```swift\n"
    let text = "\(marker)var lives = 4\n```\n\(marker)var lives = 3\n```\n\(marker)a\nb\n```"
    let book = try ScratchBook(["Lessons/README.md": text, "Sources/Ship.swift": Self.source])
    let reading = try #require(try await book.read().first)
    let sentence =
      "What is quoted from Sources/Ship.swift#lives is not what is there now: "
      + "run `swift run bookbinder pages` and read what changed."
    #expect(
      reading.problems.map(\.description)
        == ["Lessons/README.md:1: \(sentence)", "Lessons/README.md:9: \(sentence)"])
    #expect(reading.problems.map(\.isStale) == [true, true])
    let fresh = "\(marker)var lives = 3\n```"
    #expect(reading.corrected.text == [fresh, fresh, fresh].joined(separator: "\n"))
  }

  @Test(
    "What cannot be quoted is told where the page asks for it",
    arguments: [
      ("code: Sources/None.swift", "There is no file Sources/None.swift to quote."),
      ("code: Sources", "There is no file Sources to quote."),
      ("code: Sources/Ship.swift#life", "There is no snippet “life” in Sources/Ship.swift."),
      ("code: Sources/Ship.swift#", "There is no snippet “” in Sources/Ship.swift."),
      (
        "code: ../Ship.swift",
        "“../Ship.swift” is not a path inside the book: start it at the top folder."
      ),
      (
        "code: /Ship.swift",
        "“/Ship.swift” is not a path inside the book: start it at the top folder."
      ),
    ])
  func cannotBeQuoted(marker: String, message: String) async throws {
    let book = try ScratchBook([
      "README.md": "# A\n<!-- \(marker) -->\n```\n```\n", "Sources/Ship.swift": Self.source,
    ])
    #expect(try await book.problems() == ["README.md:2: \(message)"])
  }

  @Test("A lesson that there is not has no steps to show")
  func noLesson() async throws {
    let book = try ScratchBook([
      "README.md": "<!-- steps: 12-None -->\n<!-- end: steps -->\n"
    ])
    #expect(
      try await book.problems() == ["README.md:1: There is no lesson in a folder Lessons/12-None."])
  }

  @Test("The front page and every page under Lessons is read, other pages are not")
  func pages() async throws {
    let files = [
      "README.md", "CHANGES.md", "Lessons/README.md", "Lessons/Notes.md", "Lessons/a/README.md",
      "Sources/README.md",
    ]
    let book = try ScratchBook(Dictionary(uniqueKeysWithValues: files.map { ($0, "# A\n") }))
    #expect(
      try await book.read().map(\.page.path)
        == ["README.md", "Lessons/README.md", "Lessons/a/README.md"])
  }

  @Test("A snippet of a lesson that no page quotes is told, and a broken one that none tells about")
  func anchors() throws {
    let path = "Sources/Lessons/01-A/After/Ship.swift"
    let book = try ScratchBook([
      path: Self.source, "Tests/Lessons/01-A/A.swift": "// snippet: a\nx",
    ])
    let rule = AnchorRule(workbook: book.workbook)
    let broken =
      "Tests/Lessons/01-A/A.swift:1: The snippet “a” is not closed (Tests/Lessons/01-A/A.swift:1): "
      + "end it with “// end: a”."
    #expect(
      try rule.problems(besides: []).map(\.description) == [
        "\(path):2: No page quotes the snippet “lives”: quote it, or take its comments away.",
        broken,
      ])
    #expect(
      try rule.problems(besides: [
        .code(file: path, snippet: "lives"),
        .code(file: "Tests/Lessons/01-A/A.swift", snippet: "b"),
      ]) == [])
  }
}

@Suite("Quoted outputs")
struct ProgramOutputTests {
  /// A program that says always the same, and remembers how it was called.
  private final class ScriptedProgram: ProgramRunning {
    private let result: ProgramRun
    private(set) var commands: [[String]] = []

    init(status: Int32 = 0, says output: String = "", complains complaints: String = "") {
      result = ProgramRun(status: status, output: output, complaints: complaints)
    }

    func run(_ program: String, _ arguments: [String]) -> ProgramRun {
      commands.append([program] + arguments)
      return result
    }
  }

  private func page(_ command: String, showing text: String) -> [String: String] {
    ["README.md": "<!-- output: \(command) -->\n```text\n\(text)```\n"]
  }

  @Test("What a program prints is shown without blanks at the ends of its lines")
  func output() throws {
    let run = ProgramRun(
      status: 0, output: "  61 objects  \n\nlives\t\n\n", complaints: "a note \n")
    #expect(try run.lines(of: ["arcade"], exit: 0) == ["  61 objects", "", "lives", "a note"])
  }

  @Test("A page is compared with what the program prints now, which is asked once")
  func stale() async throws {
    let book = try ScratchBook(page("arcade census -x", showing: "60\n"))
    try book.write(try book.text(of: "README.md"), to: "Lessons/README.md")
    let programs = ScriptedProgram(says: "61\n")
    let readings = try await book.read(running: programs)
    #expect(readings.flatMap(\.problems).map(\.isStale) == [true, true])
    #expect(readings[0].corrected.text.contains("61\n"))
    #expect(programs.commands == [["arcade", "census", "-x"]])
    #expect(try await book.problems() == [], "Where nobody may run it, its output is left.")
  }

  @Test(
    "Another exit code than the page expects is told, with the first complaint",
    arguments: [
      (
        "arcade x", 64, "arcade: no x.\nmore\n",
        "`arcade x` ended with 64 rather than 0: arcade: no x."
      ),
      ("arcade x (exit 64)", 0, "", "`arcade x` ended with 0 rather than 64."),
      ("arcade x (exit 64)", 64, "arcade: no x.\n", nil),
    ] as [(String, Int32, String, String?)])
  func exitCodes(command: String, status: Int32, complaints: String, message: String?) async throws
  {
    let book = try ScratchBook(page(command, showing: "arcade: no x.\n"))
    let problems = try await book.problems(
      running: ScriptedProgram(status: status, complains: complaints))
    #expect(problems == [message].compactMap { $0 }.map { "README.md:1: \($0)" })
  }

  @Test("A built program runs in the folder of the book; one that is not built is told")
  func builtProgram() async throws {
    let book = try ScratchBook(["notes.txt": "here\n"])
    let bin = try TemporaryFolder()
    defer { bin.remove() }
    try bin.program("arcade", "#!/bin/sh\ncat notes.txt\necho $1 >&2\nexit 3\n")
    let programs = BuiltPrograms(root: book.root, in: bin.url)
    #expect(
      try await programs.run("arcade", ["two words"])
        == ProgramRun(status: 3, output: "here\n", complaints: "two words\n"))
    await #expect(throws: QuoteError.notBuilt("workbook", reason: "run `swift build`.")) {
      _ = try await programs.run("workbook", [])
    }
  }
}
