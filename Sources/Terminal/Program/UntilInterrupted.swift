import Foundation
import Synchronization

/// Runs some work until it ends, or until Ctrl-C or another request to quit cancels it. For programs
/// without a session, which has such requests among its events.
///
/// A request that is ignored at the start stays ignored: a program started by `nohup` survives a
/// hang-up, and a background job of a script survives Ctrl-C.
///
/// - Throws: The first ``Interruption`` if one cancelled the work, or what the work throws.
public func untilInterrupted<Result: Sendable>(
  _ work: @Sendable @escaping () async throws -> Result
) async throws -> Result {
  let former = SignalWatch.noteRequests()
  let task = Task { try await work() }
  let reason = Mutex<Interruption?>(nil)
  let mail = DispatchSource.makeReadSource(fileDescriptor: SignalMailbox.waitEnd, queue: .global())
  mail.setEventHandler {
    SignalMailbox.emptyPipe()
    let request = Interruption.allCases.first { SignalMailbox.take($0.rawValue) }
    guard let request else { return }
    reason.withLock { $0 = $0 ?? request }
    task.cancel()
  }
  mail.resume()
  defer {
    mail.cancel()
    for (signal, action) in former { action.install(for: signal) }
  }
  do { return try await task.value } catch is CancellationError {
    throw reason.withLock { $0 } ?? .interrupt
  }
}
