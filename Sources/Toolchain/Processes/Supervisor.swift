import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Drains what a child prints until it has ended, and ends it and all that it started if it must.
struct Supervisor: ~Copyable {
  /// What is being done about a child that should be gone.
  private enum Ending {
    case notAsked
    case asked(killAt: ContinuousClock.Instant, afterChild: Bool)
    case killed(giveUpAt: ContinuousClock.Instant)
  }

  private let child: RunningChild
  private let process: ChildProcess
  private let stop: StopSwitch
  private let session: ProcessSession
  private let clock = ContinuousClock()
  private let started: ContinuousClock.Instant
  private var output: OutputReader
  private var error: OutputReader
  private var ending = Ending.notAsked
  private var isLate = false
  private var isUnwanted = false
  private var nextInspection: ContinuousClock.Instant
  /// Spent on reading and looking since the last inspection.
  private var ourTime = Duration.zero

  init(
    _ child: RunningChild, of process: ChildProcess, stop: StopSwitch,
    lines: (@Sendable (ChildProcess.Line) -> Void)?
  ) {
    self.child = child
    self.process = process
    self.stop = stop
    session = ProcessSession(leader: child.id, mark: child.mark)
    started = clock.now
    nextInspection = started + Supervisor.betweenInspections
    output = OutputReader(child.output, .standardOutput, of: process, lines: lines)
    error = OutputReader(child.error, .standardError, of: process, lines: lines)
  }

  consuming func waitForEnd() throws -> ChildProcess.Output {
    let (child, stop) = (child, stop)
    Thread.detachNewThread {
      child.waitForEnd()
      stop.childEnded()
    }
    repeat {
      waitForNews()
      let start = clock.now
      output.readAll()
      error.readAll()
      ourTime += start.duration(to: clock.now)
    } while !isOver()
    output.finish()
    error.finish()
    child.closeOutput()
    let status = child.reap()
    if stop.news.reason != nil { throw CancellationError() }
    if isLate, let limit = process.timeLimit {
      throw ChildProcessError.timedOut(process.program, after: limit)
    }
    return ChildProcess.Output(
      status: status, standardOutput: output.text, standardError: error.text,
      leftOut: output.leftOut + error.leftOut, wasEnded: isUnwanted)
  }

  /// Ends what has to be ended; true when nothing is left.
  private mutating func isOver() -> Bool {
    let news = stop.news
    if let limit = process.timeLimit, !news.childEnded, clock.now >= started + limit {
      isLate = true
    }
    inspect(unless: news.childEnded)
    guard news.childEnded || news.reason != nil || isLate || isUnwanted else { return false }
    if news.childEnded, session.members.isEmpty { return true }
    switch ending {
    case .notAsked:
      session.signal(SIGTERM)
      ending = .asked(killAt: clock.now + process.grace, afterChild: news.childEnded)
    case .asked(let killAt, _) where clock.now >= killAt || news.pulls > 1:
      session.signal(SIGKILL)
      ending = .killed(giveUpAt: clock.now + .seconds(5))
    case .asked(let killAt, afterChild: false) where news.childEnded:
      // A process that was just being started when we asked may have missed it.
      session.signal(SIGTERM)
      ending = .asked(killAt: killAt, afterChild: true)
    case .asked: break
    case .killed(let giveUpAt):
      session.signal(SIGKILL)
      // Only the system itself can hold back a killed process, and we need not wait for it.
      if news.childEnded, clock.now >= giveUpAt { return true }
    }
    return false
  }

  /// Asks from time to time whether the child should go on.
  private mutating func inspect(unless childEnded: Bool) {
    guard let shouldEnd = process.shouldEnd, !childEnded, !isUnwanted, clock.now >= nextInspection
    else { return }
    let start = clock.now
    let memory = session.memory
    isUnwanted = shouldEnd(ChildProcess.Usage(memory: memory, ourTime: ourTime))
    ourTime = start.duration(to: clock.now)
    nextInspection = clock.now + Supervisor.betweenInspections
  }

  private static let betweenInspections = Duration.milliseconds(100)

  /// Waits until a stream can be read, something is told, or it is time to look again.
  private func waitForNews() {
    var watched = [stop.descriptor, output.descriptor, error.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    _ = poll(&watched, nfds_t(watched.count), patience())
    if watched[0].revents != 0 { stop.hear() }
  }

  /// How long to wait, in milliseconds; -1 is until there is news.
  private func patience() -> Int32 {
    guard case .notAsked = ending else { return 10 }
    let inspection = process.shouldEnd == nil ? nil : nextInspection
    guard let next = [process.timeLimit.map { started + $0 }, inspection].compactMap({ $0 }).min()
    else { return -1 }
    let left = next - clock.now
    let (seconds, attoseconds) = left.components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return Int32(clamping: max(0, milliseconds + 1))
  }
}
