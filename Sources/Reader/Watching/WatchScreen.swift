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
  func show(_ state: WatchState, at now: Duration)
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

  func news() -> [WatchEvent] {
    session.waitForInput(milliseconds: 0).map { event in
      switch event {
      case .key(let key): .key(key)
      case .resized(let size): .resized(size)
      case .resumed: .resumed
      case .interrupted(let interruption): .interrupted(interruption)
      }
    }
  }

  func show(_ state: WatchState, at now: Duration) {
    session.show(WatchView(state: state).canvas(at: now))
  }

  func close() { session.close() }
}

/// A pipe, a file or a terminal that cannot place the cursor: prints one verdict after another.
final class PlainScreen: WatchScreen {
  private let console: any Console
  /// The last thing that was printed, so that nothing is printed twice in a row.
  private var said: String?
  private var saidNotice: String?
  private var saidTrouble: String?

  init(on console: any Console) {
    self.console = console
  }

  var size: Size { Size(columns: console.width, rows: 24) }
  var usesColor: Bool { console.usesColor }

  func news() -> [WatchEvent] { console.isClosed ? [.closed] : [] }

  func show(_ state: WatchState, at now: Duration) {
    if said == nil {
      said = ""
      console.write("Watching \(state.kata.path): every save is checked. Ctrl-C ends it.\n\n")
    }
    let (key, lines) = text(of: state)
    if key != said, !lines.isEmpty { console.print(lines + [[]]) }
    said = key
    tell(state.notice, unless: &saidNotice)
    if state.check == nil { tell(state.trouble, unless: &saidTrouble) }
  }

  func close() {}

  /// The text to print, and a key that tells whether it is new.
  private func text(of state: WatchState) -> (key: String, lines: [Line]) {
    switch state.situation {
    case .checking where state.check == nil: return ("", [])
    case .checking:
      let request = state.request.map { " with the request \($0)" } ?? ""
      return ("checking \(state.checks)", [[Run("Checking\(request) …")]])
    case .judged(let verdict):
      return (
        "judged \(state.checks)",
        VerdictText(verdict: verdict, width: console.width).lines
          + [[Run("It took \(verdict.duration.rounded).")]]
      )
    case .noVerdict(let sentence), .away(let sentence): return (sentence, flow(sentence))
    }
  }

  private func tell(_ sentence: String?, unless said: inout String?) {
    if let sentence, sentence != said { console.print(flow(sentence) + [[]]) }
    said = sentence
  }

  private func flow(_ sentence: String) -> [Line] {
    TextFlow(width: console.width).lines(sentence, .yellow)
  }
}
