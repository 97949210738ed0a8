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
public struct KeyDecoder: Sendable {
  /// What kind of sequence the bytes so far have begun.
  private enum State {
    case ground
    case escape
    /// After `ESC [`: the parameters so far.
    case control([UInt8])
    /// After `ESC O`: the parameters so far.
    case single([UInt8])
    /// After `ESC [ [`, which starts a function key on the Linux console: one more byte will
    /// follow.
    case function
    /// Inside a string sent by the terminal, such as its title.
    case string
    case text(UTF8Sequence)
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
    case (.escape, _): open(byte, into: &keys)
    case (.control(let parameters), _): grow(parameters, byte, into: &keys)
    case (.single(let parameters), _): growSingle(parameters, byte, into: &keys)
    case (.text(let sequence), _): grow(sequence, byte, into: &keys)
    }
  }

  private mutating func begin(_ byte: UInt8, into keys: inout [Key]) {
    state = .ground
    if byte == 0x1b {
      state = .escape
    } else if byte < 0x80 {
      keys.append(KeyTable.key(ascii: byte))
    } else if let sequence = UTF8Sequence(lead: byte) {
      state = .text(sequence)
    }
  }

  /// Handles the byte after ESC.
  ///
  /// An Alt key arrives as ESC and the key; it has no name here.
  private mutating func open(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single([])
    case UInt8(ascii: "P"), UInt8(ascii: "]"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string
    case 0x80...:
      // An Alt key outside ASCII: its bytes are collected, then dropped.
      state = UTF8Sequence(lead: byte, isDropped: true).map(State.text) ?? .ground
    default: state = .ground
    }
  }

  private mutating func grow(_ parameters: [UInt8], _ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case 0x20...0x3f:
      state = .control(Array((parameters + [byte]).prefix(KeyDecoder.longestParameters)))
    case UInt8(ascii: "[") where parameters.isEmpty: state = .function
    case 0x40...0x7e:
      state = .ground
      if let key = KeyTable.key(control: byte, parameters) { keys.append(key) }
    default: begin(byte, into: &keys)
    }
  }

  private mutating func growSingle(_ parameters: [UInt8], _ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"):
      state = .single(Array((parameters + [byte]).prefix(KeyDecoder.longestParameters)))
    case 0x40...0x7e:
      state = .ground
      if let key = KeyTable.key(single: byte) { keys.append(key) }
    default: begin(byte, into: &keys)
    }
  }

  private mutating func grow(_ sequence: UTF8Sequence, _ byte: UInt8, into keys: inout [Key]) {
    guard byte & 0xc0 == 0x80 else { return begin(byte, into: &keys) }
    var sequence = sequence
    sequence.bytes.append(byte)
    guard sequence.isComplete else { return state = .text(sequence) }
    state = .ground
    if let character = sequence.character { keys.append(.character(character)) }
  }
}
