import Foundation

/// A program that shows a long text one screen at a time.
struct Pager {
  /// A shell command line, as in `$PAGER`, including variables and arguments.
  let commandLine: String

  /// Shows a text and waits until the reader leaves the pager.
  ///
  /// The shell starts the pager in the foreground, where it can read keys. `Process` would not: it
  /// creates a new process group. While the pager runs, Ctrl-C is left to it.
  ///
  /// - Returns: False if the pager could not be started, so that nothing was shown.
  func show(_ text: String) -> Bool {
    guard isOnPath else { return false }
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

  /// Whether the pager's program exists, so that the shell does not complain.
  private var isOnPath: Bool {
    let words = commandLine.split(separator: " ").map(String.init)
    guard let name = words.first(where: { !$0.contains("=") }) else { return false }
    // Leave quotes, variables and the like to the shell.
    guard !name.contains(where: { "'\"\\$`~(){}[];|&<>*?!".contains($0) }) else { return true }
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let candidates = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return candidates.contains { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
