import Book
import Foundation
import Practice
import Terminal

/// Watches one kata until the reader leaves it.
///
/// Each event, such as a key, changed files or a verdict, gives a new state, which is shown, and
/// effects, which are carried out.
@MainActor
final class WatchLoop {
  typealias Checking =
    @Sendable (Kata, @escaping @Sendable (CheckPhase) -> Void) async throws -> Verdict

  private let kata: Kata
  private let screen: any WatchScreen
  private let usesColor: Bool
  private let pace: Duration
  private let checking: Checking
  private let read: @Sendable () -> KataState
  private let (events, inbox) = AsyncStream.makeStream(of: WatchEvent.self)
  private let start = ContinuousClock.now
  private var state: WatchState
  private var check: Task<Void, Never>?
  /// The number of the check whose end counts.
  private var checks = 0

  /// - Parameter pace: From one look at the keys to the next; files are looked at half as often.
  init(
    _ kata: Kata, on screen: any WatchScreen, usesColor: Bool, pace: Duration = .milliseconds(50),
    checking: @escaping Checking, read: @escaping @Sendable () -> KataState
  ) {
    self.kata = kata
    self.screen = screen
    self.usesColor = usesColor
    self.pace = pace
    self.checking = checking
    self.read = read
    state = WatchState(kata, size: screen.size, questions: kata.questions)
  }

  /// Runs until the reader leaves and no check is running.
  func run() async -> WatchEnding {
    let looking = [Task { await lookAtScreen() }, lookAtFiles()]
    defer { for task in looking { task.cancel() } }
    screen.show(state, at: now)
    for await event in events {
      if case .ended(_, let number) = event, number != checks { continue }
      for effect in state.take(event, at: now) {
        do {
          guard let ending = try perform(effect) else { continue }
          screen.show(state, at: now)
          check?.cancel()
          await check?.value
          return ending
        } catch {
          inbox.yield(.notice("\(error)"))
        }
      }
      screen.show(state, at: now)
    }
    return .left
  }

  private var now: Duration { ContinuousClock.now - start }

  private func lookAtScreen() async {
    var looks = 0
    while !Task.isCancelled {
      for event in screen.events() { inbox.yield(.screen(event)) }
      // The duration of a check is shown in seconds.
      if state.check != nil, looks.isMultiple(of: 10) { screen.show(state, at: now) }
      looks += 1
      try? await Task.sleep(for: pace)
    }
  }

  private func lookAtFiles() -> Task<Void, Never> {
    Task.detached { [read, inbox, pace] in
      var looks = FileLooks()
      while !Task.isCancelled {
        if let files = looks.change(read()) { inbox.yield(.files(files)) }
        try? await Task.sleep(for: pace * 2)
      }
    }
  }

  /// - Returns: How watching ends, if it does.
  private func perform(_ effect: WatchEffect) throws -> WatchEnding? {
    switch effect {
    case .check:
      let former = check
      former?.cancel()
      checks += 1
      check = Task { [checks] in
        await former?.value
        inbox.yield(.ended(await judge(), check: checks))
      }
    case .open(let kind, let again): inbox.yield(.page(try page(kind, again: again)))
    case .moveOn:
      guard let next = try progress.load().next(in: kata.workbook, besides: kata.lesson) else {
        inbox.yield(.notice("All nine katas are refactored: scripts/workbook play shows your own."))
        break
      }
      if !next.isStarted { try next.start() }
      return .moved(to: next.lesson)
    case .take: try takeNext()
    case .leave(let ending): return ending
    }
    return nil
  }

  /// The kata's files change with it, so that a check begins.
  ///
  /// - Precondition: The check of what is there now has passed.
  private func takeNext() throws {
    let row = try ChangeRow(of: kata, progress.load()[kata.lesson])
    try TakenRequest.open(in: kata)?.finish(on: Date(), progress)
    if let next = row.next { _ = try TakenRequest.take(next, in: kata) }
  }

  private var progress: ProgressFile {
    ProgressFile(kata.workbook) { [inbox] in inbox.yield(.notice($0)) }
  }

  /// Checks the kata, saves the verdict in the progress, and tells how the requests stand.
  private func judge() async -> WatchState.Situation {
    let verdict: Verdict
    do {
      verdict = try await checking(kata) { [inbox] in inbox.yield(.phase($0)) }
    } catch {
      return .judged(Verdict(of: kata, stopped: "\(error)"))
    }
    var row: ChangeRow?
    var troubles: [String] = []
    func attempt(_ work: () throws -> Void) {
      do { try work() } catch { troubles.append("\(error)") }
    }
    attempt {
      try progress.note(verdict)
      let stage = KataStage(of: kata, try progress.load()[kata.lesson])
      inbox.yield(.stage(stage, kata.stepCount))
    }
    attempt { if verdict.isPassed { row = try ChangeRow(of: kata, progress.load()[kata.lesson]) } }
    return .judged(verdict, row: row, troubles: troubles)
  }

  /// - Parameter again: Whether it is already on the screen: then a hint stays the same.
  private func page(_ kind: WatchPage.Kind, again: Bool) throws -> WatchPage {
    switch kind {
    case .hint:
      let hints = try HintLadder(of: kata.lesson, in: kata.workbook).hints
      let (number, trouble) = progress.noteHint(
        of: kata.lesson, among: hints.count, further: again ? 0 : 1)
      if let trouble { inbox.yield(.notice(trouble)) }
      let earlier = (1..<number).reversed().map { "\n\n## Hint \($0)\n\n\(hints[$0 - 1])" }
      return page(
        kind, "Hint \(number) of \(hints.count)", hints[number - 1] + earlier.joined())
    case .lesson: return page(kind, "The page", try kata.workbook.text(of: kata.lesson))
    case .sum:
      let row = try ChangeRow(of: kata, progress.load()[kata.lesson])
      return page(kind, "The sum", RowSummary(row: row).markdown)
    case .diff:
      let (title, comparison) = try comparison()
      return WatchPage(
        kind: kind, title: title,
        lines: comparison.sameness(in: kata.lesson).map { TextFlow(width: columns).lines($0) }
          ?? comparison.lines(Layout(width: columns)))
    }
  }

  /// What there is to compare: the work on the open request, the design with ours, or with before.
  private func comparison() throws -> (title: String, Comparison) {
    if let taken = try TakenRequest.open(in: kata) {
      return ("What you changed since you took it", try Comparison(since: taken))
    }
    let isDone = try progress.isDone(kata.lesson)
    return (
      isDone ? "Your version, and ours" : "What you changed",
      try Comparison(
        isDone ? .mineAndAfter : .beforeAndMine, of: kata.lesson, in: kata.workbook)
    )
  }

  private func page(_ kind: WatchPage.Kind, _ title: String, _ markdown: String) -> WatchPage {
    WatchPage(
      kind: kind, title: title,
      lines: PageLayout.lines(
        of: markdown, folder: kata.lesson.pageFolder, width: columns, usesColor: usesColor))
  }

  /// Columns for the text of a page.
  private var columns: Int { screen.size.columns - 2 }
}

/// One look at a kata's files after the other.
struct FileLooks {
  /// What was told last.
  private var known: KataState?
  private var last: KataState?

  /// The files if they have changed and are at rest again, since editors write in several steps.
  mutating func change(_ files: KataState) -> KataState? {
    defer { last = files }
    guard files != known, known == nil || files == last else { return nil }
    known = files
    return files
  }
}
