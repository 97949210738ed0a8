import Book
import Practice
import Shell
import Terminal

/// Where a watched kata is shown, and where keys come from.
@MainActor
protocol WatchScreen: AnyObject {
  var size: Size { get }

  /// What has happened since the last call.
  func events() -> [SessionEvent]
  func show(_ state: WatchState, at now: Duration)
  /// Restores the terminal.
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
  /// What was printed last of each kind, so that nothing is printed twice in a row.
  private var said: (text: [Line]?, notice: [Line]?, trouble: [Line]?)

  init(on console: any Console) {
    self.console = console
  }

  var size: Size { Size(columns: console.width, rows: 24) }

  /// Where nobody reads any more, it is as if the reader had left.
  func events() -> [SessionEvent] { console.isClosed ? [.key(.character("q"))] : [] }

  func show(_ state: WatchState, at now: Duration) {
    let layout = console.layout
    if said.text == nil {
      console.write("Watching \(state.kata.path): every save is checked. Ctrl-C ends it.\n\n")
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
      let time: Line = [Run("It took \(result.verdict.duration.rounded).")]
      return separated([
        layout.lines(of: result.verdict) + [time], layout.lines(after: result, state.questions),
      ])
    case .away(let sentence): return layout.flow(sentence, .yellow)
    }
  }

  private func print(_ lines: [Line], unless said: inout [Line]?) {
    if lines != said, !lines.isEmpty { console.print(lines + [[]]) }
    said = lines
  }
}
