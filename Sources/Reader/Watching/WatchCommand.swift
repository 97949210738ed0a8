import Book
import Practice
import Terminal
import Text

struct WatchCommand: WorkbookCommand {
  let name = "watch"
  let summary = "Checks your kata on every save."
  let help = """
    Usage: workbook watch [LESSON] [--limit SECONDS]

    Checks your kata at once and on every save, and shows what is wrong, until you
    leave. A new save ends the check that is running. When all passes, it tells the
    stage of the kata; once that is refactored, it asks the page's questions. In a
    terminal these keys help:

      h  the next hint
      d  what you changed; while a change is open, since you took it; otherwise,
         once the kata is refactored, your version beside ours
      r  the page of the lesson
      c  check again, as Enter does
      n  go on with the next kata when this one passes; press it twice where
         something is left to do
      t  take the next change, and end the open one; after the last, sum them up
      /  search; n and N then find the next match and the one before it, Escape ends
         the search
      ]  the next section, as Tab does; [ the one before it
      q  quit

    The arrows, Space and b scroll. When the folder is removed or cannot be
    written, it waits until the folder is back. In a pipe or a file, and where TERM
    is dumb, it prints verdict after verdict. Ctrl-C ends it, and where TERM is dumb
    so does q with Enter.

      --limit  How long a run may go without any progress before it is ended;
               10 seconds where it is not given.

    \(HelpText.lessonOrLatest)

    """

  /// The screen that shows the kata: the terminal, or plain lines if it cannot place the cursor.
  var screen: @MainActor @Sendable (any Console) throws -> any WatchScreen = { console in
    do {
      return try TerminalSession.open()
    } catch TerminalError.notATerminal {
      return PlainScreen(on: console)
    } catch TerminalError.tooSimple {
      return PlainScreen(on: console, typed: TypedLines())
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
        kata, limit: limit, on: screen, usesColor: console.usesColor, checking: check,
        read: { files.state() })
      switch await loop.run() {
      case .left: return true
      case .interrupted(let signal): throw signal
      case .moved(let lesson): kata = Kata(lesson, in: workbook)
      }
    }
  }
}

/// Where a watched kata is shown, and where keys come from.
@MainActor
protocol WatchScreen: AnyObject {
  var size: Size { get }

  /// What has happened since the last call.
  func events() -> [SessionEvent]
  func show(_ state: WatchState, at now: Duration)
  func close()
}

extension TerminalSession: WatchScreen {
  func events() -> [SessionEvent] { waitForInput(milliseconds: 0) }

  func show(_ state: WatchState, at now: Duration) {
    show(WatchView(state: state, now: now).canvas)
  }
}

/// A pipe, a file or a terminal that cannot place the cursor: prints one verdict after another.
final class PlainScreen: WatchScreen {
  private let console: any Console
  /// What the reader types; nil where nobody can.
  private var typed: TypedLines?
  /// What was printed last of each kind, so that nothing is printed twice in a row.
  private var said: (text: [Line]?, notice: [Line]?, trouble: [Line]?)

  init(on console: any Console, typed: TypedLines? = nil) {
    self.console = console
    self.typed = typed
  }

  var size: Size { Size(columns: console.width, rows: 24) }

  /// Where nobody reads or types any more, it is as if the reader had left.
  func events() -> [SessionEvent] {
    let lines = typed == nil ? [] : typed?.next() ?? ["q"]
    return console.isClosed || lines.contains("q") ? [.key(.character("q"))] : []
  }

  func show(_ state: WatchState, at now: Duration) {
    let layout = console.layout
    if said.text == nil {
      let ending = typed == nil ? "Ctrl-C ends it." : "Ctrl-C ends it, and so does q with Enter."
      console.write("Watching \(state.kata.path): every save is checked. \(ending)\n\n")
    }
    print(text(of: state, layout), unless: &said.text)
    print(state.notice.map { layout.flow($0, .yellow) } ?? [], unless: &said.notice)
    if case .judged(let result) = state.situation {
      print(result.trouble.map { layout.flow($0, .yellow) } ?? [], unless: &said.trouble)
    }
  }

  func close() {}

  private func text(of state: WatchState, _ layout: Layout) -> [Line] {
    switch state.situation {
    case .checking where state.check == nil: return []
    case .checking:
      guard let request = state.request else { return [[Run("Checking …")]] }
      return layout.flow("Checking with “\(request.title)” …") + layout.words(inKata: request)
    case .judged(let result):
      let duration = result.verdict.duration
      let time = duration == .zero ? [] : [[Run("It took \(duration.rounded).")]]
      return separated([
        layout.lines(of: result.verdict) + time, layout.lines(after: result, state.questions),
      ])
    case .away(let sentence): return layout.flow(sentence, .yellow)
    }
  }

  private func print(_ lines: [Line], unless said: inout [Line]?) {
    if lines != said, !lines.isEmpty { console.print(lines + [[]]) }
    said = lines
  }
}
