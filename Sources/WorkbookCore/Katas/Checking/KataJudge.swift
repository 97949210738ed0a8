import Foundation
import Synchronization

/// Runs a kata's behaviours until each is judged.
///
/// First all of them at once. Where that run does not come to its end, those that it left open run
/// again. If it ended by itself, each after the other: the one that had started when the process
/// ended is the culprit, and the rest goes on without it. If we ended it, because nothing went on or
/// because it took too much memory, each in a process of its own: only there nobody else can be to
/// blame, neither one that runs at the same time nor what one before it has left behind.
struct KataJudge {
  let run: KataRun
  /// Told on any thread what it is doing.
  let phases: @Sendable (TestPhase) -> Void
  /// How many behaviours may hang before the others are given up.
  var mostHung = 12
  /// How many run at the same time, each in a process of its own, once one of them hung: so many
  /// wait for the limit together.
  var mostApart = 4
  /// How often the process may end early before the others are given up.
  var mostCrashes = 40

  init(run: KataRun, phases: @escaping @Sendable (TestPhase) -> Void) {
    self.run = run
    self.phases = phases
  }

  enum Outcome {
    case judged([KataBehaviour], remarks: [String])
    /// The tests say nothing that could be judged, with a sentence that says why.
    case stopped(String, [KataBehaviour])
    /// The process died of something that a stale build may be the cause of.
    case suspect
  }

  var root: URL { run.kata.workbook.root }

  /// - Parameter isClean: Whether the build is beyond doubt, so that a crash is the kata's own.
  func judge(isClean: Bool) async throws -> Outcome {
    let first = try await attempt(nil, oneByOne: false, done: 0, of: nil)
    guard !first.recorder.entries.isEmpty else {
      return .stopped(nothing(first.result), [])
    }
    var course = KataCourse(first.recorder.entries)
    course.settle(by: first)
    guard !first.recorder.hasEnded else {
      return lateEnd(first.result, course).map { .stopped($0, course.behaviours) }
        ?? .judged(course.behaviours, remarks: course.remarks)
    }
    if !isClean, isSuspect(first.result) { return .suspect }
    if let only = first.recorder.onlyStarted, course.open == [only], isItsOwn(first.result) {
      note(only, first.result, &course)
    }
    var end = first.result.end
    while !course.open.isEmpty, case .exited = end, course.culprits < mostCrashes {
      let next = try await attempt(
        course.open, oneByOne: true, done: course.done, of: course.entries.count)
      course.settle(by: next)
      end = next.result.end
      if end == .tookTooMuchMemory { break }
      if let culprit = next.recorder.onlyStarted {
        note(culprit, next.result, &course)
      } else if next.recorder.hasEnded || !next.recorder.entries.contains(where: \.course.hasEnded)
      {
        break
      }
    }
    switch end {
    case .hung: try await judgeApart(mostApart, &course)
    case .tookTooMuchMemory: try await judgeApart(1, &course)
    case .exited: break
    }
    if course.culprits == 0, course.open.isEmpty {
      guard first.result.end == .hung || first.result.end == .tookTooMuchMemory else {
        return .stopped(together(first.result), course.behaviours)
      }
      course.remark(
        first.result.end == .hung
          ? "With all behaviours at once nothing went on for \(first.result.patience.inSeconds), "
            + "so the open ones were judged alone."
          : "All behaviours at once took more than \(memory), so the open ones were judged alone.")
    }
    giveUp(&course)
    return .judged(course.behaviours, remarks: course.remarks)
  }

  /// Whether the end of a run with others is sure to be due to the one that was under way last.
  private func isItsOwn(_ result: KataRun.Result) -> Bool {
    switch result.end {
    case .exited: true
    case .hung: result.patience >= run.limit
    case .tookTooMuchMemory: false
    }
  }

  func attempt(
    _ tests: [String]?, oneByOne: Bool, done: Int, of all: Int?,
    stalls: @escaping @Sendable (KataRun.Stall) -> KataRun.Stall = { $0 }
  ) async throws -> KataCourse.Attempt {
    let count = Mutex(0)
    let phases = phases
    let result = try await run.run(tests, oneByOne: oneByOne) { news in
      switch news {
      case .ended(let ids):
        // A suite's identity has no slash behind it for a function.
        let functions = ids.count { $0.contains("/") && $0.contains("(") }
        let sum = count.withLock { count in
          count += functions
          return count
        }
        phases(all.map { .judging(done: min($0, done + sum), of: $0) } ?? .running)
      case .stalled(let stall):
        let sum = count.withLock { $0 }
        phases(.stalled(stalls(stall), done: done + sum, of: all))
      }
    }
    return KataCourse.Attempt(
      result: result, recorder: KataRecorder(result.records, root: root.path))
  }

  /// Notes what became of the behaviour during which a run ended.
  func note(_ id: String, _ result: KataRun.Result, _ course: inout KataCourse) {
    switch result.end {
    case .hung:
      course.note(
        id, .hung, "It did not end: nothing went on for \(run.limit.inSeconds), so it was ended.")
    case .tookTooMuchMemory:
      course.note(id, .crashed(KataCrash(place: nil, reason: reason(result))))
    case .exited(let status) where status <= 128:
      course.note(
        id,
        .crashed(
          KataCrash(
            place: nil,
            reason: "It ended the process with exit status \(status) before it was over itself.")))
    case .exited(let status):
      course.note(id, .crashed(crash(result.printed, signal: status - 128)))
    }
  }
}
