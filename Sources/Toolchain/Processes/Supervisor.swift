import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Drains a child's output until it has ended, and ends it and everything that it started if
/// necessary.
struct Supervisor: ~Copyable {
  /// The stage of ending a child that should be gone.
  private enum Ending {
    case notAsked
    case asked(killAt: ContinuousClock.Instant, afterChild: Bool)
    case killed(giveUpAt: ContinuousClock.Instant)
  }

  private let child: RunningChild
  private let process: ChildProcess
  private let cancellation: Cancellation
  private let session: ProcessSession
  private let clock = ContinuousClock()
  private let started: ContinuousClock.Instant
  private var output: OutputReader
  private var error: OutputReader
  private var ending = Ending.notAsked
  private var isLate = false
  private var isUnwanted = false
  private var nextInspection: ContinuousClock.Instant
  /// How often it was asked to end: by the task's cancellation, or because our own program was told
  /// to quit.
  private var requests: Int { (cancellation.isRequested ? 1 : 0) + Interruption.count }
  /// Time that we spent reading output and inspecting since the last inspection.
  private var ourTime = Duration.zero

  init(
    _ child: RunningChild, of process: ChildProcess, _ cancellation: Cancellation,
    lines: (@Sendable (ChildProcess.Line) -> Void)?
  ) {
    self.child = child
    self.process = process
    self.cancellation = cancellation
    session = ProcessSession(leader: child.id, mark: child.mark)
    started = clock.now
    nextInspection = started + Supervisor.betweenInspections
    output = OutputReader(child.output, .standardOutput, of: process, lines: lines)
    error = OutputReader(child.error, .standardError, of: process, lines: lines)
  }

  consuming func waitForEnd() throws -> ChildProcess.Output {
    repeat {
      waitForOutput()
      let start = clock.now
      output.readAll()
      error.readAll()
      ourTime += start.duration(to: clock.now)
    } while !isOver()
    output.finish()
    error.finish()
    child.closeOutput()
    let status = child.reap()
    if requests > 0 { throw CancellationError() }
    if isLate, let limit = process.timeLimit {
      throw ChildProcessError.timedOut(process.program, after: limit)
    }
    return ChildProcess.Output(
      status: status, standardOutput: output.text, standardError: error.text,
      leftOut: output.leftOut + error.leftOut, wasEnded: isUnwanted)
  }

  /// Ends whatever must end; true when nothing is left.
  private mutating func isOver() -> Bool {
    let childEnded = child.hasEnded
    if let limit = process.timeLimit, !childEnded, clock.now >= started + limit { isLate = true }
    if !childEnded { inspect() }
    guard childEnded || requests > 0 || isLate || isUnwanted else { return false }
    if childEnded, session.members.isEmpty { return true }
    switch ending {
    case .notAsked:
      session.signal(SIGTERM)
      ending = .asked(killAt: clock.now + process.grace, afterChild: childEnded)
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

  /// Asks at intervals whether the child should go on.
  private mutating func inspect() {
    guard let shouldEnd = process.shouldEnd, !isUnwanted, clock.now >= nextInspection else {
      return
    }
    let start = clock.now
    let memory = session.memory
    isUnwanted = shouldEnd(ChildProcess.Usage(memory: memory, ourTime: ourTime))
    ourTime = start.duration(to: clock.now)
    nextInspection = clock.now + Supervisor.betweenInspections
  }

  private static let betweenInspections = Duration.milliseconds(100)

  /// Waits briefly for output, so that everything else can be checked in between.
  ///
  /// A child that has closed both streams is about to end, so the wait is shorter then.
  private func waitForOutput() {
    var streams = [output.descriptor, error.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let isSilent = output.descriptor < 0 && error.descriptor < 0
    _ = poll(&streams, nfds_t(streams.count), isSilent ? 1 : 10)
  }
}
