import Foundation

/// A program that runs to its end; a limit or a cancelled task ends it and everything it started.
package struct Child: Sendable {
  package struct Output: Sendable {
    /// The exit status; 128 plus the number of the signal that ended it, as in shells.
    package let status: Int32
    package let standardOutput: Data
    package let standardError: String
    /// Whether we ended it.
    package let wasEnded: Bool

    package var text: String { String(decoding: standardOutput, as: UTF8.self) }
  }

  /// A folder whose programs are found before those of the system; tests use it.
  @TaskLocal package static var programs: String?

  package var command: [String]
  package var folder: URL?
  /// What it reads.
  package var input = Data()
  /// Changes to our own environment; nil removes a variable.
  package var environment: [String: String?] = [:]
  /// Called with the process ID before a program without progress is ended; if the result is true,
  /// the program still gets a second.
  package var lastWish: (@Sendable (pid_t) -> Bool)?

  package init(_ command: [String], in folder: URL? = nil) {
    (self.command, self.folder) = (command, folder)
  }

  /// - Parameter goesOn: Called about every 50 milliseconds with a function that tells what the
  ///   program has printed so far; false ends the program.
  package func run(
    while goesOn: (_ printed: () -> String) -> Bool = { _ in true }
  ) async throws -> Output {
    try await TemporaryFolder.with { folder in
      let places = ["in", "out", "err"].map(folder.appendingPathComponent)
      for (place, data) in zip(places, [input, Data(), Data()]) { try data.write(to: place) }
      let id = try start(from: places)
      let (status, wasEnded) = await wait(for: id) {
        goesOn {
          String(
            decoding: FileManager.default.contents(atPath: places[1].path) ?? Data(), as: UTF8.self)
        }
      }
      // End the processes that it left behind in its group.
      kill(-id, SIGKILL)
      try Task.checkCancellation()
      return Output(
        status: status, standardOutput: try Data(contentsOf: places[1]),
        standardError: String(decoding: try Data(contentsOf: places[2]), as: UTF8.self),
        wasEnded: wasEnded)
    }
  }

  /// Starts the program as the leader of a process group.
  ///
  /// `Process` would not do: on Linux it waits for all that the program has started, and it may read
  /// beyond a buffer (swift-corelibs-foundation, pull request 5472).
  private func start(from places: [URL]) throws -> pid_t {
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    if let programs = Child.programs {
      variables["PATH"] = "\(programs):\(variables["PATH"] ?? "")"
    }
    // The shell finds the program on its own path, and goes to the folder.
    let words =
      ["sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder?.path ?? "."] + command
    let lists = [words, variables.map { "\($0.key)=\($0.value)" }].map { texts in
      texts.map { strdup($0) } + [nil]
    }
    defer { for text in lists.joined() { free(text) } }
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, place) in zip(0..., places) {
      posix_spawn_file_actions_addopen(
        &actions, Int32(number), place.path, number == 0 ? O_RDONLY : O_WRONLY, 0)
    }
    // Threads that run tasks block most signals, which a program would inherit.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))
    // If the program that started ours ignores it, so do we, and the system reports no status.
    _ = signal(SIGCHLD, SIG_DFL)
    var id: pid_t = 0
    let failure = posix_spawn(&id, "/bin/sh", &actions, &attributes, lists[0], lists[1])
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EAGAIN) }
    return id
  }

  /// - Returns: The status of the program, and whether we ended it.
  private func wait(
    for id: pid_t, while goesOn: () -> Bool
  ) async -> (status: Int32, wasEnded: Bool) {
    var pause = Duration.milliseconds(2)
    var deadline: ContinuousClock.Instant?
    var status: Int32 = 0xff00
    while waitpid(id, &status, WNOHANG) == 0 {
      if Task.isCancelled || deadline.map({ $0 < .now }) == true { Family.end(id) }
      if deadline == nil, pause >= .milliseconds(50), !goesOn() {
        let hasWish = lastWish?(id) ?? false
        deadline = .now + (hasWish ? .seconds(1) : .zero)
      }
      // A cancelled task does not sleep, but then the program is about to end.
      try? await Task.sleep(for: pause)
      pause = min(pause * 2, .milliseconds(50))
    }
    let ending = status & 0x7f
    return (ending == 0 ? (status >> 8) & 0xff : 128 + ending, deadline != nil)
  }
}

/// A process and all its descendants.
private enum Family {
  /// Stops each generation before it looks for the next, so that none can start another; then
  /// kills them all.
  static func end(_ root: pid_t) {
    var (members, generation) = ([pid_t](), [root])
    while !generation.isEmpty {
      for id in generation { send(SIGSTOP, to: id) }
      members += generation
      generation = all().filter { generation.contains($0.parent) }.map(\.id)
    }
    for id in members { send(SIGKILL, to: id) }
  }

  /// Sends a signal to a process and its group, if it leads one.
  private static func send(_ signal: Int32, to id: pid_t) {
    kill(-id, signal)
    kill(id, signal)
  }

  private static func all() -> [(id: pid_t, parent: pid_t)] {
    #if canImport(Darwin)
      let listing = Process()
      let pipe = Pipe()
      listing.executableURL = URL(fileURLWithPath: "/bin/ps")
      listing.arguments = ["-A", "-o", "pid=,ppid="]
      listing.standardOutput = pipe
      guard (try? listing.run()) != nil else { return [] }
      let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      return text.split(separator: "\n").compactMap { line in
        let ids = line.split(separator: " ").compactMap { pid_t($0) }
        return ids.count == 2 ? (ids[0], ids[1]) : nil
      }
    #else
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.compactMap { id in
        ProcessRecord(at: "/proc/\(id)/stat").flatMap { pid_t($0[1]) }.map { (id, $0) }
      }
    #endif
  }
}

/// Linux's record of a process or a thread, in a file such as `/proc/42/stat`.
struct ProcessRecord {
  /// From the state on: state, parent, group, …; the name before them may have any characters.
  private let fields: [Substring]

  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard let end = text.lastIndex(of: ")") else { return nil }
    fields = text[end...].dropFirst().split(separator: " ")
  }

  subscript(_ index: Int) -> Substring { index < fields.count ? fields[index] : "" }
}
