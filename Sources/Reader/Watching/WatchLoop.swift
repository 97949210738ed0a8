import Book
import Practice
import Terminal

/// Watches one kata until the reader leaves it.
///
/// Everything that happens goes through one stream: keys, changed files, which are looked for at
/// regular ticks, and the results of work in progress. Each event gives a new state, which is
/// shown, and effects, which are carried out.
@MainActor
final class WatchLoop {
  /// How many ticks pass between two looks at the files.
  private static let ticksBetweenLooks = 2

  private let screen: any WatchScreen
  private let pace: Duration
  private let work: WatchWork
  private let events: AsyncStream<WatchEvent>
  private let inbox: AsyncStream<WatchEvent>.Continuation
  private let start = ContinuousClock.now
  private var state: WatchState
  private var watcher: FolderWatcher
  private var check: Task<Void, Never>?
  /// Other work in progress: opening pages, and moving on to the next kata.
  private var others: [Task<Void, Never>] = []

  /// - Parameters:
  ///   - pace: The time from one tick to the next.
  ///   - read: Reads the kata's files.
  init(
    _ kata: Kata, on screen: any WatchScreen, pace: Duration = .milliseconds(50),
    checking: @escaping WatchWork.Checking, read: @escaping () -> KataState
  ) {
    self.screen = screen
    self.pace = pace
    let (events, inbox) = AsyncStream.makeStream(of: WatchEvent.self)
    (self.events, self.inbox) = (events, inbox)
    work = WatchWork(kata: kata, usesColor: screen.usesColor, checking: checking) {
      inbox.yield($0)
    }
    let page = (try? kata.workbook.text(of: kata.lesson)) ?? ""
    state = WatchState(kata, whenNotTo: WatchText.whenNotTo(in: page), size: screen.size)
    watcher = FolderWatcher(kata, read: read)
  }

  /// Runs until the reader leaves; no work that it began runs on.
  func run() async -> WatchEnding {
    let ticking = Task { await tick() }
    defer { ticking.cancel() }
    screen.show(state, at: now)
    for await event in events {
      for effect in state.take(event, at: now) {
        if case .leave(let ending) = effect {
          await endWork()
          return ending
        }
        perform(effect)
      }
      screen.show(state, at: now)
    }
    return .left
  }

  private var now: Duration { ContinuousClock.now - start }

  private func tick() async {
    var ticks = 0
    while !Task.isCancelled {
      for event in screen.news() { inbox.yield(event) }
      if watcher.isSettling || ticks.isMultiple(of: WatchLoop.ticksBetweenLooks),
        let files = watcher.change()
      {
        inbox.yield(.files(files))
      }
      // The duration of a check is shown in seconds.
      if state.check != nil, ticks.isMultiple(of: 10) { screen.show(state, at: now) }
      ticks += 1
      try? await Task.sleep(for: pace)
    }
  }

  private func perform(_ effect: WatchEffect) {
    switch effect {
    case .check(let number): check = Task { [work] in await work.check(number) }
    case .cancel: check?.cancel()
    case .open(let kind, let again):
      let columns = screen.size.columns - 2
      others.append(Task { [work] in await work.open(kind, again: again, columns: columns) })
    case .moveOn: others.append(Task { [work] in await work.moveOn() })
    case .leave: break
    }
  }

  /// Cancels all work in progress, and waits for it to end.
  private func endWork() async {
    let tasks = others + [check].compactMap { $0 }
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }
}
