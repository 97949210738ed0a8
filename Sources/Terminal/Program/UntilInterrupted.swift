/// Runs some work until it ends, or until Ctrl-C or another request to quit cancels it. For programs
/// without a session, which has such requests among its events.
///
/// A request that is ignored at the start stays ignored: a program started by `nohup` survives a
/// hang-up, and a background job of a script survives Ctrl-C.
///
/// - Throws: The ``Interruption`` that cancelled the work, or what the work throws.
public func untilInterrupted<Result: Sendable>(
  _ work: @Sendable @escaping () async throws -> Result
) async throws -> Result {
  SignalWatch.begin()
  defer { SignalWatch.end() }
  return try await withThrowingTaskGroup(of: Result.self) { group in
    group.addTask { try await work() }
    group.addTask {
      while true {
        if let request = SignalMailbox.takeRequest() { throw request }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    defer { group.cancelAll() }
    for try await result in group { return result }
    throw CancellationError()
  }
}
