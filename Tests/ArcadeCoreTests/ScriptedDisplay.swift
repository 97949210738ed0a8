import Foundation
import Synchronization
import Terminal
import Testing

@testable import ArcadeCore

/// A display that plays a script; its clock moves only when somebody waits.
final class ScriptedDisplay: Display, Sendable {
  enum Step: Sendable {
    /// Several things happen at once.
    case events([SessionEvent])
    /// What follows happens at this time, or as soon after as it can.
    case time(Duration)
    /// Milliseconds in which nothing happens.
    case pause(Int)
    /// What follows happens once the last picture contains the text: for what comes from outside,
    /// such as an answer over the network.
    case until(String)
    /// What follows happens once this is so, which somebody outside has to bring about.
    case when(@Sendable () -> Bool)
    /// Something happens outside, on the actor that waits.
    case outside(@Sendable () -> Void)

    static func key(_ key: Key) -> Step { .events([.key(key)]) }
    static func event(_ event: SessionEvent) -> Step { .events([event]) }
    /// Types a text as fast as a terminal can send it: a key for each scalar.
    static func type(_ text: String) -> Step {
      .events(text.unicodeScalars.map { .key(.character(Character($0))) })
    }
  }

  fileprivate struct State {
    var size: Size
    var now = Duration.zero
    var steps: ArraySlice<Step>
    var canvases: [Canvas] = []
    var waits = 0
    var isClosed = false
    var surprise: @Sendable () -> Void = {}
    /// How many pictures there were when the awaited one was last looked for.
    var checked = 0
    /// When the wait for a picture is given up.
    var limit: ContinuousClock.Instant?
  }

  private let state: Mutex<State>
  /// A script that nobody ends is ended here, so that no test runs for ever.
  private let end: Duration

  /// - Parameter cues: Milliseconds and what happens then, in their order.
  convenience init(
    size: Size = Size(columns: 80, rows: 24), _ cues: [(Int, SessionEvent)],
    end: Duration = .seconds(600)
  ) {
    let steps = cues.flatMap { [Step.time(.milliseconds($0.0)), .event($0.1)] }
    self.init(size: size, script: steps, end: end)
  }

  init(
    size: Size = Size(columns: 80, rows: 24), script: [Step], end: Duration = .seconds(600)
  ) {
    self.end = end
    state = Mutex(State(size: size, steps: script[...]))
  }

  var size: Size { state.withLock { $0.size } }
  var now: Duration { state.withLock { $0.now } }
  var isClosed: Bool { state.withLock { $0.isClosed } }
  /// How often somebody waited.
  var waits: Int { state.withLock { $0.waits } }
  /// Everything that was shown, as plain text.
  var pictures: [String] { canvases.map(\.text) }
  /// What was shown at last, as plain text.
  var picture: String { canvases.last?.text ?? "" }
  var canvases: [Canvas] { state.withLock { $0.canvases } }

  /// Lets something happen outside just before the last event.
  func beforeLastCue(_ surprise: @escaping @Sendable () -> Void) {
    state.withLock { $0.surprise = surprise }
  }

  func show(_ canvas: Canvas) { state.withLock { $0.canvases.append(canvas) } }
  func close() { state.withLock { $0.isClosed = true } }

  func wait(milliseconds: Int) -> [SessionEvent] {
    let (events, happening) = state.withLock { $0.wait(milliseconds, end: end) }
    happening?()
    return events
  }
}

extension ScriptedDisplay.State {
  fileprivate mutating func wait(
    _ milliseconds: Int, end: Duration
  ) -> (events: [SessionEvent], happening: (@Sendable () -> Void)?) {
    waits += 1
    let until = now + .milliseconds(milliseconds)
    while let step = steps.first {
      switch step {
      case .time(let time):
        guard time <= until else { return nothing(until) }
        now = max(now, time)
      case .pause(let milliseconds):
        steps[steps.startIndex] = .time(now + .milliseconds(milliseconds))
        continue
      case .until(let text):
        guard canvases.count > checked, canvases.last?.text.contains(text) == true else {
          checked = canvases.count
          // Somebody else has to work for it: they need the processor more than this loop does.
          usleep(1000)
          return isLate(for: text) ? ([.interrupted(.hangUp)], nil) : nothing(until)
        }
        limit = nil
        checked = 0
      case .when(let isSo):
        guard isSo() else {
          usleep(1000)
          return isLate(for: "what the script waits for")
            ? ([.interrupted(.hangUp)], nil) : nothing(until)
        }
        limit = nil
      case .outside(let happening):
        steps.removeFirst()
        return ([], happening)
      case .events(let events):
        steps.removeFirst()
        for case .resized(let size) in events { self.size = size }
        return (events, steps.isEmpty ? surprise : nil)
      }
      steps.removeFirst()
    }
    return until < end ? nothing(until) : ([.interrupted(.hangUp)], nil)
  }

  private mutating func nothing(
    _ until: Duration
  ) -> (events: [SessionEvent], happening: (@Sendable () -> Void)?) {
    now = until
    return ([], nil)
  }

  /// A picture that does not come is told, and ends the script.
  private mutating func isLate(for text: String) -> Bool {
    let limit = limit ?? .now + .seconds(60)
    self.limit = limit
    guard limit < .now else { return false }
    Issue.record("No picture with “\(text)”; the last was:\n\(canvases.last?.text ?? "none")")
    return true
  }
}

extension Canvas {
  /// The picture as plain text.
  var text: String { lines.joined(separator: "\n") }
}
