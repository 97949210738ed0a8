import Dispatch
import Shell
import Terminal

/// Where a kata that is watched is shown, and where keys come from.
protocol WatchStage: AnyObject {
  var size: Size { get }
  var usesColor: Bool { get }
  /// Time that only goes forward.
  var now: Duration { get }
  /// Ends the present wait, or the next one; for any thread.
  var waker: @Sendable () -> Void { get }

  func show(_ state: WatchState)
  /// Waits until something happens or the time is over.
  ///
  /// - Parameter milliseconds: Without end where nil.
  func wait(milliseconds: Int?) -> [WatchEvent]
  /// Gives the screen back.
  func close()
}

/// The terminal as a stage.
final class TerminalWatchStage: WatchStage {
  private let session: TerminalSession
  private let start = ContinuousClock.now
  let usesColor: Bool

  init(usesColor: Bool) throws(TerminalError) {
    self.usesColor = usesColor
    session = try TerminalSession.open()
  }

  var size: Size { session.size }
  var now: Duration { ContinuousClock.now - start }
  var waker: @Sendable () -> Void { { TerminalSession.wake() } }

  func show(_ state: WatchState) {
    session.show(WatchView(state: state).canvas(at: now))
  }

  func wait(milliseconds: Int?) -> [WatchEvent] {
    session.waitForInput(milliseconds: milliseconds ?? Int(Int32.max)).map { event in
      switch event {
      case .key(let key): .key(key)
      case .resized(let size): .resized(size)
      case .resumed: .resumed
      case .interrupted(let interruption): .interrupted(interruption)
      }
    }
  }

  func close() { session.close() }
}

/// A pipe, a file or a terminal that cannot place the cursor: verdict after verdict, as lines.
final class PlainWatchStage: WatchStage {
  private let console: any Console
  private let start = ContinuousClock.now
  private let bell = DispatchSemaphore(value: 0)
  /// What was said last: each thing is said once.
  private var said: String?

  init(on console: any Console) {
    self.console = console
  }

  var size: Size { Size(columns: console.width, rows: 24) }
  var usesColor: Bool { console.usesColor }
  var now: Duration { ContinuousClock.now - start }
  var waker: @Sendable () -> Void { { [bell] in bell.signal() } }

  func show(_ state: WatchState) {
    if said == nil {
      console.write("Watching \(state.kata.path): every save is checked. Ctrl-C ends it.\n\n")
    }
    let news = PlainWatchText(state: state, ink: Ink(console), width: console.width)
    if news.key != said, !news.text.isEmpty { console.write(news.text + "\n") }
    said = news.key
  }

  func wait(milliseconds: Int?) -> [WatchEvent] {
    // Whoever read it has had enough.
    guard !console.isClosed else { return [.key(.character("q"))] }
    let end: DispatchTime = milliseconds.map { .now() + .milliseconds($0) } ?? .distantFuture
    _ = bell.wait(timeout: end)
    return []
  }

  func close() {}
}

/// What there is to say about a kata that is watched, where it is said in lines.
struct PlainWatchText {
  let state: WatchState
  let ink: Ink
  let width: Int

  /// What makes it different from what was said before.
  var key: String {
    switch state.situation {
    case .checking: "checking \(state.run)"
    case .judged: "judged \(state.run)"
    case .trouble(let sentence), .away(let sentence): sentence
    }
  }

  var text: String {
    switch state.situation {
    case .checking: "Checking …\n"
    case .judged(let verdict, _):
      KataVerdictText(verdict: verdict, ink: ink, width: width).text
        + "It took \(verdict.duration.rounded).\n"
    case .trouble(let sentence), .away(let sentence):
      ink.flow(sentence, .yellow, width: width).map { $0 + "\n" }.joined()
    }
  }
}
