import Book
import Shell
import TestSupport
import Testing

@testable import Reader

@Suite("workbook read and list")
struct ReadingTests {
  private static let page = "# The ship\n\nIt has *three* lives.\r\n<!-- code: x -->\n"

  private func read(
    _ word: String, page: String = page, on console: RecordingConsole = RecordingConsole()
  ) async throws -> String {
    let book = try TemporaryBook()
    try book.write(book.lesson(1).page, page)
    return try await book.run(ReadCommand(), word, on: console).output
  }

  @Test("Into a pipe it writes the file as it is", arguments: ["1", "s", "SRP"])
  func plain(lesson: String) async throws {
    #expect(try await read(lesson) == Self.page)
    #expect(try await read(lesson, page: "# The ship") == "# The ship\n")
  }

  @Test("In a terminal it pages the page, laid out for its width and its colours")
  func paged() async throws {
    let colored = RecordingConsole(isTerminal: true, usesColor: true, width: 12)
    _ = try await read("1", on: colored)
    #expect(
      colored.paged.replacing("\u{1B}", with: "⎋")
        == "⎋[0;1mThe ship⎋[m\n⎋[0;1m════════⎋[m\n\nIt has ⎋[0;3mthree⎋[m\nlives.\n")
    let plain = RecordingConsole(isTerminal: true)
    _ = try await read("1", on: plain)
    #expect(plain.paged == "The ship\n════════\n\nIt has *three* lives.\n")
  }

  @Test("What is not there is told with what was probably meant, or how to get it back")
  func missing() async throws {
    await #expect(throws: BookError.noSuchLesson("OPEN", near: "OpenClosed")) {
      try await read("OPEN")
    }
    await #expect(throws: BookError.missing("Lessons/02-OpenClosed/README.md")) {
      try await read("2")
    }
  }

  @Test(
    "The list fits the screen",
    arguments: [
      (80, "  4  I  isp   Interface segregation  whose turn it is to shoot, steer, collide\n"),
      (
        60,
        """
          4  I  isp   Interface segregation  whose turn it is to
                                             shoot, steer, collide

        """
      ),
    ])
  func list(width: Int, line: String) async throws {
    let book = try TemporaryBook()
    let list = try await book.run(ListCommand(), on: RecordingConsole(width: width)).output
    #expect(list.hasPrefix("Lessons\n  1  S  srp   Single responsibility  the ship\n"))
    #expect(list.contains(line))
    #expect(list.hasSuffix("\n  9     visit Visitor                the lobby's table\n"))
  }
}
