/// Which check is on its way, and what follows its end: one at a time, the last wish counts.
struct WatchCourse: Sendable {
  /// How far a check is.
  struct Progress: Hashable, Sendable {
    var phase = TestPhase.starting
    /// As many as the check before has found.
    let behaviours: Int
    let since: Duration
  }

  enum End: Hashable, Sendable {
    /// What it found out counts.
    case finished
    /// It was told to end, and nothing follows.
    case cancelled
    /// Another one is to begin.
    case again
    case leave(WatchEnding)
  }

  /// The check that is on its way; nil while none is.
  private(set) var progress: Progress?
  /// The number of the check that began last.
  private(set) var run = 0
  /// How everything ends once nothing runs any more.
  private(set) var ending: WatchEnding?
  /// Whether the check was told to end and has not ended yet.
  private var isEnding = false
  private var isAwaited = false

  /// Begins a check, or has one begin after the end of that on its way.
  ///
  /// - Returns: Whether it begins now; `cancel()` is to be called where it does not.
  mutating func begin(behaviours: Int, at now: Duration) -> Bool {
    guard ending == nil else { return false }
    guard progress == nil else {
      isAwaited = true
      return false
    }
    run += 1
    progress = Progress(behaviours: behaviours, since: now)
    return true
  }

  /// - Returns: Whether there is a check to be told that it should end.
  mutating func cancel() -> Bool {
    guard progress != nil, !isEnding else { return false }
    isEnding = true
    return true
  }

  /// Lets nothing follow the check on its way.
  mutating func forgetNext() {
    isAwaited = false
  }

  /// - Returns: Whether it ends at once; `cancel()` is to be called where it does not.
  mutating func leave(_ ending: WatchEnding) -> Bool {
    self.ending = self.ending ?? ending
    isAwaited = false
    return progress == nil
  }

  mutating func enter(_ phase: TestPhase, of run: Int) {
    if self.run == run, !isEnding { progress?.phase = phase }
  }

  /// Takes note of the end of a check; nil where it is none of ours any more.
  mutating func end(_ run: Int) -> End? {
    guard self.run == run, progress != nil else { return nil }
    defer { (progress, isEnding, isAwaited) = (nil, false, false) }
    if let ending { return .leave(ending) }
    if isAwaited { return .again }
    return isEnding ? .cancelled : .finished
  }
}
