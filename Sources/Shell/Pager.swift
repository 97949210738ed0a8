import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that shows a long text a screen at a time.
struct Pager {
  /// As in `$PAGER`: a command line for the shell, variables and arguments included.
  let commandLine: String

  /// Shows a text and waits until the reader leaves the pager.
  ///
  /// The shell starts the pager in the foreground, where it can read keys; `Process` would not: it
  /// makes a process group of its own. Ctrl-C is the pager's while it runs.
  ///
  /// - Returns: False when the pager could not be started, so that nothing was shown.
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

  /// Whether there is a program with the pager's name, so that the shell need not complain.
  private var isOnPath: Bool {
    let words = commandLine.split(separator: " ").map(String.init)
    guard let name = words.first(where: { !$0.contains("=") }) else { return false }
    // The shell's business: quotes, variables and the like.
    guard !name.contains(where: { "'\"\\$`~(){}[];|&<>*?!".contains($0) }) else { return true }
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let candidates = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
    return candidates.contains { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
