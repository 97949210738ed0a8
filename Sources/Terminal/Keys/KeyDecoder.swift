/// Turns the bytes that a terminal sends into keys.
///
/// It works byte by byte, so it does not matter where one read ends and the next begins. Sequences
/// that name no key, invalid UTF-8 and the marks around pasted text are ignored.
///
/// See “XTerm Control Sequences”, <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>.
struct KeyDecoder {
  private static let escape: UInt8 = 0x1b

  /// The bytes of an unfinished sequence, from its ESC on, or of an unfinished scalar.
  private var begun: [UInt8] = []

  /// Whether more bytes may belong to the last one; if nothing follows, call ``flush()``.
  var isWaiting: Bool { !begun.isEmpty }

  /// The keys completed by some more bytes.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.compactMap { key(endingWith: $0) }
  }

  /// Ends an unfinished sequence because nothing followed in time: a lone ESC is the escape key,
  /// and any other sequence names no key.
  mutating func flush() -> [Key] {
    defer { begun = [] }
    return begun == [KeyDecoder.escape] ? [.escape] : []
  }

  private mutating func key(endingWith byte: UInt8) -> Key? {
    switch byte {
    case KeyDecoder.escape:
      defer { begun = [byte] }
      return flush().first
    // A control byte ends any sequence.
    case ..<0x20, 0x7f:
      begun = []
      return KeyDecoder.key(control: byte)
    case _ where begun.first == KeyDecoder.escape: return key(afterEscape: byte)
    // Not one of the further bytes of a scalar.
    case ..<0x80, 0xc0...: begun = []
    default: break
    }
    begun.append(byte)
    guard let text = String(validating: begun, as: UTF8.self) else { return nil }
    begun = []
    return .character(Character(text))
  }

  /// After `ESC [` or `ESC O` come parameters, and a byte that ends the sequence. Any other byte
  /// after ESC is a key pressed together with Alt, which has no name here.
  private mutating func key(afterEscape byte: UInt8) -> Key? {
    begun.append(byte)
    let isOpen = begun.count == 2 ? "[O".utf8.contains(byte) : (0x20...0x3f).contains(byte)
    guard !isOpen else { return nil }
    defer { begun = [] }
    return begun.count == 2 ? nil : KeyDecoder.key(of: begun[2...])
  }

  private static func key(control byte: UInt8) -> Key {
    switch byte {
    case 0x08, 0x7f: .backspace
    case 0x09: .tab
    case 0x0a, 0x0d: .enter
    default: .control(Character(Unicode.Scalar(byte + 0x60)))
    }
  }

  /// The key of a sequence's parameters and its last byte; nil if it names none.
  private static func key(of sequence: ArraySlice<UInt8>) -> Key? {
    // A number names an editing key; a second one would name the modifiers.
    let words = String(decoding: sequence, as: UTF8.self)
    switch (words.last, words.prefix { $0.isNumber }) {
    case ("A", _): return .up
    case ("B", _): return .down
    case ("C", _): return .right
    case ("D", _): return .left
    case ("H", _), ("~", "1"), ("~", "7"): return .home
    case ("F", _), ("~", "4"), ("~", "8"): return .end
    case ("Z", _): return .backTab
    case ("~", "3"): return .delete
    case ("~", "5"): return .pageUp
    case ("~", "6"): return .pageDown
    default: return nil
    }
  }
}
