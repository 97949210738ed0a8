import Practice
import Terminal

extension WatchState {
  /// Handles a key.
  mutating func press(_ key: Key, at now: Duration) -> [WatchEffect] {
    notice = nil
    switch key {
    case .character("q"), .character("Q"):
      if page == nil { return leave(.left) }
      close()
    case .escape: close()
    case .character("h"), .character("H"): return [.open(.hint, again: false)]
    case .character("d"), .character("D"): return toggle(.diff)
    case .character("r"), .character("R"): return toggle(.lesson)
    case .character("n"), .character("N"):
      notice = objectionToMovingOn
      return notice == nil ? [.moveOn] : []
    case .character("c"), .character("C"), .enter:
      close()
      // A missing folder is checked when it is back.
      if case .away = situation { return [] }
      return beginCheck(at: now)
    default:
      if let line = target(of: key) { scroll(to: line) }
    }
    return []
  }

  /// The keys for the bottom of the screen: as many as fit, and the one for leaving is the last to
  /// be dropped.
  func keys(columns: Int) -> String {
    var keys =
      switch page?.kind {
      case nil: ["h hint", "d diff", "r read", "n next", "c check again", "q quit"]
      case .hint: ["h next hint", "↑ ↓ Space scroll", "c check again", "q back"]
      case .diff, .lesson: ["↑ ↓ Space scroll", "c check again", "q back"]
      }
    let wide = keys.joined(separator: "   ")
    guard TextWidth.columns(of: wide) > columns else { return wide }
    keys = keys.map { $0.replacing(" again", with: "") }
    while keys.count > 1, TextWidth.columns(of: keys.joined(separator: " ")) > columns {
      keys.remove(at: keys.count - 2)
    }
    return keys.joined(separator: " ")
  }

  /// Why the reader cannot move on to the next kata, in a sentence; nil if they can.
  private var objectionToMovingOn: String? {
    switch situation {
    case .judged(let verdict) where verdict.isPassed && !verdict.isUntouched: nil
    case .judged(let verdict) where verdict.isPassed:
      "The next kata comes when this one is changed and every behaviour passes."
    case .away: "The next kata comes when the folder of this one is back and passes."
    default: "The next kata comes when every behaviour of this one passes."
    }
  }

  // MARK: - Pages

  private mutating func toggle(_ kind: WatchPage.Kind) -> [WatchEffect] {
    guard page?.kind == kind else { return [.open(kind, again: false)] }
    close()
    return []
  }

  /// Shows a page from its beginning; one that is only laid out again keeps its position.
  mutating func open(_ page: WatchPage) {
    if self.page == nil { verdictTop = top }
    let isSame = self.page?.kind == page.kind && self.page?.title == page.title
    self.page = page
    scroll(to: isSame ? top : 0)
  }

  private mutating func close() {
    guard page != nil else { return }
    page = nil
    scroll(to: verdictTop)
  }

  // MARK: - Scrolling

  mutating func scroll(to line: Int) {
    let view = WatchView(state: self)
    top = max(0, min(line, view.body.count - view.bodyRows))
  }

  /// The line to which a key scrolls; nil if it does not scroll.
  private func target(of key: Key) -> Int? {
    let screenful = max(1, WatchView(state: self).bodyRows - 1)
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
}
