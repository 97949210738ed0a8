import Practice
import Shell
import Terminal

/// Where a watched kata is shown, and where keys come from.
@MainActor
protocol WatchScreen: AnyObject {
  var size: Size { get }
  var usesColor: Bool { get }

  /// What has happened since the last call.
  func news() -> [WatchEvent]
  func show(_ view: WatchView, at now: Duration)
  /// Restores the terminal.
  func close()
}

/// A terminal that can place the cursor.
final class TerminalScreen: WatchScreen {
  private let session: TerminalSession
  let usesColor: Bool

  init(usesColor: Bool) throws(TerminalError) {
    self.usesColor = usesColor
    session = try TerminalSession.open()
  }

  var size: Size { session.size }

  func news() -> [WatchEvent] { session.waitForInput(milliseconds: 0).map(WatchEvent.screen) }

  func show(_ view: WatchView, at now: Duration) { session.show(view.canvas(at: now)) }

  func close() { session.close() }
}

/// A pipe, a file or a terminal that cannot place the cursor: prints one verdict after another.
final class PlainScreen: WatchScreen, ScreenText {
  private let console: any Console
  /// What was printed last of each kind, so that nothing is printed twice in a row.
  private var said: [Line]?
  private var saidNotice: [Line]?
  private var saidTrouble: [Line]?

  init(on console: any Console) {
    self.console = console
  }

  nonisolated var width: Int { console.width }
  var size: Size { Size(columns: console.width, rows: 24) }
  var usesColor: Bool { console.usesColor }

  func news() -> [WatchEvent] { console.isClosed ? [.closed] : [] }

  func show(_ view: WatchView, at now: Duration) {
    let state = view.state
    if said == nil {
      console.write("Watching \(state.kata.path): every save is checked. Ctrl-C ends it.\n\n")
    }
    print(text(of: state), unless: &said)
    print(state.notice.map { flow($0, .yellow) } ?? [], unless: &saidNotice)
    if state.check == nil {
      print(state.trouble.map { flow($0, .yellow) } ?? [], unless: &saidTrouble)
    }
  }

  func close() {}

  private func text(of state: WatchState) -> [Line] {
    switch state.situation {
    case .checking where state.check == nil: return []
    case .checking:
      let request = state.request.map { " with the request \($0)" } ?? ""
      return [[Run("Checking\(request) …")]]
    case .judged(let verdict, let cost):
      return VerdictText(verdict: verdict, width: width).lines
        + [[Run("It took \(verdict.duration.rounded).")]]
        + (cost.map { [[]] + RequestText(width: width).lines(of: $0) } ?? [])
    case .noVerdict(let sentence), .away(let sentence): return flow(sentence, .yellow)
    }
  }

  private func print(_ lines: [Line], unless said: inout [Line]?) {
    if lines != said, !lines.isEmpty { console.print(lines + [[]]) }
    said = lines
  }
}
