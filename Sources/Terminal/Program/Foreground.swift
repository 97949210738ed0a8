import Foundation

/// Runs other programs on the reader's terminal, where they read the keys and draw.
public enum Foreground {
  /// Runs a program and waits for its end. Ctrl-C is left to the program, and Ctrl-Z stops both.
  ///
  /// `Process` would not do: it gives a program its own group, which may not read keys.
  ///
  /// - Parameter text: What it reads; its keys come from the terminal.
  /// - Returns: Its exit status; 128 plus the signal number if a signal ended it, 127 if it could
  ///   not be started.
  public static func run(_ command: [String], reading text: String = "") -> Int32 {
    let words = command.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }
    // If the program that started ours ignores it, so do we, and the system reports no status.
    _ = signal(SIGCHLD, SIG_DFL)
    return SignalWatch.leavingKeys {
      // A program would inherit the signals that our thread blocks.
      let input = SignalWatch.unblocking { popen("exec " + words.joined(separator: " "), "w") }
      guard let input else { return 127 }
      // No other program that we start meanwhile may keep the text from ending.
      _ = fcntl(fileno(input), F_SETFD, FD_CLOEXEC)
      fputs(text, input)
      let status = pclose(input)
      let signal = status & 0x7f
      return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }
  }
}
