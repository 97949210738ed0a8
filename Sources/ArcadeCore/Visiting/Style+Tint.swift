import PlayerRoster
import Terminal

extension Style {
  /// How a tint looks in a terminal.
  init(_ tint: Tint, isSelected: Bool = false) {
    switch tint {
    case .plain: self.init(isReversed: isSelected)
    case .quiet: self.init(isDim: true, isReversed: isSelected)
    case .accent: self.init(foreground: .cyan, isBold: true, isReversed: isSelected)
    case .own: self.init(foreground: .green, isBold: true, isReversed: isSelected)
    case .warning: self.init(foreground: .red, isBold: true, isReversed: isSelected)
    }
  }
}
