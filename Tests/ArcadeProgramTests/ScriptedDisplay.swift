import Foundation
import Synchronization
import Terminal
import Testing

@testable import ArcadeProgram

/// A display that plays a script; its clock moves only when a caller waits.
final class ScriptedDisplay: Display, Sendable {
  enum Step: Sendable {
    /// Several events happen at once.
    case events([SessionEvent])
    /// The rest of the script waits for this time.
    case time(Duration)
    /// Nothing happens for this many milliseconds.
    case pause(Int)
    /// The rest of the script waits for a condition, which outside code must bring about.
    case when(String, @Sendable (Canvas?) -> Bool)
    /// Runs outside code, on the actor that waits.
    case outside(@Sendable () -> Void)

    static func key(_ key: Key) -> Step { .events([.key(key)]) }
    static func key(_ character: Character) -> Step { .key(.character(character)) }
    static func event(_ event: SessionEvent) -> Step { .events([event]) }
    static func resize(_ columns: Int, _ rows: Int) -> Step {
      .event(.resized(Size(columns: columns, rows: rows)))
    }
    /// Types a text as fast as a terminal can send it, one key for each scalar.
    static func type(_ text: String) -> Step {
      .events(text.unicodeScalars.map { .key(.character(Character($0))) })
    }
    /// Shoots for more than a second, which hits something in the game with seed 1.
    static let shots = (0..<8).flatMap { _ in [Step.key(" "), .pause(150)] }
    /// The rest of the script waits until the last picture contains the text.
    static func until(_ text: String) -> Step {
      .when("a picture with “\(text)”") { $0?.text.contains(text) == true }
    }
  }

  fileprivate struct State {
    var size: Size
    var now = Duration.zero
    var steps: ArraySlice<Step>
    var canvases: [Canvas] = []
    var waits = 0
    var isClosed = false
    /// The time at which the wait for outside code ends.
    var limit: ContinuousClock.Instant?
  }

  private let state: Mutex<State>

  /// - Parameter cues: Events with their times in milliseconds, in order.
  convenience init(size: Size = Size(columns: 80, rows: 24), _ cues: [(Int, SessionEvent)]) {
    self.init(size: size, script: cues.flatMap { [.time(.milliseconds($0.0)), .event($0.1)] })
  }

  init(size: Size = Size(columns: 80, rows: 24), script: [Step]) {
    state = Mutex(State(size: size, steps: script[...]))
  }

  var size: Size { state.withLock { $0.size } }
  var now: Duration { state.withLock { $0.now } }
  var isClosed: Bool { state.withLock { $0.isClosed } }
  /// Whether the whole script has happened.
  var isOver: Bool { state.withLock { $0.steps.isEmpty } }
  /// The number of waits so far.
  var waits: Int { state.withLock { $0.waits } }
  var canvases: [Canvas] { state.withLock { $0.canvases } }
  /// Every picture shown, as plain text.
  var pictures: [String] { canvases.map(\.text) }
  /// The last picture shown, as plain text.
  var picture: String { canvases.last?.text ?? "" }

  func show(_ canvas: Canvas) { state.withLock { $0.canvases.append(canvas) } }
  func close() { state.withLock { $0.isClosed = true } }

  func wait(milliseconds: Int) -> [SessionEvent] {
    let (events, happening) = state.withLock { state in
      state.waits += 1
      return state.next(until: state.now + .milliseconds(milliseconds))
    }
    happening?()
    return events
  }
}

extension ScriptedDisplay.State {
  fileprivate mutating func next(
    until: Duration
  ) -> (events: [SessionEvent], happening: (@Sendable () -> Void)?) {
    while let step = steps.popFirst() {
      switch step {
      case .time(let time) where time > until:
        steps = [step] + steps
        now = until
        return ([], nil)
      case .time(let time): now = max(now, time)
      case .pause(let milliseconds): steps = [.time(now + .milliseconds(milliseconds))] + steps
      case .when(let what, let isSo):
        guard !isSo(canvases.last) else {
          limit = nil
          continue
        }
        // The code that makes it true needs the processor more than this loop does.
        sched_yield()
        guard isLate(for: what) else {
          steps = [step] + steps
          now = until
          return ([], nil)
        }
        return ([.interrupted(.hangUp)], nil)
      case .outside(let happening): return ([], happening)
      case .events(let events):
        for case .resized(let size) in events { self.size = size }
        return (events, nil)
      }
    }
    // End a script that its test does not end, so that no test runs for ever.
    now = until
    return (until < .seconds(600) ? [] : [.interrupted(.hangUp)], nil)
  }

  /// Reports a condition that never comes true, which ends the script.
  private mutating func isLate(for what: String) -> Bool {
    let limit = limit ?? .now + .seconds(60)
    self.limit = limit
    guard limit < .now else { return false }
    Issue.record("The script waits for \(what), but sees:\n\(canvases.last?.text ?? "nothing")")
    return true
  }
}

extension Canvas {
  /// The picture as plain text.
  var text: String { lines.joined(separator: "\n") }
}
