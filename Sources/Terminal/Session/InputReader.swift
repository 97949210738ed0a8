#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
