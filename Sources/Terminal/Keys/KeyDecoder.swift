/// Turns the bytes that a terminal sends into keys.
///
/// It works byte by byte, so it does not matter where one read ends and the next begins. Sequences
/// that name no key, invalid UTF-8 and the marks around pasted text are ignored.
///
/// See “XTerm Control Sequences”, <https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>.
struct KeyDecoder {
  private static let escape: UInt8 = 0x1b
  /// No sequence that names a key has more bytes; the rest is dropped to limit memory use.
  private static let longestSequence = 18

  /// The bytes of an unfinished sequence or scalar outside ASCII; an Alt key, which has no name
  /// here, arrives as ESC and the key.
  private var begun: [UInt8] = []

  /// Whether the bytes so far end inside a sequence; if nothing follows, call ``flush()``.
  var isWaiting: Bool { !begun.isEmpty }

  /// The keys completed by some more bytes.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      if let key = key(endingWith: byte) { keys.append(key) }
    }
    return keys
  }

  /// Ends an unfinished sequence because nothing followed in time: a lone ESC is the escape key,
  /// and any other sequence names no key.
  mutating func flush() -> [Key] {
    defer { begun = [] }
    return begun == [KeyDecoder.escape] ? [.escape] : []
  }

  private mutating func key(endingWith byte: UInt8) -> Key? {
    let before = begun
    begun = []
    let kind = before.dropFirst().first.map { Character(Unicode.Scalar($0)) }
    switch byte {
    case KeyDecoder.escape:
      begun = [byte]
      return before == begun ? .escape : nil
    // A control byte ends any sequence and is decoded on its own, so Ctrl-C is never lost.
    case ..<0x20, 0x7f: return KeyDecoder.key(control: byte)
    case _ where before.first == KeyDecoder.escape && (kind == "[" || kind == "O"):
      return key(of: before, byte)
    case ..<0x80 where before == [KeyDecoder.escape]:
      if "[O".contains(Character(Unicode.Scalar(byte))) { begun = before + [byte] }
      return nil
    case ..<0x80: return .character(Character(Unicode.Scalar(byte)))
    default: return character(before, byte)
    }
  }

  /// The key that a byte after `ESC [` or `ESC O` completes.
  private mutating func key(of before: [UInt8], _ byte: UInt8) -> Key? {
    let (kind, parameters) = (Character(Unicode.Scalar(before[1])), before.dropFirst(2))
    // `ESC [ [` begins a function key on the Linux console: one more byte follows.
    if parameters == [UInt8(ascii: "[")] { return nil }
    switch byte {
    case 0x30...0x3b,
      0x20...0x3f where kind == "[",
      UInt8(ascii: "[") where kind == "[" && parameters.isEmpty:
      begun = Array((before + [byte]).prefix(KeyDecoder.longestSequence))
      return nil
    case 0x40...0x7e:
      return KeyDecoder.key(kind, parameters, Character(Unicode.Scalar(byte)))
    default: return key(endingWith: byte)
    }
  }

  /// The character completed by a byte outside ASCII; a character after ESC is dropped.
  private mutating func character(_ before: [UInt8], _ byte: UInt8) -> Key? {
    let isFirst = byte & 0xc0 != 0x80 && before != [KeyDecoder.escape]
    let bytes = isFirst ? [byte] : before + [byte]
    let isDropped = bytes.first == KeyDecoder.escape
    guard let text = String(validating: bytes.dropFirst(isDropped ? 1 : 0), as: UTF8.self) else {
      // Bytes that no further byte can complete are dropped, too.
      if bytes.count < 5 { begun = bytes }
      return nil
    }
    guard !isDropped, let scalar = text.unicodeScalars.first,
      !(0x80...0x9f).contains(scalar.value)
    else { return nil }
    return .character(Character(scalar))
  }

  private static func key(control byte: UInt8) -> Key {
    switch byte {
    case 0x08, 0x7f: .backspace
    case 0x09: .tab
    case 0x0a, 0x0d: .enter
    case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  /// The key for `ESC [ parameters final` or `ESC O parameters final`; nil if it names none.
  private static func key(
    _ kind: Character, _ parameters: ArraySlice<UInt8>, _ final: Character
  ) -> Key? {
    if kind == "[", final == "u" { return key(coded: String(decoding: parameters, as: UTF8.self)) }
    // The first parameter names an editing key; the ones after it are modifiers.
    let first = parameters.prefix { $0 != UInt8(ascii: ";") }
    switch (kind, final, Int(String(decoding: first, as: UTF8.self))) {
    case ("O", "M", _): return .enter
    case ("[", "Z", _): return .backTab
    case (_, "A", _): return .up
    case (_, "B", _): return .down
    case (_, "C", _): return .right
    case (_, "D", _): return .left
    case (_, "H", _), ("[", "~", 1), ("[", "~", 7): return .home
    case (_, "F", _), ("[", "~", 4), ("[", "~", 8): return .end
    case ("[", "~", 3): return .delete
    case ("[", "~", 5): return .pageUp
    case ("[", "~", 6): return .pageDown
    default: return nil
    }
  }

  /// The key for `ESC [ code ; modifiers u`, which some terminals send; nil if it names none.
  ///
  /// See “fixterms”, <https://www.leonerd.org.uk/hacks/fixterms/>.
  private static func key(coded parameters: String) -> Key? {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map {
      $0.split(separator: ":").map { Int($0) ?? 0 }
    }
    // A terminal may add the event: 3 means that the key came up.
    guard let code = numbers.first?.first, numbers.dropFirst().first?.dropFirst().first != 3,
      let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
    else { return nil }
    let modifiers = (numbers.dropFirst().first?.first ?? 1) - 1
    let (hasShift, hasAlt, hasControl) = (modifiers & 1 > 0, modifiers & 2 > 0, modifiers & 4 > 0)
    switch code {
    case 27: return .escape
    case 13: return .enter
    case 9: return hasShift ? .backTab : .tab
    case 127: return .backspace
    // Numbers from here on name keys that type nothing.
    case ..<32, 57_344...63_743: return nil
    default:
      let character = Character(scalar)
      if hasControl { return .control(Character(character.lowercased())) }
      return hasAlt ? nil : .character(hasShift ? Character(character.uppercased()) : character)
    }
  }
}
