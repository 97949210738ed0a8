import Foundation

/// Turns terminal input into keys, and decides how long an ESC may wait for its sequence.
struct KeyReader {
  /// How long the rest of a sequence may take to follow an ESC.
  private static let escapeDelay = Duration.milliseconds(50)

  private var reader: InputReader
  private var decoder = KeyDecoder()
  /// When the decoder's unfinished sequence is to be flushed.
  private var flushTime: ContinuousClock.Instant?

  init(descriptor: Int32) {
    reader = InputReader(descriptor: descriptor)
  }

  /// Waits for bytes once, and no longer than until a given time.
  ///
  /// - Returns: The keys that are complete; empty too when a signal woke the reader.
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

  /// Whether the input has ended and this is the first call to report it.
  ///
  /// - Parameter isGone: Whether the end was noticed elsewhere.
  mutating func noteEnd(alsoIf isGone: Bool) -> Bool {
    guard reader.end == .met || isGone, reader.end != .reported else { return false }
    reader.end = .reported
    return true
  }
}

extension Duration {
  /// The duration in milliseconds, rounded up so that a wait never ends too early.
  fileprivate var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let perMillisecond: Int64 = 1_000_000_000_000_000
    return Int(seconds * 1000 + (attoseconds + perMillisecond - 1) / perMillisecond)
  }
}

/// Waits for bytes from the terminal and for notes from signal handlers.
struct InputReader {
  /// Whether the input has ended, and whether that has been reported.
  enum End { case ahead, met, reported }

  let descriptor: Int32
  var end = End.ahead

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for bytes or a note from a signal handler, at most for some milliseconds.
  ///
  /// - Returns: The bytes; nil if there are none.
  mutating func bytes(milliseconds: Int) -> [UInt8]? {
    var sources = [
      pollfd(fd: SignalMailbox.waitEnd, events: Int16(POLLIN), revents: 0),
      // `poll` skips a negative descriptor; one at its end would always be ready.
      pollfd(fd: end == .ahead ? descriptor : -1, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = Int32(clamping: max(0, milliseconds))
    guard poll(&sources, nfds_t(sources.count), timeout) > 0 else { return nil }
    if sources[0].revents != 0 { SignalMailbox.emptyPipe() }
    return sources[1].revents == 0 ? nil : readyBytes()
  }

  private mutating func readyBytes() -> [UInt8]? {
    var buffer: [UInt8] = Array(repeating: 0, count: 1024)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { return Array(buffer.prefix(count)) }
    if count == 0 || (errno != EINTR && errno != EAGAIN) { end = .met }
    return nil
  }
}
