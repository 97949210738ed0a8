import Foundation
import Text

/// Describes the place to which a program's output goes.
enum TerminalInfo {
  /// Nil if there is no terminal or its size is unknown.
  static func size(of descriptor: Int32) -> Size? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Whether the environment allows colours: unless `NO_COLOR` is set and not empty
  /// (<https://no-color.org>).
  static func wantsColor(_ environment: [String: String]) -> Bool {
    (environment["NO_COLOR"] ?? "").isEmpty && !isDumb(environment)
  }

  static func isDumb(_ environment: [String: String]) -> Bool {
    environment["TERM"] == "dumb"
  }
}

/// Why a terminal session cannot start.
public enum TerminalError: ReaderError, Hashable {
  case notATerminal
  /// The terminal cannot place the cursor, as `TERM=dumb` says.
  case tooSimple

  public var description: String {
    switch self {
    case .notATerminal: "This needs a terminal: run it in one, not through a pipe or a file."
    case .tooSimple: "This terminal cannot place the cursor (TERM is “dumb”): use another one."
    }
  }
}
