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
