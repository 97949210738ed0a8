import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Wakes the thread that waits for a child, from any other thread, when there is news.
final class StopSwitch: Sendable {
  enum Reason {
    case cancelled
    case interrupted
  }

  struct News {
    var reason: Reason?
    /// How often it was asked to end; a second time means at once.
    var pulls = 0
    var childEnded = false
  }

  private struct State {
    var news = News()
    var isOpen = true
  }

  private let pipe: Pipe
  private let state = Mutex(State())

  init() throws {
    pipe = try Pipe()
  }

  /// Readable once there was news.
  var descriptor: Int32 { pipe.reading }

  var news: News { state.withLock { $0.news } }

  func pull(_ reason: Reason) {
    tell {
      $0.reason = $0.reason ?? reason
      $0.pulls += 1
    }
  }

  func childEnded() {
    tell { $0.childEnded = true }
  }

  /// Empties the pipe, so that it wakes again with the next news.
  func hear() {
    var buffer: UInt64 = 0
    while read(pipe.reading, &buffer, 8) > 0 {}
  }

  /// To be called when nobody waits any more; later news goes nowhere.
  func close() {
    state.withLock {
      guard $0.isOpen else { return }
      $0.isOpen = false
      pipe.closeBoth()
    }
  }

  private func tell(_ change: (inout News) -> Void) {
    state.withLock {
      change(&$0.news)
      guard $0.isOpen else { return }
      // A full pipe may refuse the byte: it is readable then anyway.
      var byte: UInt8 = 1
      _ = write(pipe.writing, &byte, 1)
    }
  }
}
