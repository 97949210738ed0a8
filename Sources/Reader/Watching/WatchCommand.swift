import Book
import Practice
import Terminal

struct WatchCommand: WorkbookCommand {
  let name = "watch"
  let summary = "Checks your kata on every save."
  let help = """
    Usage: workbook watch [LESSON] [--limit SECONDS]

    Checks your kata at once and on every save, with the output of
    `workbook check`. Keys in a terminal, where pages open in your pager:

      h  the next hint
      d  what you changed; while a change is open, only since you took it
      r  the page of the lesson
      a  the whole of a verdict that is longer than the screen
      t  take the next change, or end the open one; after the last, sum them up
      n  go on to the next kata when this one passes; press it twice if
         something is left to do
      c  check again, as Enter does
      q  quit

    In a pipe or a file, or if TERM is dumb, it prints one verdict after another.
    Ctrl-C ends it.

      --limit  Seconds without progress after which a run is stopped; 10 by default.

    \(HelpText.lessonOrLatest)

    """

  /// The screen that shows the kata: the terminal, or plain lines if the terminal cannot place the
  /// cursor.
  var screen: @MainActor @Sendable (any Console) throws -> any WatchScreen = { console in
    do {
      return try TerminalSession.open()
    } catch let error as TerminalError where [.notATerminal, .tooSimple].contains(error) {
      return PlainScreen(on: console)
    }
  }
  var check: Checking = { try await $0.run($1) }

  @MainActor
  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let limit = try arguments.limit()
    var kata = try arguments.kata(in: workbook)
    try arguments.finish()
    try kata.requireStart()
    let screen = try screen(console)
    defer { screen.close() }
    while true {
      let files = try KataReader(kata)
      let loop = WatchLoop(
        kata, limit: limit, on: screen, console, checking: check,
        read: { files.state() })
      switch await loop.run() {
      case .left: return true
      case .interrupted(let signal): throw signal
      case .moved(let lesson): kata = Kata(lesson, in: workbook)
      }
    }
  }
}
