import Synchronization
import Terminal

@testable import ArcadeCore

/// A stage that plays a script of events; its clock moves only when somebody waits.
final class ScriptedStage: Stage, Sendable {
  /// What happens at a time.
  struct Cue: Sendable {
    let time: Duration
    let event: SessionEvent
  }

  private struct State {
    var size: Size
    var now = Duration.zero
    var cues: [Cue]
    var canvases: [Canvas] = []
    var isClosed = false
    var surprise: @Sendable () -> Void = {}
  }

  private let state: Mutex<State>
  /// A script that nobody ends is ended here, so that no test runs for ever.
  private let end: Duration

  /// - Parameter cues: Milliseconds and what happens then, in their order.
  init(
    size: Size = Size(columns: 80, rows: 24), _ cues: [(Int, SessionEvent)],
    end: Duration = .seconds(600)
  ) {
    self.end = end
    let timed = cues.map { Cue(time: .milliseconds($0.0), event: $0.1) }
    state = Mutex(State(size: size, cues: timed))
  }

  var size: Size { state.withLock { $0.size } }
  var now: Duration { state.withLock { $0.now } }
  var isClosed: Bool { state.withLock { $0.isClosed } }
  /// Everything that was shown, as plain text.
  var pictures: [String] {
    state.withLock { $0.canvases.map { $0.lines.joined(separator: "\n") } }
  }

  /// Lets something happen outside just before the last cue.
  func beforeLastCue(_ surprise: @escaping @Sendable () -> Void) {
    state.withLock { $0.surprise = surprise }
  }

  func show(_ canvas: Canvas) { state.withLock { $0.canvases.append(canvas) } }
  func close() { state.withLock { $0.isClosed = true } }

  func wait(milliseconds: Int) -> [SessionEvent] {
    state.withLock { state in
      let until = state.now + .milliseconds(milliseconds)
      guard until < end else { return [.interrupted(.hangUp)] }
      guard let cue = state.cues.first, cue.time <= until else {
        state.now = until
        return []
      }
      state.cues.removeFirst()
      if state.cues.isEmpty { state.surprise() }
      state.now = max(state.now, cue.time)
      if case .resized(let size) = cue.event { state.size = size }
      return [cue.event]
    }
  }
}
