import Foundation
import Synchronization

/// Keeps notes from signal handlers for the session, and a pipe that wakes the waiting thread.
///
/// The handlers use only atomics and `write`, which POSIX allows there.
enum SignalMailbox {
  /// How many requests to quit, besides hang-ups, have come since the program last took notice.
  static let requests = Atomic<Int>(0)
  /// The signals that have come since the program last took notice, as one bit each.
  private static let signals = Atomic<UInt64>(0)

  private static let wakeEnd = Atomic<Int32>(-1)

  /// The read end of the wake-up pipe, which is never closed.
  static let waitEnd: Int32 = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakeEnd.store(ends[1], ordering: .releasing)
    return ends[0]
  }()

  static func empty() {
    requests.store(0, ordering: .relaxed)
    signals.store(0, ordering: .relaxed)
    emptyPipe()
  }

  /// Notes a signal and wakes the thread that waits on ``waitEnd``. Safe in a signal handler.
  static func note(_ signal: Int32) {
    mark(signal)
    let saved = errno
    var byte: UInt8 = 0
    // A full pipe wakes the waiting thread just as well, so a failed write does not matter.
    _ = write(wakeEnd.load(ordering: .acquiring), &byte, 1)
    errno = saved
  }

  /// Notes a signal for the next call of ``take(_:)``. Safe in a signal handler.
  static func mark(_ signal: Int32) {
    signals.bitwiseOr(1 << UInt64(signal), ordering: .acquiringAndReleasing)
  }

  static func has(_ signal: Int32) -> Bool {
    signals.load(ordering: .acquiring) & (1 << UInt64(signal)) != 0
  }

  /// Whether a signal has come that was not taken yet.
  static func take(_ signal: Int32) -> Bool {
    let bit: UInt64 = 1 << UInt64(signal)
    return signals.bitwiseAnd(~bit, ordering: .acquiringAndReleasing).oldValue & bit != 0
  }

  static func emptyPipe() {
    var bytes: [UInt8] = Array(repeating: 0, count: 64)
    while read(waitEnd, &bytes, bytes.count) > 0 {}
  }
}
