import Book
import Foundation
import Terminal
import TestSupport
import Testing

@testable import Practice
@testable import Reader

@MainActor
@Suite("The workbook watch command", .timeLimit(.minutes(5)))
struct WatchCommandTests {
  private let book: TemporaryBook

  init() throws {
    book = try TemporaryBook(1, 2)
    try book.start(2)
  }

  /// The command on a screen, with a check that passes only if `thing` is 3.
  private func command(
    on screen: @escaping @MainActor @Sendable (any Console) -> any WatchScreen
  ) -> WatchCommand {
    var command = WatchCommand()
    command.screen = screen
    command.check = { [book] check, _ in
      let isThree = try book.work(on: 2) == "let thing = 3\n"
      return try WatchedKata.verdict([isThree ? .passed : .hung], of: check.kata)
    }
    return command
  }

  @Test("Keys open hints, the page and the whole verdict, and start and watch the next kata")
  func keys() async throws {
    try book.work("let thing = 3\n", on: 2)
    let table = "\n## Your kata\n\n| the question |\n|---|\n| Is it there? |\n"
    try book.write("Lessons/02-OpenClosed/README.md", "# The page\n\nText of it.\n" + table)
    let keys = ["h", "h", "r", "a", "n"].map { key in
      ScriptedScreen.Step("? Is it there?", .key(.character(Character(key))))
    }
    let screen = ScriptedScreen(keys + [.init("Kata 1", .interrupted(.terminate))])
    let console = RecordingConsole()
    await #expect(throws: Interruption.terminate) {
      try await command { _ in screen }.run(["2"], in: book.workbook, on: console)
    }
    #expect(screen.isClosed && screen.lent == 4 && book.kata(1).isStarted)
    let order = console.paged.matches(of: #/Hint (\d) of 4|Text of it|Passed: 1 behaviour/#)
    #expect(
      order.map { String($0.0) } == [
        "Hint 1 of 4", "Hint 2 of 4", "Hint 1 of 4", "Text of it", "Passed: 1 behaviour",
      ], "the latest hint first")
    #expect(try KataLog(book.kata(2)).history().standing.hints == 2)
  }

  @Test("A kata that is not started and unknown words are refused")
  func refused() async throws {
    let expected = """
      $ watch 3
      workbook: You have not started this kata: `scripts/workbook start 3` makes it.
      $ watch 2 now
      workbook: `workbook watch` takes no further argument “now”: `workbook help
      watch` shows what it takes.

      """
    #expect(await book.session("watch 3", "watch 2 now") == expected)
  }
}
