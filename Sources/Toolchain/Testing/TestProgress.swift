/// The progress of a test run.
package enum TestProgress: Hashable, Sendable {
  /// How many test functions have ended since the last report; 0 when the run has only resumed
  /// after a stall.
  case ended(functions: Int)
  case stalled(Stall)
}

/// Tests are running, but none has made progress for a while.
package struct Stall: Hashable, Sendable {
  /// The test that is running; nil when there are several.
  package let sentence: String?
  package let count: Int
  /// How long there has been no progress, and the limit after which the run is ended.
  package let idle: Duration
  package let limit: Duration

  package init(sentence: String?, count: Int, idle: Duration, limit: Duration) {
    self.sentence = sentence
    self.count = count
    self.idle = idle
    self.limit = limit
  }

  /// Combines several simultaneous stalls into one.
  package init(of stalls: [Stall]) {
    self.init(
      sentence: stalls.count == 1 ? stalls[0].sentence : nil,
      count: stalls.map(\.count).reduce(0, +), idle: stalls.map(\.idle).max() ?? .zero,
      limit: stalls.map(\.limit).max() ?? .zero)
  }

  /// For example, “waiting for “It stops”, 4 of 10 s”.
  package var text: String {
    let subject = sentence.map { "“\($0)”" } ?? "\(count) behaviours"
    let seconds = limit.inSeconds.prefix { $0 != " " }
    return "waiting for \(subject), \(idle.components.seconds) of \(seconds) s"
  }
}

extension Duration {
  /// For example, “10 seconds” or “0.5 seconds”.
  package var inSeconds: String {
    let (seconds, attoseconds) = components
    let tenths = attoseconds / 100_000_000_000_000_000
    let text = tenths == 0 ? "\(seconds)" : "\(seconds).\(tenths)"
    return text == "1" ? "1 second" : "\(text) seconds"
  }
}
