import Terminal

/// What is known while a kata is watched, and what follows from what happens.
///
/// It does nothing itself: it answers each event with orders.
struct WatchState: Sendable {
  enum Situation: Sendable {
    /// Nothing was found out yet, or a check is on its way.
    case checking
    /// - Parameter isUntouched: Whether the kata is still as it began.
    case judged(KataVerdict, isUntouched: Bool)
    /// There was no check, or none to its end; in a sentence.
    case trouble(String)
    /// The folder cannot be worked on for now; in a sentence.
    case away(String)
  }

  let kata: Kata
  /// The page's section on when not to do all this, in Markdown.
  let whenNotTo: String
  private(set) var situation = Situation.checking
  /// The verdict before the one that is awaited.
  private(set) var former: KataVerdict?
  private var course = WatchCourse()
  private var reading = WatchReading()
  private(set) var notice: String?
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
    case .noticed(let sentence): notice = sentence
    case .moved: break
    }
    return []
  }

  // MARK: - Checking

  private mutating func look(_ sighting: KataSighting, at now: Duration) -> [WatchOrder] {
    switch sighting {
    case .gone:
      return stay(
        away: "\(kata.path) is gone: put it back, or make it anew with "
          + "`scripts/workbook start \(kata.lesson.number)`; it is checked as soon as it is there.")
    case .readOnly:
      return stay(
        away: "\(kata.path) cannot be written: allow it with `chmod -R u+w \(kata.path)`; "
          + "it is checked as soon as you do.")
    case .empty:
      return stay(
        away: "No Swift file is left in \(kata.path)/\(kata.sourcesPath): put yours back, or begin "
          + "anew with `scripts/workbook reset \(kata.lesson.number)`; it is checked then.")
    case .there(let snapshot):
      let former = seen
      seen = snapshot
      if let former, !snapshot.needsCheck(since: former) { return [] }
      return check(at: now)
    }
  }

  private mutating func stay(away sentence: String) -> [WatchOrder] {
    seen = nil
    course.forgetNext()
    situation = .away(sentence)
    return course.cancel() ? [.cancel] : []
  }

  private mutating func check(at now: Duration) -> [WatchOrder] {
    notice = nil
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
    switch result {
    case .judged(let verdict, let isUntouched) where end == .finished:
      situation = .judged(verdict, isUntouched: isUntouched)
      reading.restart()
    case .failed(let sentence): situation = .trouble(sentence)
    case .cancelled, .judged: situation = .trouble("The check was ended: c checks again.")
    }
    return []
  }

  // MARK: - Keys

  private mutating func press(_ key: Key, at now: Duration) -> [WatchOrder] {
    notice = nil
    switch key {
    case .character("q"), .character("Q"), .escape:
      if page != nil {
        close()
        return []
      }
      return key == .escape ? [] : leave(.left)
    case .character("h"), .character("H"): return [.open(.hint, again: false)]
    case .character("d"), .character("D"): return toggle(.diff)
    case .character("r"), .character("R"): return toggle(.page)
    case .character("n"), .character("N"): return moveOn()
    case .character("c"), .character("C"), .enter: return checkAgain(at: now)
    default:
      let rows = WatchView.bodyRows(in: size)
      if let line = reading.target(of: key, rows: rows) { scroll(to: line) }
      return []
    }
  }

  private mutating func toggle(_ kind: WatchPage.Kind) -> [WatchOrder] {
    guard page?.kind == kind else { return [.open(kind, again: false)] }
    close()
    return []
  }

  private mutating func checkAgain(at now: Duration) -> [WatchOrder] {
    if page != nil { close() }
    // The next look at the folder tells when there is something to check.
    if case .away = situation { return [] }
    return check(at: now)
  }

  private mutating func moveOn() -> [WatchOrder] {
    guard case .judged(let verdict, let isUntouched) = situation, verdict.isPassed else {
      notice = "The next kata comes when every behaviour of this one passes."
      return []
    }
    guard !isUntouched else {
      notice = "The next kata comes when you have changed this one, and every behaviour passes."
      return []
    }
    return [.moveOn]
  }

  private mutating func leave(_ ending: WatchEnding) -> [WatchOrder] {
    if course.leave(ending) { return [.leave(ending)] }
    return course.cancel() ? [.cancel] : []
  }

  // MARK: - Pages

  private mutating func close() {
    reading.close()
    scroll(to: top)
  }

  private mutating func scroll(to line: Int) {
    let most = max(0, WatchView(state: self).body.count - WatchView.bodyRows(in: size))
    reading.scroll(to: line, last: most)
  }
}
