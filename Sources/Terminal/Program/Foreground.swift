import Foundation

/// Runs other programs on the reader's terminal, where they read the keys and draw.
public enum Foreground {
  /// Runs a program and waits for its end. Ctrl-C is left to the program, and Ctrl-Z stops both.
  ///
  /// `Process` would not do: it gives a program its own group, which may not read keys.
  ///
  /// - Parameters:
  ///   - text: The text that it reads; nil for the terminal.
  ///   - environment: Added to our own.
  /// - Returns: Its exit status; 128 plus the signal number if a signal ended it, 127 if it could
  ///   not be started.
  public static func run(
    _ command: [String], reading text: String? = nil, environment: [String: String] = [:]
  ) -> Int32 {
    var input: UnsafeMutablePointer<FILE>?
    if let text {
      // A nameless file, which disappears when it is closed.
      input = tmpfile()
      guard let input, fputs(text, input) >= 0, fflush(input) == 0 else { return 127 }
      rewind(input)
    }
    defer { if let input { fclose(input) } }
    // If the program that started ours ignores it, so do we, and the system reports no status.
    _ = signal(SIGCHLD, SIG_DFL)
    return SignalWatch.leavingKeys {
      var id: pid_t = 0
      guard start(&id, command, environment, input: input.map { fileno($0) }) == 0 else {
        return 127
      }
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0 { guard errno == EINTR else { return 127 } }
      let ending = status & 0x7f
      return ending == 0 ? (status >> 8) & 0xff : 128 + ending
    }
  }

  /// - Returns: 0, or the error number.
  private static func start(
    _ id: inout pid_t, _ command: [String], _ environment: [String: String], input: Int32?
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    // Threads that run tasks block most signals, which a program would inherit.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(truncatingIfNeeded: Int32(POSIX_SPAWN_SETSIGMASK)))
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .map { "\($0.key)=\($0.value)" }
    let lists: [[UnsafeMutablePointer<CChar>?]] = [command, variables].map { texts in
      texts.map { strdup($0) } + [nil]
    }
    defer { for copy in lists.joined() { free(copy) } }
    return posix_spawnp(&id, command[0], &actions, &attributes, lists[0], lists[1])
  }
}
