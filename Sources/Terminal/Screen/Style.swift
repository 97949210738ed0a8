/// How a cell looks apart from its character.
public struct Style: Hashable, Sendable {
  /// The terminal's own colour where nil.
  public var foreground: Color?
  /// The terminal's own colour where nil.
  public var background: Color?
  public var isBold: Bool
  public var isDim: Bool
  /// Whether foreground and background change places.
  public var isReversed: Bool

  public static let plain = Style()

  public init(
    foreground: Color? = nil, background: Color? = nil,
    isBold: Bool = false, isDim: Bool = false, isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
  }

  /// The same without its colours, for readers who asked for none.
  public var withoutColor: Style {
    Style(isBold: isBold, isDim: isDim, isReversed: isReversed)
  }

  /// The escape sequence that sets this style, whatever was set before.
  public var escapeSequence: String {
    var codes = [0]
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isReversed { codes.append(7) }
    if let foreground { codes.append(foreground.foregroundCode) }
    if let background { codes.append(background.backgroundCode) }
    return codes == [0] ? "\u{1b}[m" : "\u{1b}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}
