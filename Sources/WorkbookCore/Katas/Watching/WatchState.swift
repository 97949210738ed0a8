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

  /// How far a check is.
  struct Progress: Hashable, Sendable {
    var phase = TestPhase.starting
    /// As many as the check before has found.
    let behaviours: Int
    let since: Duration
  }

  let kata: Kata
  /// The page's section on when not to do all this, in Markdown.
  let whenNotTo: String
  private(set) var situation = Situation.checking
  /// The verdict before the one that is awaited.
  private(set) var former: KataVerdict?
  /// The check that is on its way; nil while none is.
  private(set) var progress: Progress?
  private(set) var page: WatchPage?
  /// The first line that is shown, of the page or else of the verdict.
  private(set) var top = 0
  private(set) var notice: String?
  /// The number of the check that began last.
  private(set) var run = 0
  private(set) var size: Size

  private var seen: KataSnapshot?
  /// Whether a check was cancelled and has not ended yet.
  private var isEnding = false
  /// Whether another one is to follow it.
  private var isAwaited = false
  /// How everything ends once nothing runs any more.
  private var ending: WatchEnding?
  private var verdictTop = 0

  init(_ kata: Kata, whenNotTo: String = "", size: Size) {
    self.kata = kata
    self.whenNotTo = whenNotTo
    self.size = size
  }

  /// Whether the reader asked for the end and a check has still to end.
  var isLeaving: Bool { ending != nil }

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
    case .entered(let phase, let run):
      if isCurrent(run) { progress?.phase = phase }
    case .ended(let result, let run):
      return self.run == run ? end(result, at: now) : []
    case .opened(let page): open(page)
    case .noticed(let sentence): notice = sentence
    case .moved: break
    }
    return []
  }

  // MARK: - Checking

  private func isCurrent(_ run: Int) -> Bool { self.run == run && !isEnding }

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
    isAwaited = false
    situation = .away(sentence)
    return cancel()
  }

  /// Begins a check, after the end of the one that is on its way.
  private mutating func check(at now: Duration) -> [WatchOrder] {
    guard ending == nil else { return [] }
    notice = nil
    if progress != nil || isEnding {
      isAwaited = true
      return cancel()
    }
    if case .judged(let verdict, _) = situation { former = verdict }
    situation = .checking
    run += 1
    progress = Progress(behaviours: former?.behaviours.count ?? 0, since: now)
    return [.check(run: run)]
  }

  private mutating func cancel() -> [WatchOrder] {
    guard progress != nil, !isEnding else { return [] }
    isEnding = true
    return [.cancel]
  }

  private mutating func end(_ result: WatchResult, at now: Duration) -> [WatchOrder] {
    let wasCancelled = isEnding
    progress = nil
    isEnding = false
    if let ending { return [.leave(ending)] }
    if isAwaited {
      isAwaited = false
      return check(at: now)
    }
    // Something else is true by now.
    if case .away = situation { return [] }
    switch result {
    case .judged(let verdict, let isUntouched) where !wasCancelled:
      situation = .judged(verdict, isUntouched: isUntouched)
      verdictTop = 0
      if page == nil { top = 0 }
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
      if let line = target(of: key) { scroll(to: line) }
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
    guard self.ending == nil else { return [] }
    self.ending = ending
    isAwaited = false
    guard progress != nil else { return [.leave(ending)] }
    return cancel()
  }

  // MARK: - Pages

  private mutating func open(_ page: WatchPage) {
    if self.page == nil { verdictTop = top }
    let isSame = self.page?.kind == page.kind && self.page?.title == page.title
    self.page = page
    scroll(to: isSame ? top : 0)
  }

  private mutating func close() {
    page = nil
    scroll(to: verdictTop)
  }

  private func target(of key: Key) -> Int? {
    let screenful = max(1, WatchView.bodyRows(in: size) - 1)
    return switch key {
    case .up, .character("k"): top - 1
    case .down, .character("j"): top + 1
    case .pageUp, .character("b"): top - screenful
    case .pageDown, .character(" "): top + screenful
    case .home, .character("g"): 0
    case .end, .character("G"): .max
    default: nil
    }
  }

  private mutating func scroll(to line: Int) {
    let most = max(0, WatchView(state: self).body.count - WatchView.bodyRows(in: size))
    top = max(0, min(line, most))
  }
}
