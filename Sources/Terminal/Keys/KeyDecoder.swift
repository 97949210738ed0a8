/// Turns the bytes that a terminal sends into keys.
///
/// ```swift
/// var decoder = KeyDecoder()
/// decoder.decode([0x61, 0x1b])  // [.character("a")]: what ESC begins is not known yet
/// decoder.decode([0x5b, 0x41])  // [.up]
/// ```
///
/// It works byte by byte, so it does not matter where one read ends and the next begins. Sequences
/// that name no key, invalid UTF-8 and the marks around pasted text are ignored.
///
/// See “XTerm Control Sequences”, <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>.
public struct KeyDecoder: Sendable {
  /// What kind of sequence the bytes so far have begun.
  private enum State {
    case ground
    case escape
    /// After `ESC [` or `ESC O`: which of them, and the parameters so far.
    case sequence(Character, [UInt8])
    /// After `ESC [ [`, which starts a function key on the Linux console: one more byte will
    /// follow.
    case function
    /// Inside a string sent by the terminal, such as its title.
    case string
    /// The bytes so far of a Unicode scalar outside ASCII, which is dropped if it followed ESC.
    case text([UInt8], isDropped: Bool)
  }

  /// No key has more parameter bytes; the rest is dropped to limit memory use.
  private static let longestParameters = 16

  private var state = State.ground

  public init() {}

  /// Whether the bytes so far end inside a sequence; if nothing follows, call ``flush()``.
  public var isWaiting: Bool {
    if case .ground = state { false } else { true }
  }

  /// Decodes the bytes that were read.
  ///
  /// - Returns: The keys that these bytes complete, in order.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, into: &keys) }
    return keys
  }

  /// Ends an unfinished sequence because nothing followed in time: a lone ESC is the escape key,
  /// and any other sequence names no key.
  public mutating func flush() -> [Key] {
    defer { state = .ground }
    if case .escape = state { return [.escape] }
    return []
  }

  private mutating func take(_ byte: UInt8, into keys: inout [Key]) {
    switch (state, byte) {
    case (.ground, _): begin(byte, into: &keys)
    case (.string, 0x07): state = .ground
    case (.escape, 0x1b): keys.append(.escape)
    case (_, 0x1b): state = .escape
    // A control byte ends any sequence and is decoded by itself, so Ctrl-C is never lost.
    case (_, ..<0x20), (_, 0x7f): begin(byte, into: &keys)
    case (.string, _): break
    case (.function, _): state = .ground
    case (.escape, _): open(byte)
    case (.sequence(let kind, let parameters), _): grow(kind, parameters, byte, into: &keys)
    case (.text(let bytes, let isDropped), _): grow(bytes, isDropped, byte, into: &keys)
    }
  }

  private mutating func begin(_ byte: UInt8, into keys: inout [Key]) {
    state = .ground
    if byte == 0x1b {
      state = .escape
    } else if byte < 0x80 {
      keys.append(KeyDecoder.key(ascii: byte))
    } else if KeyDecoder.length(lead: byte) != nil {
      state = .text([byte], isDropped: false)
    }
  }

  /// Handles the byte after ESC.
  ///
  /// An Alt key arrives as ESC and the key; it has no name here.
  private mutating func open(_ byte: UInt8) {
    switch Character(Unicode.Scalar(byte)) {
    case "[": state = .sequence("[", [])
    case "O": state = .sequence("O", [])
    case "P", "]", "X", "^", "_": state = .string
    default:
      state = KeyDecoder.length(lead: byte) == nil ? .ground : .text([byte], isDropped: true)
    }
  }

  private mutating func grow(
    _ kind: Character, _ parameters: [UInt8], _ byte: UInt8, into keys: inout [Key]
  ) {
    switch byte {
    case 0x30...0x3b,
      0x20...0x3f where kind == "[":
      state = .sequence(
        kind, Array((parameters + [byte]).prefix(KeyDecoder.longestParameters)))
    case UInt8(ascii: "[") where kind == "[" && parameters.isEmpty: state = .function
    case 0x40...0x7e:
      state = .ground
      let final = Character(Unicode.Scalar(byte))
      if let key = KeyDecoder.key(kind, parameters, final) { keys.append(key) }
    default: begin(byte, into: &keys)
    }
  }

  private mutating func grow(
    _ bytes: [UInt8], _ isDropped: Bool, _ byte: UInt8, into keys: inout [Key]
  ) {
    guard byte & 0xc0 == 0x80 else { return begin(byte, into: &keys) }
    let bytes = bytes + [byte]
    guard bytes.count == KeyDecoder.length(lead: bytes[0]) else {
      return state = .text(bytes, isDropped: isDropped)
    }
    state = .ground
    guard !isDropped, let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first, !(0x80...0x9f).contains(scalar.value)
    else { return }
    keys.append(.character(Character(scalar)))
  }

  /// How many bytes the first byte of a scalar outside ASCII announces; nil if it cannot be one.
  private static func length(lead: UInt8) -> Int? {
    switch lead {
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: nil
    }
  }

  /// The key for a byte below 0x80 other than ESC.
  private static func key(ascii byte: UInt8) -> Key {
    switch byte {
    case 0x08, 0x7f: .backspace
    case 0x09: .tab
    case 0x0a, 0x0d: .enter
    case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
    case ..<0x20: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }

  /// The key for `ESC [ parameters final` or `ESC O parameters final`; nil if it names none.
  private static func key(_ kind: Character, _ parameters: [UInt8], _ final: Character) -> Key? {
    switch (kind, final) {
    case ("O", "M"): .enter
    case ("[", "Z"): .backTab
    case ("[", "~"): editingKey(parameters)
    case (_, "A"): .up
    case (_, "B"): .down
    case (_, "C"): .right
    case (_, "D"): .left
    case (_, "H"): .home
    case (_, "F"): .end
    default: nil
    }
  }

  /// The key that the first parameter names; the ones after it are modifiers.
  private static func editingKey(_ parameters: [UInt8]) -> Key? {
    let first = parameters.prefix { $0 != UInt8(ascii: ";") }
    switch Int(String(decoding: first, as: UTF8.self)) {
    case 1, 7: return .home
    case 3: return .delete
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    default: return nil
    }
  }
}
