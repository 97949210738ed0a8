import Book
import Practice
import Terminal
import Text

/// What is known while a kata is watched; it answers each event with effects, which others carry
/// out.
struct WatchState: Sendable {
  // Indirect, as each event is: results are large, and so is the code that copies them.
  indirect enum Situation: Sendable {
    /// Nothing is known yet, or a check is running; with the last result, if it still counts.
    case checking(former: CheckResult?)
    case judged(CheckResult)
    /// There is nothing to check for now; the reason is a sentence.
    case away(String)
  }

  let kata: Kata
  /// What to ask of a design that is refactored.
  let questions: [KataQuestion]
  private(set) var size: Size { didSet { layOut() } }
  private(set) var situation = Situation.checking(former: nil) { didSet { layOut() } }
  /// What is open in place of the verdict.
  private(set) var page: WatchPage? { didSet { layOut() } }
  /// The check that is running, and since when.
  private(set) var check: (since: Duration, phase: CheckPhase)?
  /// Whether the reader leaves as soon as the check has ended.
  private(set) var isLeaving = false
  /// What the bottom of the screen says until the next key.
  private(set) var notice: String? { didSet { fit() } }
  private var seen: KataSnapshot? { didSet { if seen?.request != oldValue?.request { layOut() } } }

  /// The lines of the page, or else of the verdict.
  private var lines: [Line] = []
  private var views = (verdict: TextView(), page: TextView())

  init(_ kata: Kata, size: Size, questions: [KataQuestion]) {
    self.kata = kata
    self.size = size
    self.questions = questions
    layOut()
  }

  /// The last result, if it still counts.
  var result: CheckResult? {
    switch situation {
    case .checking(let result): result
    case .judged(let result): result
    case .away: nil
    }
  }

  /// The result, if everything passes as it is now.
  private var green: CheckResult? {
    guard case .judged(let result) = situation, result.verdict.isPassed else { return nil }
    return result
  }

  var request: ChangeRequest? { seen?.request }

  /// How the requests stand, where that is to be told: what is changed passes.
  var row: ChangeRow? {
    guard let green, let row = green.row, !green.verdict.isUntouched,
      row.isTold(at: green.stage ?? .refactored)
    else { return nil }
    return row
  }

  mutating func take(_ event: WatchEvent, at now: Duration) -> [WatchEffect] {
    switch event {
    case .screen(.key(let key)): return press(key, at: now)
    case .screen(.resized(let size)): self.size = size
    // A check that was suspended may mistake the pause for a kata that hangs.
    case .screen(.resumed): return check == nil ? [] : beginCheck(at: now)
    case .screen(.interrupted(let interruption)): return leave(.interrupted(interruption))
    case .files(let files): return see(files, at: now)
    case .phase(let phase): check?.phase = phase
    case .judged(let result): if check != nil { show(.judged(result)) }
    case .page(let page):
      // The last hint, once more, stays where it is.
      if self.page?.title != page.title { views.page.begin() }
      self.page = page
    case .notice(let sentence): notice = sentence
    }
    return []
  }

  private mutating func see(_ files: KataState, at now: Duration) -> [WatchEffect] {
    guard case .there(let snapshot) = files else {
      seen = nil
      show(.away(files.sentence(about: kata)))
      return []
    }
    let before = seen
    seen = snapshot
    if let before, !snapshot.needsCheck(since: before) { return [] }
    return beginCheck(at: now)
  }

  private mutating func beginCheck(at now: Duration) -> [WatchEffect] {
    notice = nil
    situation = .checking(former: result)
    check = (now, .starting)
    return [.check]
  }

  /// Shows what is known now from its first line; a page that is open stays where it is.
  private mutating func show(_ situation: Situation) {
    check = nil
    views.verdict.begin()
    self.situation = situation
  }

  private mutating func leave(_ ending: WatchEnding) -> [WatchEffect] {
    isLeaving = check != nil
    return [.leave(ending)]
  }

  // MARK: - Keys

  private mutating func press(_ key: Key, at now: Duration) -> [WatchEffect] {
    let former = notice
    notice = nil
    guard !view.handle(key) else { return [] }
    switch key {
    case .character("q"), .character("Q"):
      if page == nil { return leave(.left) }
      page = nil
    case .escape: page = nil
    case .character("h"), .character("H"): return [.open(.hint)]
    case .character("d"), .character("D"): return toggle(.diff)
    case .character("r"), .character("R"): return toggle(.lesson)
    case .character("n"), .character("N"):
      notice = objectionToMovingOn ?? (former == whatIsLeft ? nil : whatIsLeft)
      return notice == nil ? [.moveOn] : []
    case .character("t"), .character("T"):
      notice = objectionToTaking
      guard notice == nil else { return [] }
      return row?.canGoOn == true ? [.take(ending: row?.open?.name)] : toggle(.sum)
    case .character("c"), .character("C"), .enter:
      page = nil
      // A missing folder is checked when it is back.
      if case .away = situation { return [] }
      return beginCheck(at: now)
    default: break
    }
    return []
  }

  private mutating func toggle(_ kind: WatchPage.Kind) -> [WatchEffect] {
    guard page?.kind == kind else { return [.open(kind)] }
    page = nil
    return []
  }

  /// Why the reader cannot take the next request, or end the open one, in a sentence.
  private var objectionToTaking: String? {
    guard let green else { return "The next change comes when every behaviour passes." }
    if green.verdict.isUntouched || green.stage == .behaves && request == nil {
      return "The first change comes with another design than before's."
    }
    return row?.canGoOn == true || row?.isAtEnd == true ? nil : "No expected change is left."
  }

  /// Why the reader cannot move on to the next kata, in a sentence; nil if they can.
  private var objectionToMovingOn: String? {
    green?.verdict.isUntouched == false
      ? nil : "The next kata comes when this one is changed and passes."
  }

  /// What the kata still has to go through, of which the reader is told before moving on; nil at the
  /// end.
  private var whatIsLeft: String? {
    let again = "Press n again to go on."
    if request != nil { return "A change is still open. \(again)" }
    if green?.stage == .behaves { return "The design is still before's. \(again)" }
    guard let row, row.next != nil else { return nil }
    let left = row.expected.count { row.state(of: $0) == .left }
    return "\(counted(left, "change")) to go here. \(again)"
  }

  // MARK: - Lines

  /// What there is to see of them.
  private(set) var view: TextView {
    get { page == nil ? views.verdict : views.page }
    set { if page == nil { views.verdict = newValue } else { views.page = newValue } }
  }

  /// What the bottom of the screen says in place of the keys.
  var prompt: [Line] {
    notice.map { layout.flow($0, .yellow) } ?? view.prompt.map { [$0] } ?? []
  }

  /// How many rows the picture has above the lines.
  var rowsAbove: Int { WatchView.rowsAbove + (request == nil ? 0 : 2) }

  private mutating func layOut() {
    lines = page?.lines(size.columns - 2) ?? text
    fit()
  }

  private mutating func fit() {
    let rows = size.rows - rowsAbove - max(1, prompt.count) - 1
    view.show(lines, on: Size(columns: size.columns - 2, rows: rows))
  }
}
