import Foundation

/// What a program may assume about the place where its output goes.
public enum TerminalInfo {
  /// Whether a file descriptor refers to a terminal.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// The size of the terminal behind a file descriptor; nil if there is no terminal or its size is
  /// unknown.
  public static func size(of descriptor: Int32) -> Size? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Whether colours are wanted: on a terminal that has them, unless `NO_COLOR` is set and not
  /// empty (<https://no-color.org>).
  ///
  /// - Parameters:
  ///   - descriptor: Where the output goes.
  ///   - variable: Looks up an environment variable; nil if it is not set.
  public static func usesColor(
    _ descriptor: Int32, variable: (String) -> String? = TerminalInfo.variable
  ) -> Bool {
    isTerminal(descriptor) && wantsColor(variable)
  }

  /// Whether the environment allows colours.
  public static func wantsColor(_ variable: (String) -> String?) -> Bool {
    (variable("NO_COLOR") ?? "").isEmpty && !isDumb(variable)
  }

  /// A variable of this process's environment.
  public static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether the terminal understands no escape sequences.
  public static func isDumb(_ variable: (String) -> String?) -> Bool {
    variable("TERM") == "dumb"
  }
}

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

/// Why a terminal session cannot begin.
public enum TerminalError: Error, Hashable {
  /// Input or output is a pipe, a file or nothing.
  case notATerminal
  /// The terminal cannot place the cursor, as `TERM=dumb` says.
  case tooSimple
  /// Another session is open in this process; both would need the same signal handlers.
  case alreadyOpen
  /// The system refused a call.
  case refused(call: String, number: Int32)
}

extension TerminalError: CustomStringConvertible {
  /// One sentence; for the first two cases the caller adds what else the reader can do.
  public var description: String {
    switch self {
    case .notATerminal: "This needs a terminal: run it in one, not through a pipe or a file."
    case .tooSimple: "This terminal cannot place the cursor: TERM says “dumb”."
    case .alreadyOpen: "The screen is already in use by another session of this program."
    case .refused(let call, let number):
      "The terminal could not be prepared: \(call) failed with error \(number)."
    }
  }
}
