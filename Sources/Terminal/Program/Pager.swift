import Foundation

/// A program that shows a long text one screen at a time.
enum Pager {
  /// Shows a text and waits until the reader leaves the pager.
  ///
  /// The shell starts the pager in the foreground, where it can read keys. `Process` would not: it
  /// creates a new process group. While the pager runs, Ctrl-C is left to it.
  ///
  /// - Parameter commandLine: For a shell, as in `$PAGER`, with variables and arguments.
  /// - Returns: False if the pager could not be started, so that nothing was shown.
  static func show(_ text: String, with commandLine: String) -> Bool {
    let oldInterrupt = signal(SIGINT, { _ in })
    let oldQuit = signal(SIGQUIT, { _ in })
    defer {
      signal(SIGINT, oldInterrupt)
      signal(SIGQUIT, oldQuit)
    }
    guard let pipe = popen(commandLine, "w") else { return false }
    fputs(text, pipe)
    let status = pclose(pipe)
    let exit = (status >> 8) & 0xFF
    return status != -1 && exit != 126 && exit != 127
  }
}
