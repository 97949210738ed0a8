/// Makes keys of what a terminal sends, and knows how long an ESC may wait for its sequence.
struct KeyReader {
  /// How long after an ESC the rest of a sequence may still follow.
  private static let escapeDelay = Duration.milliseconds(50)

  private var reader: InputReader
  private var decoder = KeyDecoder()
  /// When what the decoder holds back is to be taken as it is.
  private var flushTime: ContinuousClock.Instant?

  init(descriptor: Int32) {
    reader = InputReader(descriptor: descriptor)
  }

  /// Waits for bytes once, and not beyond a time.
  ///
  /// - Returns: The keys that are complete; none also when a signal woke the reader.
  mutating func read(until end: ContinuousClock.Instant) -> [Key] {
    let wait = min(end, flushTime ?? end) - .now
    if let bytes = reader.bytes(milliseconds: wait.wholeMilliseconds) {
      let keys = decoder.decode(bytes)
      flushTime = decoder.isWaiting ? .now + KeyReader.escapeDelay : nil
      return keys
    }
    guard let flushTime, flushTime <= .now else { return [] }
    self.flushTime = nil
    return decoder.flush()
  }

  /// Whether there is nobody at the other end, and this is the first to hear of it.
  ///
  /// - Parameter isGone: Whether something else has found that out.
  mutating func noteEnd(alsoIf isGone: Bool) -> Bool {
    guard reader.end == .met || isGone, reader.end != .reported else { return false }
    reader.end = .reported
    return true
  }
}

extension Duration {
  /// Rounded up, so that waiting for it never ends too early.
  fileprivate var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let perMillisecond: Int64 = 1_000_000_000_000_000
    return Int(seconds * 1000 + (attoseconds + perMillisecond - 1) / perMillisecond)
  }
}
