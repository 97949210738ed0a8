/// Tests are under way, and for some time nothing has become of any.
package struct Stall: Hashable, Sendable {
  /// The test that is under way; nil where there are several.
  package let sentence: String?
  package let count: Int
  /// How long there was no progress, and after how long the run is ended for that.
  package let idle: Duration
  package let limit: Duration

  package init(sentence: String?, count: Int, idle: Duration, limit: Duration) {
    self.sentence = sentence
    self.count = count
    self.idle = idle
    self.limit = limit
  }

  /// Several that wait at the same time, as one.
  package init(of stalls: [Stall]) {
    self.init(
      sentence: stalls.count == 1 ? stalls[0].sentence : nil,
      count: stalls.map(\.count).reduce(0, +), idle: stalls.map(\.idle).max() ?? .zero,
      limit: stalls.map(\.limit).max() ?? .zero)
  }

  /// Such as “waiting for “It stops”, 4 of 10 s”.
  package var text: String {
    let subject = sentence.map { "“\($0)”" } ?? "\(count) behaviours"
    let seconds = limit.inSeconds.prefix { $0 != " " }
    return "waiting for \(subject), \(idle.components.seconds) of \(seconds) s"
  }
}
