/// A word that does something when it is pressed.
public struct Button: Hashable, Sendable {
  public var title: String

  public init(_ title: String) {
    self.title = title
  }

  /// How many columns the button takes on the screen.
  public var columns: Int { TextWidth.columns(of: label) }

  /// Whether a key presses the button that has the focus.
  public func isPressed(by key: Key) -> Bool {
    key == .enter || key == .character(" ")
  }

  /// - Parameter isFocused: Whether keys go to this button, which is then drawn reversed.
  public func draw(on canvas: inout Canvas, at column: Int, row: Int, isFocused: Bool) {
    canvas.write(label, at: column, row: row, style: Style(isBold: true, isReversed: isFocused))
  }

  private var label: String { "[ \(title) ]" }
}
