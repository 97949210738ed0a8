/// Maps byte sequences to keys, following xterm and the VT220.
///
/// See “XTerm Control Sequences”, <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>.
enum KeyTable {
  /// The key for a byte below 0x80 other than ESC.
  static func key(ascii byte: UInt8) -> Key {
    switch byte {
    case 0x08, 0x7f: .backspace
    case 0x09: .tab
    case 0x0a, 0x0d: .enter
    case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
    case ..<0x20: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// The key for `ESC [ parameters final`; nil if it names none.
  static func key(control final: UInt8, _ parameters: [UInt8]) -> Key? {
    switch final {
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "~"): editingKey(number(in: parameters))
    default: cursorKey(final)
    }
  }

  /// The key for `ESC O final`; nil if it names none.
  static func key(single final: UInt8) -> Key? {
    final == UInt8(ascii: "M") ? .enter : cursorKey(final)
  }

  private static func cursorKey(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  private static func editingKey(_ number: Int?) -> Key? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// The first parameter; the ones after it are modifiers.
  private static func number(in parameters: [UInt8]) -> Int? {
    let first = parameters.prefix { $0 != UInt8(ascii: ";") }
    return Int(String(decoding: first, as: UTF8.self))
  }
}
