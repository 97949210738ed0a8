import PlayerVisit

/// A feed that was refreshed, and when.
struct Run: Equatable, CustomStringConvertible {
  let feed: Feed
  let tick: Int

  var description: String { "\(feed) in \(tick)" }
}

/// What a feed throws in these tests.
struct Outage: Error, Equatable {
  let run: Run
}

/// What the listener was told of a feed that failed; no outage if it threw something else.
struct Failure: Equatable {
  let feed: Feed
  let outage: Outage?
}

/// Notes what is refreshed in which tick, in order.
@MainActor
final class RunLog {
  /// Whose ticks are noted.
  weak var refresh: (any LiveRefreshing)?
  private(set) var runs: [Run] = []
  private(set) var failures: [Failure] = []
  /// The last tick that counts; `nil` if all do.
  private(set) var lastTick: Int?
  /// What a refresh does besides being noted.
  var onRun: ((Run, any LiveRefreshing) throws -> Void)?
  /// What the listener does when it is told of a failure.
  var onFailure: ((any LiveRefreshing) -> Void)?
  /// The feed whose answers wait until a test gives them.
  var slow: Feed?
  /// The answers that are still to be given.
  private var answers: [CheckedContinuation<Void, any Error>] = []
  /// Whether each refresh had been cancelled when its answer came; in the order of the answers.
  private(set) var cancellations: [Bool] = []

  func note(_ feed: Feed) async throws {
    let run = Run(feed: feed, tick: refresh?.tick ?? 0)
    runs.append(run)
    if let refresh { try onRun?(run, refresh) }
    guard feed == slow else { return }
    defer { cancellations.append(Task.isCancelled) }
    try await withCheckedThrowingContinuation { answers.append($0) }
  }

  /// How many answers are awaited.
  var openAnswers: Int { answers.count }

  /// Gives the answer that has been awaited longest; with an error it is a failure.
  func answer(throwing error: (any Error)? = nil) {
    answers.removeFirst().resume(with: error.map { .failure($0) } ?? .success(()))
  }

  func note(_ error: any Error, of feed: Feed) {
    failures.append(Failure(feed: feed, outage: error as? Outage))
    if let refresh { onFailure?(refresh) }
  }

  /// Forgets what was noted in the ticks after one. What is noted from now on stays.
  func end(after tick: Int) {
    runs.removeAll { $0.tick > tick }
    failures.removeAll { $0.outage.map { $0.run.tick > tick } ?? false }
    lastTick = tick
  }

  func clear() {
    runs = []
    lastTick = nil
  }
}

extension [Run] {
  /// What the rules ask for: both feeds in their periods, the timeline first.
  ///
  /// - Parameter first: The tick after which these runs begin.
  static func due(
    after first: Int = 0, through last: Int, timeline: Int, profile: Int
  ) -> [Run] {
    var runs: [Run] = []
    for tick in sequence(first: first + 1, next: { $0 + 1 }).prefix(Swift.max(0, last - first)) {
      if tick % timeline == 0 { runs.append(Run(feed: .timeline, tick: tick)) }
      if tick % profile == 0 { runs.append(Run(feed: .profile, tick: tick)) }
    }
    return runs
  }
}
