/// Collects bytes as they arrive, keeping the first and the last and dropping the middle.
///
/// Buffers are copied whole, never byte by byte: the program that prints blocks on the pipe while
/// we do this.
struct CappedText {
  let limit: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  /// How many bytes have been dropped for good.
  private var dropped = 0

  /// - Parameter limit: How many bytes to keep; half of them come from the start.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let room = min(max(0, limit / 2 - head.count), bytes.count)
    if room > 0 { head.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<room])) }
    // If the buffer alone exceeds the tail, only its end is needed.
    let rest = UnsafeRawBufferPointer(rebasing: bytes[max(room, bytes.count - tailLimit)...])
    if room + rest.count < bytes.count {
      dropped += tail.count + bytes.count - room - rest.count
      tail.removeAll(keepingCapacity: true)
    }
    tail.append(contentsOf: rest)
    // The tail may grow to twice its size before it is cut, so each byte is moved at most once.
    if tail.count > limit { cutTail() }
  }

  /// How many bytes are missing in the middle.
  var leftOut: Int { dropped + max(0, tail.count - tailLimit) }

  /// Everything that was kept, with a line that marks where bytes are missing.
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
