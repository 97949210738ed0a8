import Dispatch

/// Watches one kata after the other.
struct KataWatch {
  private let first: Kata
  private let limit: Duration
  private let parts: WatchParts

  init(_ kata: Kata, limit: Duration, _ parts: WatchParts) {
    first = kata
    self.limit = limit
    self.parts = parts
  }

  /// Blocks its thread until the reader leaves; nothing that was started runs on.
  func run(on stage: any WatchStage) throws -> WatchEnding {
    var kata = first
    while true {
      switch try watch(kata, on: stage) {
      case .ended(let ending): return ending
      case .moved(let next): kata = next
      }
    }
  }

  private func watch(_ kata: Kata, on stage: any WatchStage) throws -> WatchLoop.Ending {
    let mailbox = WatchMailbox(ring: stage.waker)
    let watcher = try parts.watcher(kata.folder, kata.workbook.root) { mailbox.noteChange() }
    defer { watcher.end() }
    let desk = try WatchDesk(kata, mailbox: mailbox, usesColor: stage.usesColor) {
      [parts, limit] phases in
      try await parts.check(kata, limit, phases)
    }
    let page = (try? kata.workbook.text(of: kata.lesson)) ?? ""
    let state = WatchState(
      kata, whenNotTo: WatchSuccess.whenNotTo(in: page), size: stage.size)
    var loop = WatchLoop(state, on: stage, mailbox: mailbox, work: desk)
    let ending = loop.run()
    let done = DispatchSemaphore(value: 0)
    Task {
      await desk.end()
      done.signal()
    }
    done.wait()
    return ending
  }
}
