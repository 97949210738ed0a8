/// How text looks, apart from its characters.
///
/// ```swift
/// Run("Passed", .bold + .green)
/// ```
public struct Style: Hashable, Sendable {
  /// The terminal's own colour where nil.
  public var foreground: Color?
  /// The terminal's own colour where nil.
  public var background: Color?
  public var isBold: Bool
  public var isDim: Bool
  public var isItalic: Bool
  public var isUnderlined: Bool
  /// Whether foreground and background are swapped.
  public var isReversed: Bool

  public init(
    foreground: Color? = nil, background: Color? = nil,
    isBold: Bool = false, isDim: Bool = false, isItalic: Bool = false,
    isUnderlined: Bool = false, isReversed: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.isBold = isBold
    self.isDim = isDim
    self.isItalic = isItalic
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// The same style without colours, for readers who asked for none.
  public var withoutColor: Style {
    var style = self
    (style.foreground, style.background) = (nil, nil)
    return style
  }

  /// Everything that either style has; if both have a colour, the second one's is used.
  public static func + (one: Style, other: Style) -> Style {
    Style(
      foreground: other.foreground ?? one.foreground,
      background: other.background ?? one.background,
      isBold: one.isBold || other.isBold, isDim: one.isDim || other.isDim,
      isItalic: one.isItalic || other.isItalic,
      isUnderlined: one.isUnderlined || other.isUnderlined,
      isReversed: one.isReversed || other.isReversed)
  }

  /// The escape sequence that sets this style, whatever was set before: “Select Graphic Rendition”
  /// (ECMA-48, 8.3.117).
  public var escapeSequence: String {
    var codes = [0]
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isItalic { codes.append(3) }
    if isUnderlined { codes.append(4) }
    if isReversed { codes.append(7) }
    if let foreground { codes.append(foreground.foregroundCode) }
    if let background { codes.append(background.backgroundCode) }
    return codes == [0] ? "\u{1b}[m" : "\u{1b}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}

extension Style {
  public static let plain = Style()
  public static let bold = Style(isBold: true)
  public static let dim = Style(isDim: true)
  public static let italic = Style(isItalic: true)
  public static let underlined = Style(isUnderlined: true)
  public static let red = Style(foreground: .red)
  public static let green = Style(foreground: .green)
  public static let yellow = Style(foreground: .yellow)
  public static let blue = Style(foreground: .blue)
  public static let magenta = Style(foreground: .magenta)
  public static let cyan = Style(foreground: .cyan)
}

/// The sixteen colours that every colour terminal has; the reader's theme decides their exact
/// shades.
public enum Color: Int, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite

  /// The code that selects it for the text itself.
  var foregroundCode: Int { rawValue < 8 ? 30 + rawValue : 90 + rawValue - 8 }
  /// The code that selects it for the background.
  var backgroundCode: Int { foregroundCode + 10 }
}
