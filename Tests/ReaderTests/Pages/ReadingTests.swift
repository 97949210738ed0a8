import Book
import TestSupport
import Testing

@testable import Reader

@Suite("workbook read and list")
struct ReadingTests {
  private static let page = "# The ship\n\nIt has *three* lives.\r\n<!-- code: x -->\n"

  @Test(
    "A page goes into a pipe as it is; in a terminal it is laid out for its width and colours",
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

  @Test("What is not there is told with what was probably meant, or how to get it back")
  func missing() async throws {
    let expected = """
      $ read OPEN
      workbook: There is no lesson “OPEN”: did you mean “OpenClosed”?
      $ read 2
      workbook: Lessons/02-OpenClosed/README.md is missing: get it back with `git
      checkout -- Lessons/02-OpenClosed/README.md`.

      """
    #expect(try await TemporaryBook().session("read OPEN", "read 2") == expected)
  }

  @Test("The list fits the screen, and tells the stage of a kata that is started")
  func list() async throws {
    let expected = """
      Lessons
        1  S  srp   Single responsibility  the ship
        2  O  ocp   Open/closed            what happens when two
                                           things touch
        3  L  lsp   Liskov substitution    flight and its reports
        4  I  isp   Interface segregation  whose turn it is to
                                           shoot, steer, collide
        5  D  dip   Dependency inversion   the roster in layers
                    started
      """
    let console = RecordingConsole(width: 60)
    let book = try TemporaryBook(5)
    try book.start(5)
    #expect(try await book.run(ListCommand(), on: console).output.hasPrefix(expected))
    let narrow = try await book.run(ListCommand(), on: RecordingConsole(width: 40)).output
    let rows = ["4  I  isp   Interface segregation:", "whose turn it is to shoot,"]
    #expect(narrow.contains("\(rows[0])\n              \(rows[1])\n"))
  }
}
