import Book
import Practice
import Terminal
import Text

/// The state of a watched kata. It answers each event with effects, which ``WatchLoop`` carries
/// out.
struct WatchState: Sendable {
  // Indirect, as each event is: results are large, and so is the code that copies them.
  indirect enum Situation: Sendable {
    /// Nothing is known yet, or a check is running; holds the last result, if it still counts.
    case checking(former: CheckResult?)
    case judged(CheckResult)
    /// There is nothing to check for now; the reason is a sentence.
    case away(String)
  }

  let kata: Kata
  private(set) var size: Size
  private(set) var situation = Situation.checking(former: nil)
  /// The check that is running, and since when.
  private(set) var check: (since: Duration, phase: CheckPhase)?
  /// Whether the reader leaves as soon as the check has ended.
  private(set) var isLeaving = false
  /// The text at the bottom of the screen until the next key.
  private(set) var notice: String?
  private var seen: KataSnapshot?

  init(_ kata: Kata, size: Size) {
    self.kata = kata
    self.size = size
  }

  /// The last result, if it still counts.
  var result: CheckResult? {
    switch situation {
    case .checking(let result): result
    case .judged(let result): result
    case .away: nil
    }
  }

  /// The result, if the present files pass.
  private var green: CheckResult? {
    guard case .judged(let result) = situation, result.verdict.isGreen else { return nil }
    return result
  }

  /// The name of the open change when the files were last read.
  var openChange: String? { seen?.history.standing.open?.name }

  /// How the requests stand, if the kata is changed and passes.
  var row: ChangeRow? {
    guard let green, let row = green.row, !green.verdict.isUntouched else { return nil }
    return row
  }

  mutating func take(_ event: WatchEvent, at now: Duration) -> [WatchEffect] {
    switch event {
    case .screen(.key(let key)): return press(key, at: now)
    case .screen(.resized(let size)): self.size = size
    // A check that was suspended may mistake the pause for a hanging kata.
    case .screen(.resumed): return check == nil ? [] : beginCheck(at: now)
    case .screen(.interrupted(let interruption)): return leave(.interrupted(interruption))
    case .files(let files): return see(files, at: now)
    case .phase(let phase): check?.phase = phase
    // A changed log gives the last check a new result, which counts; a result of a cancelled check
    // does not.
    case .judged(let result): if check != nil || green != nil { show(.judged(result)) }
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

  private mutating func show(_ situation: Situation) {
    check = nil
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
    switch key {
    case .character("q"), .character("Q"): return leave(.left)
    case .character("h"), .character("H"): return [.open(.hint)]
    case .character("d"), .character("D"): return [.open(.diff)]
    case .character("r"), .character("R"): return [.open(.lesson)]
    case .character("a"), .character("A"): return [.open(.verdict)]
    case .character("n"), .character("N"):
      notice = objectionToMovingOn ?? (former == whatIsLeft ? nil : whatIsLeft)
      return notice == nil ? [.moveOn] : []
    case .character("t"), .character("T"):
      notice = objectionToTaking
      guard notice == nil else { return [] }
      return [row?.open != nil ? .finish : row?.next.map(WatchEffect.take) ?? .open(.sum)]
    case .character("c"), .character("C"), .enter:
      // A missing folder is checked as soon as it is back.
      if case .away = situation { return [] }
      return beginCheck(at: now)
    default: return []
    }
  }

  /// Why the reader cannot take the next request or end the open one, in a sentence.
  private var objectionToTaking: String? {
    guard let green else { return "The next change comes when everything passes." }
    if green.verdict.isUntouched {
      return "The first change comes when you have changed something."
    }
    return row?.canGoOn == true || row?.isAtEnd == true ? nil : "No expected change is left."
  }

  /// Why the reader cannot move on to the next kata, in a sentence; nil if the reader can.
  private var objectionToMovingOn: String? {
    green?.verdict.isUntouched == false
      ? nil : "The next kata comes when this one passes with your changes."
  }

  /// The work left in the kata, as a sentence for a reader who wants to move on; nil if none is
  /// left.
  private var whatIsLeft: String? {
    let again = "Press n again to go on."
    if openChange != nil { return "A change is still open. \(again)" }
    guard let row, row.next != nil else { return nil }
    let left = row.expected.count { row.state(of: $0) == .left }
    return "\(counted(left, "change")) left here. \(again)"
  }
}
