/// The bytes of one Unicode scalar outside ASCII, as they arrive.
struct UTF8Sequence: Sendable {
  /// How many bytes the lead byte announces.
  let length: Int
  /// Whether the scalar is read only to be skipped.
  let isDropped: Bool
  var bytes: [UInt8]

  /// - Parameters:
  ///   - lead: The first byte; the result is nil if it cannot be one.
  ///   - isDropped: Whether ``character`` is nil whatever bytes follow.
  init?(lead: UInt8, isDropped: Bool = false) {
    switch lead {
    case 0xc2...0xdf: length = 2
    case 0xe0...0xef: length = 3
    case 0xf0...0xf4: length = 4
    default: return nil
    }
    self.isDropped = isDropped
    bytes = [lead]
  }

  var isComplete: Bool { bytes.count >= length }

  /// The character; nil if the bytes are not a valid scalar, or are one that controls terminals.
  var character: Character? {
    guard !isDropped, let text = String(validating: bytes, as: UTF8.self),
      let scalar = text.unicodeScalars.first, !(0x80...0x9f).contains(scalar.value)
    else { return nil }
    return Character(scalar)
  }
}
