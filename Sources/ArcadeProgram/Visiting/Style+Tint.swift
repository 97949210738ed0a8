import PlayerVisit
import Text

extension Style {
  /// How a tint looks in a terminal.
  init(_ tint: Tint, isSelected: Bool = false) {
    let style: Style =
      switch tint {
      case .plain: .plain
      case .quiet: .dim
      case .accent: .bold + .cyan
      case .own: .bold + .green
      case .warning: .bold + .red
      }
    self = isSelected ? style + .reversed : style
  }
}
