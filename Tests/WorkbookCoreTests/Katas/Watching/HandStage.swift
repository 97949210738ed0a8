import Synchronization
import Terminal

@testable import WorkbookCore

/// A stage whose time and keys are given by hand: each wait takes the next step of a plan.
final class HandStage: WatchStage {
  /// What happens in a wait, or which events come from it.
  typealias Step = () -> [WatchEvent]

  private(set) var now = Duration.zero
  private(set) var waits: [Int?] = []
  private(set) var shown: [WatchState] = []
  private(set) var isClosed = false
  let size = WatchedKata.size
  let usesColor = false
  let waker: @Sendable () -> Void = {}
  var plan: [Step]

  init(_ plan: [Step] = []) {
    self.plan = plan
  }

  func show(_ state: WatchState) { shown.append(state) }

  func wait(milliseconds: Int?) -> [WatchEvent] {
    waits.append(milliseconds)
    guard !plan.isEmpty else {
      // Leaves, and whatever check still runs ends.
      return [.key(.character("q")), .ended(.cancelled, run: shown.last?.run ?? 0)]
    }
    return plan.removeFirst()()
  }

  func pass(_ time: Duration) { now += time }
  func close() { isClosed = true }
}

/// Work that is only written down.
final class RecordedWork: WatchWork, Sendable {
  private struct State {
    var orders: [String] = []
    var sightings: [KataSighting]
  }

  private let state: Mutex<State>

  /// - Parameter sightings: What each look sees; the last one stays.
  init(_ sightings: KataSighting...) {
    state = Mutex(State(sightings: sightings))
  }

  var orders: [String] { state.withLock { $0.orders } }

  func look() -> KataSighting {
    state.withLock { state in
      state.orders.append("look")
      return state.sightings.count > 1 ? state.sightings.removeFirst() : state.sightings[0]
    }
  }

  func check(run: Int) { note("check \(run)") }
  func cancel() { note("cancel") }
  func open(_ kind: WatchPage.Kind, again: Bool, columns: Int) {
    note("open \(kind) \(again) \(columns)")
  }
  func moveOn() { note("move on") }

  private func note(_ order: String) { state.withLock { $0.orders.append(order) } }
}
