#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads a terminal's attributes and switches it to raw mode.
enum RawMode {
  /// The terminal's current attributes.
  static func attributes(of descriptor: Int32) throws(TerminalError) -> termios {
    var attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else {
      throw .refused(call: "tcgetattr", number: errno)
    }
    return attributes
  }

  /// Switches to raw mode: every byte arrives at once and unchanged, without echo, and none becomes
  /// a signal.
  static func enter(_ descriptor: Int32, from original: termios) throws(TerminalError) {
    var raw = original
    cfmakeraw(&raw)
    while tcsetattr(descriptor, TCSANOW, &raw) != 0 {
      guard errno == EINTR else { throw .refused(call: "tcsetattr", number: errno) }
    }
  }
}
