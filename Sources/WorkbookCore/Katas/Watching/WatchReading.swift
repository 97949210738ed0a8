import Terminal

/// What the reader has open in the place of the verdict, and how far they have scrolled.
struct WatchReading: Sendable {
  private(set) var page: WatchPage?
  /// The first line that is shown, of the page or else of the verdict.
  private(set) var top = 0
  /// Where the reader was in the verdict when they opened a page.
  private var verdictTop = 0

  /// Shows a page from its beginning; one that is open already and laid out anew stays in its place.
  mutating func open(_ page: WatchPage) {
    if self.page == nil { verdictTop = top }
    let isSame = self.page?.kind == page.kind && self.page?.title == page.title
    if !isSame { top = 0 }
    self.page = page
  }

  mutating func close() {
    page = nil
    top = verdictTop
  }

  /// There is another verdict: it is shown from its beginning.
  mutating func restart() {
    verdictTop = 0
    if page == nil { top = 0 }
  }

  /// - Parameter last: The line that may stand first at most.
  mutating func scroll(to line: Int, last: Int) {
    top = max(0, min(line, last))
  }

  /// The line to which a key scrolls; nil where it does not.
  ///
  /// - Parameter rows: How many lines are in sight.
  func target(of key: Key, rows: Int) -> Int? {
    let screenful = max(1, rows - 1)
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
