import Foundation

/// Turns terminal input into keys, and decides how long an ESC may wait for its sequence.
struct KeyReader {
  /// How long the rest of a sequence may take to follow an ESC.
  private static let escapeDelay = Duration.milliseconds(50)

  private(set) var hasEnded = false
  private let descriptor: Int32
  private var decoder = KeyDecoder()
  /// When the decoder's unfinished sequence is to be flushed.
  private var flushTime: ContinuousClock.Instant?

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Waits once for bytes or a note from a signal handler, but not beyond a given time.
  mutating func read(until end: ContinuousClock.Instant) -> [Key] {
    if let bytes = bytes(until: min(end, flushTime ?? end)) {
      let keys = decoder.decode(bytes)
      flushTime = decoder.isWaiting ? .now + KeyReader.escapeDelay : nil
      return keys
    }
    guard let flushTime, flushTime <= .now else { return [] }
    self.flushTime = nil
    return decoder.flush()
  }

  private mutating func bytes(until end: ContinuousClock.Instant) -> [UInt8]? {
    var sources = [
      pollfd(fd: SignalMailbox.waitEnd, events: Int16(POLLIN), revents: 0),
      // `poll` skips a negative descriptor; one at its end would always be ready.
      pollfd(fd: hasEnded ? -1 : descriptor, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up, so that a wait never ends too early.
    let milliseconds = ((end - .now) / .milliseconds(1)).rounded(.up)
    let timeout = Int32(min(max(0, milliseconds), 1e9))
    guard poll(&sources, nfds_t(sources.count), timeout) > 0 else { return nil }
    if sources[0].revents != 0 { SignalMailbox.emptyPipe() }
    guard sources[1].revents != 0 else { return nil }
    var buffer: [UInt8] = Array(repeating: 0, count: 1024)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    hasEnded = count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}
