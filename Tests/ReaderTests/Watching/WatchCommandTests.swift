import Book
import Foundation
import Practice
import Synchronization
import Terminal
import TestSupport
import Testing
import Text

@testable import Reader

@MainActor
@Suite("workbook watch", .timeLimit(.minutes(1)))
struct WatchCommandTests {
  private let book: TemporaryBook

  init() throws {
    book = try TemporaryBook(1, 2)
    try book.start(2)
  }

  /// A pipe whose reader does something as soon as something is printed, and then has had enough.
  private final class Reader: Console {
    let isTerminal = false
    let usesColor = false
    let width = 80
    private let state = Mutex((text: "", isClosed: false))
    private let saves: [(words: String, save: @Sendable () throws -> Void)]

    /// - Parameter saves: What happens when words are printed for the first time; at the last ones it
    ///   is closed.
    init(_ saves: [(words: String, save: @Sendable () throws -> Void)]) {
      self.saves = saves
    }

    var text: String { state.withLock { $0.text } }
    var isClosed: Bool { state.withLock { $0.isClosed } }

    func write(_ text: String) {
      state.withLock { state in
        let before = state.text
        state.text += text
        for (words, save) in saves where !before.contains(words) && state.text.contains(words) {
          try? save()
          state.isClosed = words == saves.last?.words
        }
      }
    }
    func writeError(_ text: String) {}
    func page(_ lines: (_ width: Int) -> [Line]) { print(lines(width)) }
  }

  /// The command with a check that passes a three.
  private func command() -> WatchCommand {
    var command = WatchCommand()
    command.screen = { PlainScreen(on: $0) }
    command.check = { [book] check, phases in
      phases(.running(done: 0, of: nil))
      let isThree = try book.work(on: 2) == "let thing = 3\n"
      return WatchedKata.verdict(
        [isThree ? .passed : .hung], on: check.kata, isRefactored: check.looksAtDesign)
    }
    return command
  }

  @Test("In a pipe it prints verdict after verdict, and once why the progress cannot be kept")
  func plain() async throws {
    try book.write("Katas/.progress.json.lock/in-the-way", "")
    let reader = Reader([
      ("Failed", { [book] in try book.work("let thing = 3\n", on: 2) }), ("Passed", {}),
    ])
    _ = try await command().run(["2"], in: book.workbook, on: reader)
    #expect(
      reader.text == """
        Watching Katas/02-OpenClosed: every save is checked. Ctrl-C ends it.

        Checking …

          ✗ Behaviour number 1

        ✗ Behaviour number 1
          It made no progress for as long as the limit allows.

        Failed: 1 of 1 behaviour.
        It took 1.4 s.

        Katas/progress.json cannot be written or read (Is a directory): mend that, or
        give it another name, and a new one is begun.

        Checking …

          ✓ Behaviour number 1

        Passed: 1 behaviour.
        It took 1.4 s.


        """)
  }

  @Test(
    "At a terminal that takes no keys one by one, q and Enter ends it, as does the end of input",
    arguments: ["c\nqq\nq\n", "c\n"])
  func typed(text: String) async throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    if !text.hasSuffix("q\n") { try pipe.fileHandleForWriting.close() }
    var command = command()
    command.screen = {
      PlainScreen(on: $0, typed: TypedLines(descriptor: pipe.fileHandleForReading.fileDescriptor))
    }
    let console = RecordingConsole()
    #expect(try await command.run(["2"], in: book.workbook, on: console))
    let words = "every save is checked. Ctrl-C ends it, and so does q with Enter.\n"
    #expect(console.output.hasPrefix("Watching Katas/02-OpenClosed: \(words)"))
  }

  @Test("Keys show the hint, the page and the diff, and the next kata is made and watched")
  func keys() async throws {
    try book.work("let thing = 3\n", on: 2)
    let table = "\n## Your kata\n\n| the question |\n|---|\n| Is it there? |\n"
    try book.write("Lessons/02-OpenClosed/README.md", "# The page\n\nText of it.\n" + table)
    let screen = ScriptedScreen([
      .init("? Is it there?", .key(.character("h"))),
      .init("Hint 1 of 4", .key(.character("h"))),
      .init("Hint 2 of 4", .key(.character("h"))),
      .init("Hint 3 of 4", .key(.character("r"))), .init("Text of it.", .key(.character("d"))),
      .init("Your version, and ours", .key(.character("q"))),
      .init("Passed: 1 behaviour", .key(.character("n"))),
      .init("Kata 1", .interrupted(.terminate)),
    ])
    var command = command()
    command.screen = { _ in screen }
    await #expect(throws: Interruption.terminate) {
      try await command.run(["2"], in: book.workbook, on: RecordingConsole())
    }
    let parts = [
      ["Text *1*."], ["Hint 2 of 4", "Text *2*.", "Hint 1", "Text *1*."],
      ["let thing = 3", "let thing = 2"],
    ]
    #expect(parts.filter { !screen.showed($0) } == [] && screen.isClosed && book.kata(1).isStarted)
    #expect(try book.progress.load()[book.lesson(2)].hintsShown == 3)
    let hints = screen.pictures.first { $0.contains("Hint 3 of 4") } ?? ""
    #expect(hints.matches(of: #/Hint (\d)/#).map(\.1) == ["3", "2", "1"], "the latest first")
  }

  @Test("A kata that is not started is refused, and so are words that mean nothing")
  func refused() async throws {
    let expected = """
      $ watch 3
      workbook: This kata is not started: `scripts/workbook start 3` makes it.
      $ watch 2 now
      workbook: `workbook watch` has no use for “now”: `workbook help watch` shows
      what it takes.

      """
    #expect(await book.session("watch 3", "watch 2 now") == expected)
  }
}
