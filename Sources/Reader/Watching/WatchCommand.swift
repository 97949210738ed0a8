import Book
import Practice
import Shell
import Terminal

/// `workbook watch`: checks a kata on every save.
struct WatchCommand: WorkbookCommand {
  let name = "watch"
  let summary = "Checks your kata on every save."
  let help = """
    Usage: workbook watch [LESSON] [--limit SECONDS]

    Checks your kata at once and on every save, and shows what is wrong, until you
    leave. A new save ends the check that is running. In a terminal these keys help:

      h  the next hint             c  check again, as Enter does
      d  what you changed          n  go on with the next kata, when this one passes
      r  the page of the lesson    q  leave

    The arrows and Space scroll. When the folder is removed or cannot be written, it
    waits until the folder is back. In a pipe or a file, and where TERM is dumb, it
    prints verdict after verdict; Ctrl-C ends it.

      --limit  How long a run may go without any progress before it is ended;
               10 seconds where it is not given.

    \(HelpText.lessonOrLatest)

    """

  /// The screen that shows the kata.
  var screen: @MainActor @Sendable (any Console) throws -> any WatchScreen = terminalOrLines
  /// How a kata is checked, with the limit that the reader gives.
  var check:
    @Sendable (Kata, Duration, @escaping @Sendable (CheckPhase) -> Void) async throws -> Verdict = {
      try await KataCheck($0, limit: $1).run($2)
    }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let limit = try arguments.limit()
    let kata = try arguments.kata(in: workbook)
    try arguments.finish()
    try kata.requireStart()
    try await watch(kata, limit: limit, on: console)
    return true
  }

  /// Watches one kata after another.
  @MainActor
  private func watch(_ first: Kata, limit: Duration, on console: any Console) async throws {
    let screen = try screen(console)
    defer { screen.close() }
    var kata = first
    while true {
      let files = try KataReader(kata)
      let loop = WatchLoop(
        kata, on: screen, checking: { [check] in try await check($0, limit, $1) },
        read: { files.state() })
      switch await loop.run() {
      case .left: return
      case .interrupted(let signal): throw Interrupted(exitStatus: signal.exitStatus)
      case .moved(let lesson): kata = Kata(lesson, in: kata.workbook)
      }
    }
  }

  /// The terminal, or plain lines if it cannot place the cursor.
  @MainActor
  private static func terminalOrLines(_ console: any Console) throws -> any WatchScreen {
    do throws(TerminalError) {
      return try TerminalScreen(usesColor: console.usesColor)
    } catch {
      switch error {
      case .notATerminal, .tooSimple: return PlainScreen(on: console)
      case .alreadyOpen, .refused: throw error
      }
    }
  }
}
