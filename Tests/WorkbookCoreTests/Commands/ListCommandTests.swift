import Shell
import Testing

@testable import WorkbookCore

@Suite("workbook list")
struct ListCommandTests {
  private func output(_ words: [String]) async throws -> String {
    let book = try TemporaryBook(written: 1...4)
    defer { book.remove() }
    let console = RecordingConsole()
    #expect(try await ListCommand().run(words, in: book.workbook, on: console))
    return console.written
  }

  @Test("It shows the lessons that are written, then those to come")
  func table() async throws {
    let expected = """
      Lessons
        1  S  srp   Single responsibility  the ship
        2  O  ocp   Open/closed            what happens when two things touch
        3  L  lsp   Liskov substitution    flight and its reports
        4  I  isp   Interface segregation  whose turn it is to shoot, steer, collide

      To come
        5  D  dip   Dependency inversion   the roster in layers
        6     mvvm  Sign-in                the sign-in screen
        7     di    Dependencies by hand   going from screen to screen
        8     tick  Scheduler              the lobby's background refresh
        9     visit Visitor                the lobby's table

      """
    #expect(try await output([]) == expected)
  }

  @Test("With --json it prints the list for other programs, the same bytes each time")
  func json() async throws {
    let text = try await output(["--json"])
    #expect(text.hasPrefix("{\n  \"lessons\" : ["))
    #expect(try await output(["--json"]) == text)
  }

  @Test(
    "What it does not take is refused",
    arguments: [
      (["--jsn"], "`workbook list` has no option “--jsn”: did you mean `--json`?"),
      (
        ["--all"],
        "`workbook list` has no option “--all”: `workbook help list` shows what it takes."
      ),
      (["x"], "`workbook list` has no use for “x”: `workbook help list` shows what it takes."),
      (
        ["--json=1"],
        "`workbook list` takes `--json` without a value: leave out the part from “=” on."
      ),
    ])
  func refused(words: [String], expected: String) async {
    let error = await #expect(throws: UsageError.self) { try await output(words) }
    #expect(error?.description == expected)
  }
}
