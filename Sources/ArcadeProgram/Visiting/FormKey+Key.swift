import PlayerVisit
import Terminal

extension FormKey {
  /// The meaning of a key in a form; nil if it has none.
  ///
  /// Ctrl-A, Ctrl-E, Ctrl-U and Ctrl-K do what they do in a shell.
  init?(_ key: Key) {
    switch key {
    case .character(let character): self = .character(character)
    case .enter: self = .enter
    case .tab, .down: self = .next
    case .backTab, .up: self = .previous
    case .left: self = .left
    case .right: self = .right
    case .home, .control("a"): self = .home
    case .end, .control("e"): self = .end
    case .backspace: self = .backspace
    case .delete: self = .delete
    case .control("u"): self = .deleteToStart
    case .control("k"): self = .deleteToEnd
    case .escape: self = .escape
    case .control("d"): self = .quit
    case .control, .pageUp, .pageDown: return nil
    }
  }
}
