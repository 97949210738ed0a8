/// Bytes as they come, of which the first and the last are kept and the middle is let go.
struct CappedText {
  let limit: Int
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var dropped = 0

  /// - Parameter limit: How many bytes are kept, half of them from the start.
  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    let room = min(max(0, limit / 2 - head.count), bytes.count)
    head.append(contentsOf: bytes.prefix(room))
    tail.append(contentsOf: bytes.dropFirst(room))
    // Twice the half is let grow before it is cut, so that each byte is moved once at most.
    if tail.count > limit { cutTail() }
  }

  /// All that was kept, with a line where bytes are missing.
  var text: String {
    var whole = self
    whole.cutTail()
    guard whole.dropped > 0 else { return String(decoding: whole.head + whole.tail, as: UTF8.self) }
    return String(decoding: whole.head, as: UTF8.self)
      + "\n… \(whole.dropped) bytes left out …\n"
      + String(decoding: whole.tail, as: UTF8.self)
  }

  private mutating func cutTail() {
    let excess = tail.count - (limit - limit / 2)
    guard excess > 0 else { return }
    tail.removeFirst(excess)
    dropped += excess
  }
}
