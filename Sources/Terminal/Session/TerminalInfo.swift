#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
