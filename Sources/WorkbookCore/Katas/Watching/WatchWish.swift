import Terminal

/// What a reader who watches a kata wants by a key.
enum WatchWish: Hashable, Sendable {
  /// To leave the page that is open, or else the kata.
  case leave
  /// To leave the page that is open.
  case close
  case hint
  /// To see a text, or to put it away where it is open.
  case toggle(WatchPage.Kind)
  case moveOn
  case check

  /// - Returns: Nil where the key means none of these.
  init?(_ key: Key) {
    switch key {
    case .character("q"), .character("Q"): self = .leave
    case .escape: self = .close
    case .character("h"), .character("H"): self = .hint
    case .character("d"), .character("D"): self = .toggle(.diff)
    case .character("r"), .character("R"): self = .toggle(.page)
    case .character("n"), .character("N"): self = .moveOn
    case .character("c"), .character("C"), .enter: self = .check
    default: return nil
    }
  }
}
