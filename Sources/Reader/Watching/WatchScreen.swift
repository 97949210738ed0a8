import Practice
import Terminal
import Text

/// Shows a watched kata, and reads the keys.
@MainActor
protocol WatchScreen: AnyObject {
  var size: Size { get }

  /// The events since the last call.
  func events() -> [SessionEvent]
  func show(_ state: WatchState, at now: Duration)
  /// Leaves the terminal to another program while it shows something.
  func lend(to work: () throws -> Void) rethrows
  func close()
}

extension TerminalSession: WatchScreen {
  func events() -> [SessionEvent] { waitForInput(milliseconds: 0) }

  func show(_ state: WatchState, at now: Duration) {
    show(WatchView(state: state, now: now).canvas)
  }

  func lend(to work: () throws -> Void) rethrows {
    try lend("Enter goes back to watch.", to: work)
  }
}

/// A pipe, a file or a terminal that cannot place the cursor: prints one verdict after another.
final class PlainScreen: WatchScreen {
  private let console: any Console
  /// The last text of each kind, so that none is printed twice in a row.
  private var said: (text: [Line]?, notice: [Line]?, trouble: [Line]?)

  init(on console: any Console) {
    self.console = console
  }

  var size: Size { Size(columns: console.width, rows: 24) }

  /// Once the output is closed, acts as if the reader had left.
  func events() -> [SessionEvent] { console.isClosed ? [.key(.character("q"))] : [] }

  func show(_ state: WatchState, at now: Duration) {
    let layout = console.layout
    if said.text == nil {
      console.tell("Watching \(state.kata.path): every save is checked. Ctrl-C ends it.\n")
      console.write("\n")
    }
    var text = state.text(on: layout)
    switch state.situation {
    case .checking: text = state.check == nil ? [] : [[Run("Checking …")]]
    case .judged(let result) where result.verdict.duration > .zero:
      text += [[], [Run("It took \(result.verdict.duration.rounded).")]]
    case .judged, .away: break
    }
    print(text, unless: &said.text)
    print(state.notice.map { layout.flow($0, .yellow) } ?? [], unless: &said.notice)
    let trouble = state.result?.trouble
    print(trouble.map { layout.flow($0, .yellow) } ?? [], unless: &said.trouble)
  }

  func lend(to work: () throws -> Void) rethrows { try work() }

  func close() {}

  private func print(_ lines: [Line], unless said: inout [Line]?) {
    if lines != said, !lines.isEmpty { console.print(lines + [[]]) }
    said = lines
  }
}
