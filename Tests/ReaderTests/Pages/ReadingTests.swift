import Book
import TestSupport
import Testing

@testable import Reader

@Suite("The workbook read command")
struct ReadingTests {
  private static let page = "# The ship\n\nIt has *three* lives.\r\n<!-- code: x -->\n"

  @Test(
    "A page goes into a pipe unchanged, and is laid out for a terminal",
    arguments: [
      (page, RecordingConsole(), page.replacing("\r\n", with: "\n")),
      ("# The ship", RecordingConsole(), "# The ship\n"),
      (
        page, RecordingConsole(isTerminal: true, usesColor: true, width: 12),
        "pager: ⎋[0;1mThe ship⎋[m\n⎋[0;1m════════⎋[m\n\nIt has ⎋[0;3mthree⎋[m\nlives.\n"
      ),
      (
        page, RecordingConsole(isTerminal: true),
        "pager: The ship\n════════\n\nIt has *three* lives.\n"
      ),
    ])
  func read(page: String, console: RecordingConsole, expected: String) async throws {
    let book = try TemporaryBook()
    try book.write(book.lesson(1).page, page)
    let shown = try await book.run(ReadCommand(), "SRP", on: console)
    let pager = shown.paged.isEmpty ? "" : "pager: "
    #expect(pager + shown.output.replacing("\u{1B}", with: "⎋") == expected)
  }

  @Test("A missing page is reported with the likely name, or how to restore it")
  func missing() async throws {
    let expected = """
      $ read OPEN
      workbook: There is no lesson “OPEN”: did you mean “OpenClosed”?
      $ read 2
      workbook: Lessons/02-OpenClosed/README.md is missing: restore it with `git
      checkout -- Lessons/02-OpenClosed/README.md`.

      """
    #expect(try await TemporaryBook().session("read OPEN", "read 2") == expected)
  }
}
