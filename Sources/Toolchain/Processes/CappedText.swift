/// Bytes as they come, of which the first and the last are kept and the middle is let go.
///
/// Whole buffers are copied at once, never byte by byte: a program that prints waits at the pipe for
/// as long as this takes.
struct CappedText {
  let limit: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  /// How many bytes are let go of for good.
  private var dropped = 0

  /// - Parameter limit: How many bytes are kept, half of them from the start.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let room = min(max(0, limit / 2 - head.count), bytes.count)
    if room > 0 { head.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<room])) }
    // Of a buffer that alone is more than the tail holds, the end is enough.
    let rest = UnsafeRawBufferPointer(rebasing: bytes[max(room, bytes.count - tailLimit)...])
    if room + rest.count < bytes.count {
      dropped += tail.count + bytes.count - room - rest.count
      tail.removeAll(keepingCapacity: true)
    }
    tail.append(contentsOf: rest)
    // Twice the half is let grow before it is cut, so that each byte is moved once at most.
    if tail.count > limit { cutTail() }
  }

  /// How many bytes are missing in the middle.
  var leftOut: Int { dropped + max(0, tail.count - tailLimit) }

  /// All that was kept, with a line where bytes are missing.
  var text: String {
    guard leftOut > 0 else { return String(decoding: head + tail, as: UTF8.self) }
    return String(decoding: head, as: UTF8.self)
      + "\n… \(leftOut) bytes left out …\n"
      + String(decoding: tail.suffix(tailLimit), as: UTF8.self)
  }

  private var tailLimit: Int { limit - limit / 2 }

  private mutating func cutTail() {
    let excess = tail.count - tailLimit
    guard excess > 0 else { return }
    tail.removeFirst(excess)
    dropped += excess
  }
}
