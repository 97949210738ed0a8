import Book
import Foundation
import Practice
import Terminal

/// Watches one kata until the reader leaves it.
///
/// Each event, such as a key, changed files or a verdict, gives a new state to show and effects to
/// carry out.
@MainActor
final class WatchLoop {
  private let kata: Kata
  private let limit: Duration
  private let screen: any WatchScreen
  /// Shows the pages.
  private let console: any Console
  private let pace: Duration
  private let checking: Checking
  private let runGit: VersionDiff.Runner
  private let read: @Sendable () async -> KataState
  private let start = ContinuousClock.now
  private var state: WatchState
  private var check: Task<Void, Never>?
  /// The number of checks that have not ended yet, most of them cancelled.
  private var checks = 0
  private var ending: WatchEnding?
  private var files = FileLooks()

  /// - Parameters:
  ///   - limit: How long a run may go without any progress.
  ///   - pace: The time between two looks at the keys; files at rest are looked at half as often.
  init(
    _ kata: Kata, limit: Duration = .seconds(10), on screen: any WatchScreen,
    _ console: any Console,
    pace: Duration = .milliseconds(50), checking: @escaping Checking,
    runGit: @escaping VersionDiff.Runner = { Foreground.run($0) },
    read: @escaping @Sendable () async -> KataState
  ) {
    self.kata = kata
    self.limit = limit
    self.screen = screen
    self.console = console
    self.pace = pace
    self.checking = checking
    self.runGit = runGit
    self.read = read
    state = WatchState(kata, size: screen.size)
  }

  /// Runs until the reader leaves or the task is cancelled, and no check is running.
  func run() async -> WatchEnding {
    var looks = 0
    show()
    while !Task.isCancelled {
      let events = screen.events()
      // A key takes effect only after the files saved before it are known.
      if ending == nil, looks.isMultiple(of: 2) || files.areMoving || !events.isEmpty,
        let changed = files.change(await read())
      {
        take(.files(changed))
      }
      for event in events { take(.screen(event)) }
      if let ending {
        check?.cancel()
        if checks == 0 { return ending }
      }
      // The duration of a check is shown in seconds.
      if state.check != nil, looks.isMultiple(of: 10) { show() }
      looks += 1
      try? await Task.sleep(for: pace)
    }
    check?.cancel()
    await check?.value
    return ending ?? .left
  }

  private var now: Duration { ContinuousClock.now - start }

  private func show() { screen.show(state, at: now) }

  private func take(_ event: WatchEvent) {
    guard ending == nil else { return }
    for effect in state.take(event, at: now) {
      do { try perform(effect) } catch { take(.notice("\(error)")) }
    }
    show()
  }

  private func perform(_ effect: WatchEffect) throws {
    switch effect {
    case .check:
      let former = check
      former?.cancel()
      checks += 1
      check = Task {
        defer { checks -= 1 }
        await former?.value
        let result = await judge()
        if !Task.isCancelled { take(.judged(result)) }
      }
    case .open(let page): try open(page)
    case .moveOn:
      guard let next = Kata.next(in: kata.workbook, besides: kata.lesson) else {
        take(.notice("No other kata is left; scripts/workbook play opens this one."))
        break
      }
      if !next.isStarted { try next.start() }
      ending = .moved(to: next.lesson)
    // Files that have just been saved are checked first.
    case .finish: if !files.areMoving { try finish() }
    case .take(let request): if !files.areMoving { _ = try OpenChange.take(request, in: kata) }
    case .leave(let ending): self.ending = ending
    }
  }

  /// Ends the open change with the verdict on screen, and shows its cost and what comes next.
  private func finish() throws {
    guard let verdict = state.result?.verdict, let open = try OpenChange(in: kata) else { return }
    try open.finish(verdict)
    take(.judged(CheckResult(keeping: verdict)))
    take(.notice("“\(open.request.title)” is finished; its tests stay in your kata."))
  }

  private func row() throws -> ChangeRow { try ChangeRow(of: kata, KataLog(kata).history()) }

  private func judge() async -> CheckResult {
    let (phases, feed) = AsyncStream.makeStream(of: CheckPhase.self)
    async let told: Void = tell(phases)
    let result: CheckResult
    do {
      result = CheckResult(
        keeping: try await checking(KataCheck(kata, limit: limit)) { feed.yield($0) })
    } catch {
      result = CheckResult(verdict: Verdict(of: kata, stopped: "\(error)"))
    }
    feed.finish()
    await told
    return result
  }

  /// Takes the phases of a check in order, until it ends or another check is wanted.
  private func tell(_ phases: AsyncStream<CheckPhase>) async {
    for await phase in phases { take(.phase(phase)) }
  }

  /// Shows a page outside the screen until the reader comes back.
  private func open(_ page: WatchPage) throws {
    switch page {
    case .verdict: screen.lend { console.page { state.text(on: $0) } }
    case .lesson: try show(kata.workbook.text(of: kata.lesson))
    case .sum: try show(RowSummary(of: row(), in: kata.workbook).markdown())
    case .hint:
      let hints = try kata.workbook.hints(for: kata.lesson)
      let number = try kata.noteHint(among: hints.count, further: 1)
      let shown = (1...number).reversed().map { number in
        "## Hint \(number) of \(hints.count)\n\n\(hints[number - 1])\n"
      }
      try show(shown.joined(separator: "\n"))
    case .diff:
      let diff = try changes()
      if let sentence = diff.sameness(in: kata.lesson) {
        take(.notice(sentence))
      } else {
        try screen.lend { _ = try diff.show(running: runGit) }
      }
    }
  }

  private func show(_ markdown: String) throws {
    screen.lend { console.page(markdown, in: kata.lesson.pageFolder, asIs: false) }
  }

  /// The reader's changes: since taking the open request, or in all.
  private func changes() throws -> VersionDiff {
    if let open = try OpenChange(in: kata) {
      let (former, now) = try open.versions()
      return VersionDiff("then", former, "mine", now)
    }
    return try VersionDiff(("before", "mine"), of: kata.lesson, in: kata.workbook)
  }
}

/// Looks at a kata's files repeatedly.
struct FileLooks {
  /// The files reported last.
  private var known: KataState?
  private var last: KataState?

  /// Whether the last look saw a change that is not reported yet.
  var areMoving: Bool { last != known }

  /// The files once they are at rest after a change, since editors write in several steps.
  mutating func change(_ files: KataState) -> KataState? {
    defer { last = files }
    guard files != known, known == nil || files == last else { return nil }
    known = files
    return files
  }
}
