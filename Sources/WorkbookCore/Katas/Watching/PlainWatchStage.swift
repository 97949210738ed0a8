import Dispatch
import Shell
import Terminal

/// A pipe, a file or a terminal that cannot place the cursor: verdict after verdict, as lines.
final class PlainWatchStage: WatchStage {
  private let console: any Console
  private let start = ContinuousClock.now
  private let bell = DispatchSemaphore(value: 0)
  /// What was said last: each thing is said once.
  private var said: String?
  private var saidNotice: String?
  private var saidTrouble: String?

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
    tell(state.notice, unless: &saidNotice)
    if !state.situation.isChecking { tell(state.trouble, unless: &saidTrouble) }
  }

  private func tell(_ sentence: String?, unless said: inout String?) {
    if let sentence, sentence != said {
      let lines = Ink(console).flow(sentence, .yellow, width: console.width)
      console.write(lines.map { $0 + "\n" }.joined() + "\n")
    }
    said = sentence
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
