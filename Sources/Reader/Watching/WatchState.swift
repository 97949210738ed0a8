import Practice
import Terminal

/// What is known while a kata is watched, and what follows from an event.
///
/// It carries nothing out itself: ``take(_:at:)`` answers each event with effects.
struct WatchState: Sendable {
  /// What is known of the kata.
  enum Situation: Sendable {
    /// Nothing is known yet, or a check is running.
    case checking
    case judged(Verdict)
    /// There was no check, or it was not completed; the reason is a sentence.
    case noVerdict(String)
    /// There is nothing to check for now; the reason is a sentence.
    case away(String)
  }

  /// A check that is running.
  struct Check: Sendable {
    let number: Int
    let since: Duration
    var phase = CheckPhase.starting
    /// Whether it was cancelled.
    var isEnding = false
    /// Whether another check begins when it has ended.
    var isFollowed = false
  }

  let kata: Kata
  /// The lesson page's section on when not to apply the principle, in Markdown.
  let whenNotTo: String
  var size: Size
  private(set) var situation = Situation.checking
  /// The last verdict, while the next one is awaited.
  private(set) var former: Verdict?
  private(set) var check: Check?
  /// How many checks have begun.
  private(set) var checks = 0
  /// How watching ends once no check is running any more.
  private(set) var ending: WatchEnding?
  /// What the bottom of the screen says until the next key.
  var notice: String?
  /// Why the progress cannot be saved, in a sentence.
  private(set) var trouble: String?
  private var seen: KataSnapshot?

  /// What is open in place of the verdict.
  var page: WatchPage?
  /// The first visible line of the page, or else of the verdict.
  var top = 0
  /// The first visible line of the verdict, kept while a page is open.
  var verdictTop = 0

  init(_ kata: Kata, whenNotTo: String = "", size: Size) {
    self.kata = kata
    self.whenNotTo = whenNotTo
    self.size = size
  }

  /// The name of the request that the kata has taken.
  var request: String? { seen?.request }

  /// - Parameter now: Monotonic time.
  mutating func take(_ event: WatchEvent, at now: Duration) -> [WatchEffect] {
    switch event {
    case .key(let key): return press(key, at: now)
    case .resized(let size):
      self.size = size
      scroll(to: top)
      return page.map { [.open($0.kind, again: true)] } ?? []
    // A check that was suspended may mistake the pause for a kata that hangs.
    case .resumed: return check == nil ? [] : beginCheck(at: now)
    case .interrupted(let interruption): return leave(.interrupted(interruption))
    case .closed: return leave(.left)
    case .moved(let lesson): return leave(.moved(to: lesson))
    case .files(let files): return see(files, at: now)
    case .phase(let phase, let number):
      if check?.number == number, check?.isEnding == false { check?.phase = phase }
    case .ended(let result, let number): return endCheck(number, result, at: now)
    case .page(let page): open(page)
    case .notice(let sentence): notice = sentence
    case .kept(let trouble): self.trouble = trouble
    }
    return []
  }

  // MARK: - Checks: one at a time

  private mutating func see(_ files: KataState, at now: Duration) -> [WatchEffect] {
    guard case .there(let snapshot) = files else {
      seen = nil
      check?.isFollowed = false
      show(.away(files.sentence(about: kata)))
      return cancel()
    }
    let before = seen
    seen = snapshot
    if let before, !snapshot.needsCheck(since: before) { return [] }
    return beginCheck(at: now)
  }

  /// Begins a check, or lets one follow when the running check has ended.
  mutating func beginCheck(at now: Duration) -> [WatchEffect] {
    notice = nil
    guard ending == nil else { return [] }
    guard check == nil else {
      check?.isFollowed = true
      return cancel()
    }
    if case .judged(let verdict) = situation { former = verdict }
    situation = .checking
    checks += 1
    check = Check(number: checks, since: now)
    return [.check(checks)]
  }

  private mutating func endCheck(
    _ number: Int, _ result: WatchResult, at now: Duration
  ) -> [WatchEffect] {
    guard let ended = check, ended.number == number else { return [] }
    check = nil
    if let ending { return [.leave(ending)] }
    if ended.isFollowed { return beginCheck(at: now) }
    // The folder has disappeared in the meantime, so the result is out of date.
    if case .away = situation { return [] }
    switch result {
    case .judged(let verdict): show(.judged(verdict))
    case .failed(let sentence): show(.noVerdict(sentence))
    }
    return []
  }

  /// Shows what is known now from its first line; a page that is open stays where it is.
  private mutating func show(_ situation: Situation) {
    self.situation = situation
    verdictTop = 0
    if page == nil { top = 0 }
  }

  private mutating func cancel() -> [WatchEffect] {
    guard check?.isEnding == false else { return [] }
    check?.isEnding = true
    return [.cancel]
  }

  /// Leaves at once, or when the running check has ended.
  mutating func leave(_ ending: WatchEnding) -> [WatchEffect] {
    let ending = self.ending ?? ending
    self.ending = ending
    check?.isFollowed = false
    return check == nil ? [.leave(ending)] : cancel()
  }
}
