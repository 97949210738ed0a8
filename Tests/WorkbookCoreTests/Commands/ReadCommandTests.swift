import Foundation
import Shell
import Testing

@testable import WorkbookCore

@Suite("workbook read")
struct ReadCommandTests {
  static let page = "# The ship\n\nIt has *three* lives.\r\n<!-- code: x -->\n"

  private func read(
    _ words: [String], from pages: [Int: String] = [1: page],
    on console: RecordingConsole = RecordingConsole()
  ) async throws -> String {
    let book = try TemporaryBook(pages: pages)
    defer { book.remove() }
    #expect(try await ReadCommand().run(words, in: book.workbook, on: console))
    return console.written
  }

  @Test("Into a pipe it writes the file as it is", arguments: ["1", "s", "SRP"])
  func plain(lesson: String) async throws {
    #expect(try await read([lesson]) == Self.page)
  }

  @Test("A file without an end to its last line gets one")
  func lineEnd() async throws {
    #expect(try await read(["1"], from: [1: "# The ship"]) == "# The ship\n")
  }

  @Test("In a terminal it pages the page, laid out for its width")
  func paged() async throws {
    let console = RecordingConsole(isTerminal: true, usesColor: true, width: 12)
    #expect(try await read(["1"], on: console) == "")
    let expected = """
      \u{1B}[1mThe ship\u{1B}[0m
      \u{1B}[1m════════\u{1B}[0m

      It has \u{1B}[3mthree\u{1B}[0m
      lives.

      """
    #expect(console.paged == [expected])
  }

  @Test("In a terminal without colours there is no escape sequence")
  func withoutColor() async throws {
    let console = RecordingConsole(isTerminal: true)
    _ = try await read(["1"], on: console)
    #expect(console.paged == ["The ship\n════════\n\nIt has *three* lives.\n"])
  }

  @Test("The beginning of a name is not enough, but is understood")
  func beginning() async {
    let error = await #expect(throws: WorkbookError.self) { try await read(["OPEN"]) }
    #expect(error?.description == "There is no lesson “OPEN”: did you mean “OpenClosed”?")
  }

  @Test("A lesson that is neither begun nor written is still to come")
  func toCome() async {
    let expected = WorkbookError.lessonToCome(number: 5, title: "Dependency inversion")
    await #expect(throws: expected) { try await read(["dip"]) }
  }

  @Test("A lesson that is begun lacks its page", arguments: ["Before", "After"])
  func missing(side: String) async throws {
    let book = try TemporaryBook()
    defer { book.remove() }
    try book.make("Sources/Lessons/02-OpenClosed/\(side)")
    await #expect(throws: WorkbookError.missingPage("Lessons/02-OpenClosed/README.md")) {
      try await ReadCommand().run(["2"], in: book.workbook, on: RecordingConsole())
    }
  }

  @Test("A page that cannot be read is told apart from one that is missing")
  func unreadable() async throws {
    let book = try TemporaryBook()
    defer { book.remove() }
    try book.make("Lessons/02-OpenClosed/README.md")
    let error = await #expect(throws: WorkbookError.self) {
      try await ReadCommand().run(["2"], in: book.workbook, on: RecordingConsole())
    }
    guard case .unreadablePage("Lessons/02-OpenClosed/README.md", _) = error else {
      Issue.record("expected an unreadable page, got \(String(describing: error))")
      return
    }
  }

  @Test(
    "What it does not take is refused",
    arguments: [
      ([], "`workbook read` needs a LESSON: `workbook help read` shows how to give it."),
      (
        ["--color"],
        "`workbook read` has no option “--color”: `workbook help read` shows what it takes."
      ),
      (
        ["1", "2"], "`workbook read` has no use for “2”: `workbook help read` shows what it takes."
      ),
    ])
  func refused(words: [String], expected: String) async {
    let error = await #expect(throws: UsageError.self) { try await read(words) }
    #expect(error?.description == expected)
  }
}
