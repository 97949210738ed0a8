import Dispatch
import Terminal

@testable import WorkbookCore

/// A stage that does one thing after the other, each as soon as some words are to be read on it.
final class PatientStage: WatchStage {
  /// Words to wait for, and what happens then.
  struct Step: Sendable {
    let words: String
    let event: WatchEvent

    init(_ words: String, _ event: WatchEvent) {
      self.words = words
      self.event = event
    }

    init(_ words: String, _ key: Character) {
      self.init(words, .key(.character(key)))
    }
  }

  let size = WatchedKata.size
  let usesColor = false
  let now = Duration.zero
  let waker: @Sendable () -> Void

  private let bell = DispatchSemaphore(value: 0)
  private let seen: @Sendable (String) -> Void
  private var plan: [Step]
  private var picture = ""

  /// - Parameter seen: Told each picture.
  init(_ plan: [Step], seen: @escaping @Sendable (String) -> Void) {
    self.plan = plan
    self.seen = seen
    waker = { [bell] in bell.signal() }
  }

  func show(_ state: WatchState) {
    picture = WatchView(state: state).canvas(at: now).lines.joined(separator: "\n")
    seen(picture)
  }

  func wait(milliseconds: Int?) -> [WatchEvent] {
    if let step = plan.first, picture.contains(step.words) {
      plan.removeFirst()
      return [step.event]
    }
    // What does not come within so long never comes: the test fails, and does not hang.
    return bell.wait(timeout: .now() + 300) == .success ? [] : [.interrupted(.hangUp)]
  }

  func close() {}
}
