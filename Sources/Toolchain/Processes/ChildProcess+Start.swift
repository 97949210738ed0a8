import Foundation
import Synchronization

extension ChildProcess {
  /// Held while pipes are made and a child is started, so that no other child inherits their ends.
  private static let inheritance = Mutex(())

  /// Variables that move SwiftPM's build products to an unexpected place; the first overrides even
  /// the option `--scratch-path`.
  private static let moving = ["SWIFTPM_BUILD_DIR", "SWIFTPM_TESTS_MODULECACHE"]

  /// Starts the child as the leader of its own session.
  ///
  /// A process group would not be enough: `swift test` puts the tests that it runs into their own
  /// group, and dies of a SIGTERM without ending them.
  ///
  /// - Returns: The session, and the descriptors to read its output from, which never block.
  func start() throws(ChildProcessError) -> (ProcessSession, output: Int32, error: Int32) {
    var environment = ProcessInfo.processInfo.environment
    for name in ChildProcess.moving { environment[name] = nil }
    for (name, value) in self.environment { environment[name] = value }
    // The name is unique, not the value: a descendant may itself be one of our children, with its
    // own mark.
    let mark = endsRunaways ? "SHIPSHAPE_RUN_\(UUID().uuidString.filter(\.isHexDigit))" : nil
    if let mark { environment[mark] = "1" }
    let command = try command(on: environment["PATH"] ?? "/usr/bin:/bin")
    let variables = environment.map { "\($0.key)=\($0.value)" }
    // If the program that started ours ignores it, so do we, and the system reports no status.
    _ = signal(SIGCHLD, SIG_DFL)
    var leader: pid_t = 0
    var (outputs, errors): ([Int32], [Int32]) = ([], [])
    let failure = ChildProcess.inheritance.withLock { _ in
      (outputs, errors) = (ChildProcess.pipeEnds(), ChildProcess.pipeEnds())
      guard outputs.count + errors.count == 4 else { return errno }
      defer { for end in [outputs.removeLast(), errors.removeLast()] { close(end) } }
      return ChildProcess.spawn(
        &leader, command, variables, reading: input?.path ?? "/dev/null",
        printingTo: (outputs[1], errors[1]))
    }
    guard failure == 0 else {
      for end in outputs + errors { close(end) }
      throw .notStarted(program, reason: String(cString: strerror(failure)))
    }
    return (ProcessSession(leader: leader, mark: mark), outputs[0], errors[0])
  }

  /// The end to read from, which fails with `EAGAIN` if there is nothing to read, and the end to
  /// write to; none if the system has no more.
  private static func pipeEnds() -> [Int32] {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return [] }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, fcntl(ends[0], F_GETFL) | O_NONBLOCK)
    return ends
  }

  /// The program's file, found as a shell finds it, and its arguments.
  ///
  /// To run in a folder it goes through a shell, since not every system can start a child in a
  /// given folder.
  private func command(on path: String) throws(ChildProcessError) -> [String] {
    let folders = path.split(separator: ":")
    let candidates = program.contains("/") ? [program] : folders.map { "\($0)/\(program)" }
    let file = candidates.lazy.map { URL(fileURLWithPath: $0) }.first {
      !$0.isFolder && FileManager.default.isExecutableFile(atPath: $0.path)
    }
    guard let file else { throw .noProgram(program) }
    guard let directory else { return [file.path] + arguments }
    guard directory.isFolder else { throw .noFolder(directory.path) }
    return ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", directory.path, file.path] + arguments
  }

  #if canImport(Darwin)
    private static let flags =
      POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
      | POSIX_SPAWN_CLOEXEC_DEFAULT
  #else
    /// `POSIX_SPAWN_SETSID` in Glibc and Musl, whose headers declare it only for GNU sources.
    private static let setSession: Int32 = 0x80
    private static let flags =
      setSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
  #endif

  /// Starts a program with its streams, in its own session.
  ///
  /// - Returns: 0, or the error number.
  private static func spawn(
    _ id: inout pid_t, _ command: [String], _ environment: [String], reading input: String,
    printingTo streams: (output: Int32, error: Int32)
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
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, streams.output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, streams.error, STDERR_FILENO)

    // Our ignored and blocked signals are not passed on: a child starts with nothing ignored or
    // blocked.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    sigdelset(&signals, SIGKILL)
    sigdelset(&signals, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    let lists: [[UnsafeMutablePointer<CChar>?]] = [command, environment].map { texts in
      texts.map { strdup($0) } + [nil]
    }
    defer { for copy in lists.joined() { free(copy) } }
    return posix_spawn(&id, command[0], &actions, &attributes, lists[0], lists[1])
  }
}
