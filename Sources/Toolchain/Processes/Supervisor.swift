import Foundation

/// Drains a child's output until it has ended, and ends it and its descendants if necessary.
struct Supervisor: ~Copyable {
  /// The phase of ending a child that should be gone.
  private enum Ending {
    case notAsked
    case tracing(until: ContinuousClock.Instant)
    case asked(killAt: ContinuousClock.Instant, afterChild: Bool)
    case killed(giveUpAt: ContinuousClock.Instant)
  }

  /// The beginning of the last line of a backtrace from Swift.
  private static let traced = "Backtrace took "
  private static let betweenInspections = Duration.milliseconds(100)

  private let process: ChildProcess
  private let isCancelled: () -> Bool
  private let session: ProcessSession
  private let clock = ContinuousClock()
  private var output: OutputReader
  private var error: OutputReader
  private var ending = Ending.notAsked
  private var isUnwanted = false
  private var nextInspection = ContinuousClock.now + Supervisor.betweenInspections

  init(
    of process: ChildProcess, _ isCancelled: @escaping () -> Bool,
    lines: (@Sendable (String) -> Void)?
  ) throws(ChildProcessError) {
    self.process = process
    self.isCancelled = isCancelled
    let (output, error): (Int32, Int32)
    (session, output, error) = try process.start()
    self.output = OutputReader(output, limit: process.outputLimit, lines: lines)
    self.error = OutputReader(error, limit: process.outputLimit, lines: lines)
  }

  /// How often it was asked to end: by the task's cancellation, or because our own program was told
  /// to quit.
  private var requests: Int { (isCancelled() ? 1 : 0) + QuitSignals.count }

  consuming func waitForEnd() throws -> ChildProcess.Output {
    repeat {
      waitForOutput()
      output.readAll()
      error.readAll()
    } while !isOver()
    // The output that it left in the pipes when it ended.
    let (output, error) = (output.finish(), error.finish())
    let (status, signal) = session.reapLeader()
    if requests > 0 { throw CancellationError() }
    return ChildProcess.Output(
      status: signal == 0 ? status : 128 + signal, wasKilled: signal != 0,
      bytes: output, standardError: String(decoding: error, as: UTF8.self))
  }

  /// Ends every process that must end; true if none is left.
  private mutating func isOver() -> Bool {
    let childEnded = session.hasLeaderEnded
    if !childEnded { inspect() }
    guard childEnded || requests > 0 || isUnwanted else { return false }
    if childEnded, session.members.isEmpty { return true }
    switch ending {
    case .notAsked:
      guard isUnwanted, requests == 0, !childEnded, let time = process.backtraceTime,
        session.trapBusiestThread()
      else {
        ask(afterChild: childEnded)
        break
      }
      ending = .tracing(until: clock.now + time)
    case .tracing(let until)
    where childEnded || requests > 0 || clock.now >= until || error.ends(with: Supervisor.traced):
      ask(afterChild: childEnded)
    case .tracing: break
    case .asked(let killAt, _) where clock.now >= killAt || requests > 1:
      session.signal(SIGKILL)
      ending = .killed(giveUpAt: clock.now + .seconds(5))
    case .asked(let killAt, afterChild: false) where childEnded:
      // A process that was just starting when we sent the signal may have missed it.
      session.signal(SIGTERM)
      ending = .asked(killAt: killAt, afterChild: true)
    case .asked: break
    case .killed(let giveUpAt):
      session.signal(SIGKILL)
      // Only the system itself can keep a killed process alive, and we need not wait for that.
      if childEnded, clock.now >= giveUpAt { return true }
    }
    return false
  }

  private mutating func ask(afterChild: Bool) {
    session.signal(SIGTERM)
    ending = .asked(killAt: clock.now + process.grace, afterChild: afterChild)
  }

  private mutating func inspect() {
    guard let shouldEnd = process.shouldEnd, !isUnwanted, clock.now >= nextInspection
    else { return }
    isUnwanted = shouldEnd(session.memory)
    nextInspection = clock.now + Supervisor.betweenInspections
  }

  /// Waits briefly for output, so that everything else can be checked in between.
  ///
  /// A child that has closed both streams is about to end, so the wait is shorter then.
  private func waitForOutput() {
    // A stream that has ended is skipped.
    var streams = [output, error].map {
      pollfd(fd: $0.hasEnded ? -1 : $0.descriptor, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&streams, nfds_t(streams.count), output.hasEnded && error.hasEnded ? 1 : 10)
  }
}
