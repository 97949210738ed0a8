/// How text looks, apart from its characters.
///
/// ```swift
/// Run("Passed", .bold + .green)
/// ```
public struct Style: Hashable, Sendable {
  /// The code of the text's colour; 0 for the terminal's own.
  private var color: UInt8 = 0
  /// A bit for each other code, at its number.
  private var attributes: UInt8 = 0

  /// The same style without its colour, for readers who asked for none.
  public var withoutColor: Style {
    var style = self
    style.color = 0
    return style
  }

  /// Everything that either style has; if both have a colour, the second one's is used.
  public static func + (one: Style, other: Style) -> Style {
    var style = other
    if other.color == 0 { style.color = one.color }
    style.attributes |= one.attributes
    return style
  }

  /// The escape sequence that sets this style, whatever was set before: “Select Graphic Rendition”
  /// (ECMA-48, 8.3.117).
  package var escapeSequence: String {
    var codes: [UInt8] = (1...7).filter { attributes & (1 << $0) != 0 }
    if color > 0 { codes.append(color) }
    return codes.isEmpty
      ? "\u{1b}[m" : "\u{1b}[0;" + codes.map(String.init).joined(separator: ";") + "m"
  }
}

extension Style {
  public static let plain = Style()
  public static let bold = Style(attributes: 1 << 1)
  public static let dim = Style(attributes: 1 << 2)
  public static let italic = Style(attributes: 1 << 3)
  /// Text and background swapped.
  public static let reversed = Style(attributes: 1 << 7)
  public static let red = Style(color: 31)
  public static let green = Style(color: 32)
  public static let yellow = Style(color: 33)
  public static let blue = Style(color: 34)
  public static let magenta = Style(color: 35)
  public static let cyan = Style(color: 36)
  public static let white = Style(color: 37)
}
