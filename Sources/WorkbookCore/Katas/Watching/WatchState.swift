import Terminal

/// What is known while a kata is watched, and what follows from what happens.
///
/// It does nothing itself: it answers each event with orders.
struct WatchState: Sendable {
  let kata: Kata
  /// The page's section on when not to do all this, in Markdown.
  let whenNotTo: String
  private(set) var situation = WatchSituation.checking
  /// The verdict before the one that is awaited.
  private(set) var former: KataVerdict?
  private var course = WatchCourse()
  private(set) var reading = WatchReading()
  private(set) var notice: String?
  /// Why the progress cannot be kept, in a sentence; nil where it can.
  private(set) var trouble: String?
  private(set) var size: Size

  private var seen: KataSnapshot?

  init(_ kata: Kata, whenNotTo: String = "", size: Size) {
    self.kata = kata
    self.whenNotTo = whenNotTo
    self.size = size
  }

  /// Whether the reader asked for the end and a check has still to end.
  var isLeaving: Bool { course.ending != nil }
  /// The check that is on its way; nil while none is.
  var progress: WatchCourse.Progress? { course.progress }
  /// The number of the check that began last.
  var run: Int { course.run }
  var page: WatchPage? { reading.page }
  /// The first line that is shown, of the page or else of the verdict.
  var top: Int { reading.top }

  /// - Parameter now: Time that only goes forward.
  mutating func take(_ event: WatchEvent, at now: Duration) -> [WatchOrder] {
    switch event {
    case .key(let key): return press(key, at: now)
    case .resized(let size):
      self.size = size
      scroll(to: top)
      return page.map { [.open($0.kind, again: true)] } ?? []
    case .resumed:
      // A check that stood still meanwhile may be taken for one that hangs.
      return progress == nil ? [] : check(at: now)
    case .interrupted(let interruption): return leave(.interrupted(interruption))
    case .looked(let sighting): return look(sighting, at: now)
    case .entered(let phase, let run): course.enter(phase, of: run)
    case .ended(let result, let run):
      return course.end(run).map { take(result, after: $0, at: now) } ?? []
    case .opened(let page):
      reading.open(page)
      scroll(to: top)
    case .noticed(let sentence): say(sentence)
    case .kept(let trouble): self.trouble = trouble
    case .moved: break
    }
    return []
  }

  // MARK: - Checking

  private mutating func look(_ sighting: KataSighting, at now: Duration) -> [WatchOrder] {
    guard case .there(let snapshot) = sighting else {
      return stay(away: sighting.sentence(about: kata))
    }
    let former = seen
    seen = snapshot
    if let former, !snapshot.needsCheck(since: former) { return [] }
    return check(at: now)
  }

  private mutating func stay(away sentence: String) -> [WatchOrder] {
    seen = nil
    course.forgetNext()
    situation = .away(sentence)
    return course.cancel() ? [.cancel] : []
  }

  mutating func check(at now: Duration) -> [WatchOrder] {
    say(nil)
    if case .judged(let verdict, _) = situation, progress == nil { former = verdict }
    guard course.begin(behaviours: former?.behaviours.count ?? 0, at: now) else {
      return course.cancel() ? [.cancel] : []
    }
    situation = .checking
    return [.check(run: run)]
  }

  private mutating func take(
    _ result: WatchResult, after end: WatchCourse.End, at now: Duration
  ) -> [WatchOrder] {
    switch end {
    case .leave(let ending): return [.leave(ending)]
    case .again: return check(at: now)
    case .finished, .cancelled: break
    }
    // Something else is true by now.
    if case .away = situation { return [] }
    situation = WatchSituation(result, isWhole: end == .finished)
    if case .judged = situation { reading.restart() }
    return []
  }

  // MARK: - Leaving

  mutating func leave(_ ending: WatchEnding) -> [WatchOrder] {
    if course.leave(ending) { return [.leave(ending)] }
    return course.cancel() ? [.cancel] : []
  }

  // MARK: - Texts

  /// Says something at the foot of the screen, or nothing any more.
  mutating func say(_ sentence: String?) {
    notice = sentence
  }

  mutating func close() {
    reading.close()
    scroll(to: top)
  }

  mutating func scroll(to line: Int) {
    let most = max(0, WatchView(state: self).body.count - WatchView.bodyRows(in: size))
    reading.scroll(to: line, last: most)
  }
}
