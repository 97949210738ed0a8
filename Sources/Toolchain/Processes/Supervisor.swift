import Foundation

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
  private let isCancelled: () -> Bool
  private let session: ProcessSession
  private let clock = ContinuousClock()
  private var output: OutputReader
  private var error: OutputReader
  private var ending = Ending.notAsked
  private var isUnwanted = false
  private var nextInspection: ContinuousClock.Instant
  /// How often it was asked to end: by the task's cancellation, or because our own program was told
  /// to quit.
  private var requests: Int { (isCancelled() ? 1 : 0) + QuitSignals.count }
  /// Time that we spent reading output and inspecting since the last inspection.
  private var ourTime = Duration.zero

  init(
    _ child: RunningChild, of process: ChildProcess, _ isCancelled: @escaping () -> Bool,
    lines: (@Sendable (String) -> Void)?
  ) {
    self.child = child
    self.process = process
    self.isCancelled = isCancelled
    session = ProcessSession(leader: child.id, mark: child.mark)
    nextInspection = clock.now + Supervisor.betweenInspections
    output = OutputReader(child.output, limit: process.outputLimit, lines: lines)
    error = OutputReader(child.error, limit: process.outputLimit, lines: lines)
  }

  consuming func waitForEnd() throws -> ChildProcess.Output {
    repeat {
      waitForOutput()
      let start = clock.now
      output.readAll()
      error.readAll()
      ourTime += start.duration(to: clock.now)
    } while !isOver()
    // What it left in the pipes when it ended.
    output.readAll()
    error.readAll()
    child.closeOutput()
    let (status, signal) = child.reap()
    if requests > 0 { throw CancellationError() }
    let texts = (output.text(), error.text())
    return ChildProcess.Output(
      status: signal == 0 ? status : 128 + signal, wasKilled: signal != 0,
      standardOutput: texts.0, standardError: texts.1,
      leftOut: output.leftOut + error.leftOut, wasEnded: isUnwanted)
  }

  /// Ends whatever must end; true when nothing is left.
  private mutating func isOver() -> Bool {
    let childEnded = child.hasEnded
    if !childEnded { inspect() }
    guard childEnded || requests > 0 || isUnwanted else { return false }
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
