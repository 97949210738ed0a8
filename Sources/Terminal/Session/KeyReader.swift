import Foundation

/// Turns terminal input into keys, and decides how long an ESC may wait for its sequence.
struct KeyReader {
  /// How long the rest of a sequence may take to follow an ESC, in milliseconds.
  private static let escapeDelay: Int32 = 50

  private(set) var hasEnded = false
  private let descriptor: Int32
  private var decoder = KeyDecoder()

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for keys, but not longer than a time in milliseconds, and a moment more in a sequence.
  mutating func read(within time: Int32) -> [Key] {
    var keys = decoder.decode(bytes(within: time))
    while decoder.isWaiting {
      let more = bytes(within: KeyReader.escapeDelay)
      keys += more.isEmpty ? decoder.flush() : decoder.decode(more)
    }
    return keys
  }

  private mutating func bytes(within time: Int32) -> [UInt8] {
    // `poll` skips a negative descriptor; one at its end would always be ready.
    var source = pollfd(fd: hasEnded ? -1 : descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, time) > 0 else { return [] }
    var buffer: [UInt8] = Array(repeating: 0, count: 1024)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    hasEnded = count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)
    return Array(buffer.prefix(max(0, count)))
  }
}
