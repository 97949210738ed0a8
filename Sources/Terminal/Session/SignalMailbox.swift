import Synchronization

/// Keeps notes from signal handlers for the program. They are atomic, which POSIX allows there.
enum SignalMailbox {
  /// How many requests to quit, besides hang-ups, have come since the program last took notice.
  static let requests = Atomic<Int>(0)
  /// The signals that have come since the program last took notice, as one bit each.
  private static let signals = Atomic<UInt64>(0)

  static func empty() {
    requests.store(0, ordering: .relaxed)
    signals.store(0, ordering: .relaxed)
  }

  /// Notes a signal for the next call of ``take(_:)``. Safe in a signal handler.
  static func note(_ signal: Int32) {
    signals.bitwiseOr(1 << UInt64(signal), ordering: .acquiringAndReleasing)
  }

  /// Whether a signal has come that was not taken yet.
  static func take(_ signal: Int32) -> Bool {
    let bit: UInt64 = 1 << UInt64(signal)
    return signals.bitwiseAnd(~bit, ordering: .acquiringAndReleasing).oldValue & bit != 0
  }

  /// The request to quit that has come, if any.
  static func takeRequest() -> Interruption? {
    let request = Interruption.allCases.first { take($0.rawValue) }
    if request != nil { requests.store(0, ordering: .relaxed) }
    return request
  }
}
