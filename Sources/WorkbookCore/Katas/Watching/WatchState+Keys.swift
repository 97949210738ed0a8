import Terminal

extension WatchState {
  /// What follows from a key.
  mutating func press(_ key: Key, at now: Duration) -> [WatchOrder] {
    say(nil)
    guard let wish = WatchWish(key) else {
      let rows = WatchView.bodyRows(in: size)
      if let line = reading.target(of: key, rows: rows) { scroll(to: line) }
      return []
    }
    switch wish {
    case .leave, .close:
      guard page == nil else {
        close()
        return []
      }
      return wish == .leave ? leave(.left) : []
    case .hint: return [.open(.hint, again: false)]
    case .toggle(let kind): return toggle(kind)
    case .check: return checkAgain(at: now)
    case .moveOn:
      say(situation.objectionToMovingOn)
      return notice == nil ? [.moveOn] : []
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
}
