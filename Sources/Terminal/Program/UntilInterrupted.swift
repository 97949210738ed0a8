import Foundation
import Synchronization

/// Runs some work until it ends, or until Ctrl-C or another request to quit cancels it. For programs
/// without a session, which has such requests among its events.
///
/// A request that is ignored at the start stays ignored: a program started by `nohup` survives a
/// hang-up, and a background job of a script survives Ctrl-C.
///
/// - Throws: The last ``Interruption`` if one cancelled the work, or what the work throws.
public func untilInterrupted<Result: Sendable>(
  _ work: @Sendable @escaping () async throws -> Result
) async throws -> Result {
  // A signal that comes before its watch would be ignored.
  let (watching, continuation) = AsyncStream.makeStream(of: Void.self)
  let task = Task {
    for await _ in watching.prefix(Interruption.heeded.count) {}
    return try await work()
  }
  let reason = Mutex<Interruption?>(nil)
  let watches = Interruption.heeded.map { interruption in
    signal(interruption.rawValue, SIG_IGN)
    let watch = DispatchSource.makeSignalSource(signal: interruption.rawValue, queue: .global())
    watch.setEventHandler {
      reason.withLock { $0 = interruption }
      task.cancel()
    }
    watch.setRegistrationHandler { continuation.yield() }
    watch.resume()
    return watch
  }
  defer {
    for watch in watches { watch.cancel() }
    for interruption in Interruption.heeded { signal(interruption.rawValue, SIG_DFL) }
  }
  do { return try await task.value } catch is CancellationError {
    throw reason.withLock { $0 } ?? .interrupt
  }
}

extension Interruption {
  /// Those that were not ignored before the first work.
  fileprivate static let heeded = allCases.filter { interruption in
    var action = sigaction()
    sigaction(interruption.rawValue, nil, &action)
    return !action.isIgnored
  }
}
