import Terminal

/// What the program's environment says about the reader's screen.
struct ConsoleTraits: Hashable, Sendable {
  let usesColor: Bool
  let width: Int
  /// The shell command line of the pager; nil if the reader wants none.
  let pager: String?

  /// - Parameters:
  ///   - isTerminal: Whether standard output is a terminal.
  ///   - columns: The width that the terminal reports; nil or 0 if it reports none.
  ///   - environment: The environment; `NO_COLOR`, `TERM`, `COLUMNS`, `PAGER` and `LESS` are used.
  init(isTerminal: Bool, columns: Int?, environment: [String: String]) {
    let isDumb = TerminalInfo.isDumb { environment[$0] }
    usesColor = isTerminal && TerminalInfo.wantsColor { environment[$0] }
    let known = [columns, environment["COLUMNS"].flatMap { Int($0) }].compactMap { $0 }
    width = known.first { (1...10_000).contains($0) } ?? 80
    pager = isTerminal && !isDumb ? ConsoleTraits.pager(in: environment) : nil
  }

  private static func pager(in environment: [String: String]) -> String? {
    guard let chosen = environment["PAGER"] else {
      // F: quit at once if the text fits on the screen; R: show colours; X: leave the text on the
      // screen.
      return environment["LESS"] == nil ? "LESS=FRX less -R" : "less -R"
    }
    let command = chosen.drop { $0.isWhitespace }
    guard !command.isEmpty else { return nil }
    return environment["LESS"] == nil ? "LESS=FRX \(command)" : String(command)
  }
}
