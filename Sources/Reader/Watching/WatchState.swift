import Book
import Practice
import Terminal

/// What is known while a kata is watched; it answers each event with effects, which others carry
/// out.
struct WatchState: Sendable {
  /// What is known of the kata.
  indirect enum Situation: Sendable {
    /// Nothing is known yet, or a check is running; with the last verdict, if there is one.
    case checking(former: Verdict?)
    /// With how the lesson's requests stand, and what could not be done with the verdict, in
    /// sentences.
    case judged(Verdict, row: ChangeRow? = nil, troubles: [String] = [])
    /// There is nothing to check for now; the reason is a sentence.
    case away(String)

    /// The last one, if it still counts.
    var verdict: Verdict? {
      switch self {
      case .checking(let verdict): verdict
      case .judged(let verdict, _, _): verdict
      case .away: nil
      }
    }
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
  private(set) var notice: String? { didSet { layOut() } }
  /// The stage of the kata; nil as long as no check has told.
  private(set) var stage: KataStage?
  private(set) var steps: StepCount?
  /// Whether nothing but the guest was saved since the check before.
  private(set) var isAboutGuest = false
  private var seen: KataSnapshot? { didSet { if seen?.request != oldValue?.request { layOut() } } }

  private var views = (verdict: TextView(), page: TextView())

  init(_ kata: Kata, size: Size, questions: [KataQuestion] = []) {
    self.kata = kata
    self.size = size
    self.questions = questions
    layOut()
  }

  /// The request that the kata has taken.
  var request: ChangeRequest? { seen?.request }

  /// How the requests stand, where that is to be told: what is changed passes.
  var row: ChangeRow? {
    guard case .judged(let verdict, let row?, _) = situation, verdict.isPassed,
      !verdict.isUntouched, row.isTold(at: stage ?? .refactored)
    else { return nil }
    return row
  }

  /// Why the reader cannot take the next request, or end the open one, in a sentence.
  private var objectionToTaking: String? {
    guard case .judged(let verdict, _, _) = situation, verdict.isPassed else {
      return "The next change comes when every behaviour passes."
    }
    if verdict.isUntouched || stage == .behaves && request == nil {
      return "The first change comes with another design than before's."
    }
    return row?.canGoOn == true || row?.isAtEnd == true ? nil : "No expected change is left."
  }

  mutating func take(_ event: WatchEvent, at now: Duration) -> [WatchEffect] {
    switch event {
    case .screen(.key(let key)): return press(key, at: now)
    case .screen(.resized(let size)):
      self.size = size
      return page.map { [.open($0.kind, again: true)] } ?? []
    // A check that was suspended may mistake the pause for a kata that hangs.
    case .screen(.resumed): return check == nil ? [] : beginCheck(at: now)
    case .screen(.interrupted(let interruption)): return leave(.interrupted(interruption))
    case .files(let files): return see(files, at: now)
    case .phase(let phase): check?.phase = phase
    case .ended(let situation, _): if check != nil { show(situation) }
    case .stage(let stage, let steps): (self.stage, self.steps) = (stage, steps)
    case .page(let page): open(page)
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
    var rest = snapshot
    rest.readers[kata.guestFile] = before?.readers[kata.guestFile]
    isAboutGuest = rest == before
    return beginCheck(at: now)
  }

  private mutating func beginCheck(at now: Duration) -> [WatchEffect] {
    notice = nil
    situation = .checking(former: situation.verdict)
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
    case .character("h"), .character("H"): return [.open(.hint, again: false)]
    case .character("d"), .character("D"): return toggle(.diff)
    case .character("r"), .character("R"): return toggle(.lesson)
    case .character("n"), .character("N"):
      notice = objectionToMovingOn ?? (former == whatIsLeft ? nil : whatIsLeft)
      return notice == nil ? [.moveOn] : []
    case .character("t"), .character("T"):
      notice = objectionToTaking
      guard notice == nil else { return [] }
      return row?.canGoOn == true ? [.take] : toggle(.sum)
    case .character("c"), .character("C"), .enter:
      page = nil
      // A missing folder is checked when it is back.
      if case .away = situation { return [] }
      return beginCheck(at: now)
    default: break
    }
    return []
  }

  /// Why the reader cannot move on to the next kata, in a sentence; nil if they can.
  private var objectionToMovingOn: String? {
    switch situation {
    case .judged(let verdict, _, _) where verdict.isPassed:
      verdict.isUntouched
        ? "The next kata comes when this one is changed and passes." : nil
    case .away: "The next kata comes when this one is back and passes."
    default: "The next kata comes when this one passes."
    }
  }

  /// What the kata still has to go through, of which the reader is told before moving on; nil at the
  /// end.
  private var whatIsLeft: String? {
    let again = "Press n again to go on."
    if request != nil { return "A change is still open. \(again)" }
    if stage == .behaves { return "The design is still before's. \(again)" }
    guard let row, row.next != nil else { return nil }
    let left = row.expected.count { row.state(of: $0) == .left }
    return "\(counted(left, "change")) to go here. \(again)"
  }

  private mutating func toggle(_ kind: WatchPage.Kind) -> [WatchEffect] {
    guard page?.kind == kind else { return [.open(kind, again: false)] }
    page = nil
    return []
  }

  /// Shows a page from its beginning; one that is only laid out again keeps its position.
  private mutating func open(_ page: WatchPage) {
    if self.page?.kind != page.kind || self.page?.title != page.title { views.page.begin() }
    self.page = page
  }

  // MARK: - Lines

  /// The lines of the page, or else of the verdict.
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
    let rows = size.rows - rowsAbove - max(1, prompt.count) - 1
    view.show(page?.lines ?? text, on: Size(columns: size.columns - 2, rows: rows))
  }
}
