import Book
import Practice
import Terminal

/// Watches one kata until the reader leaves it.
///
/// Everything that happens goes through one stream: what the screen tells, changed files, the clock,
/// and the results of work in progress. Each event gives a new state, which is shown, and effects,
/// which are carried out.
@MainActor
final class WatchLoop {
  private let screen: any WatchScreen
  private let pace: Duration
  private let read: @Sendable () -> KataState
  private let work: WatchWork
  private let events: AsyncStream<WatchEvent>
  private let inbox: AsyncStream<WatchEvent>.Continuation
  private let start = ContinuousClock.now
  private let whenNotTo: String
  private var state: WatchState
  private var view: WatchView
  private var check: Task<Void, Never>?
  /// Other work in progress: opening pages, and moving on to the next kata.
  private var others: [Task<Void, Never>] = []

  /// - Parameters:
  ///   - pace: The time from one look at the keys to the next; files are looked at half as often.
  ///   - read: Reads the kata's files.
  init(
    _ kata: Kata, on screen: any WatchScreen, pace: Duration = .milliseconds(50),
    checking: @escaping WatchWork.Checking, read: @escaping @Sendable () -> KataState
  ) {
    self.screen = screen
    self.pace = pace
    self.read = read
    let (events, inbox) = AsyncStream.makeStream(of: WatchEvent.self)
    (self.events, self.inbox) = (events, inbox)
    work = WatchWork(kata: kata, usesColor: screen.usesColor, checking: checking) {
      inbox.yield($0)
    }
    whenNotTo = WatchText.whenNotTo(in: (try? kata.workbook.text(of: kata.lesson)) ?? "")
    state = WatchState(kata, size: screen.size)
    view = WatchView(state: state, whenNotTo: whenNotTo)
  }

  /// Runs until the reader leaves; no work that it began runs on.
  func run() async -> WatchEnding {
    let looking = [Task { await lookAtScreen() }, lookAtFiles()]
    defer { for task in looking { task.cancel() } }
    show()
    for await event in events {
      for effect in state.take(event, at: now) {
        if case .leave(let ending) = effect {
          await endWork()
          return ending
        }
        perform(effect)
      }
      show()
    }
    return .left
  }

  private var now: Duration { ContinuousClock.now - start }

  private func show() {
    view.update(&state)
    screen.show(view, at: now)
  }

  private func lookAtScreen() async {
    var looks = 0
    while !Task.isCancelled {
      for event in screen.news() { inbox.yield(event) }
      // The duration of a check is shown in seconds.
      if state.check != nil, looks.isMultiple(of: 10) { inbox.yield(.tick) }
      looks += 1
      try? await Task.sleep(for: pace)
    }
  }

  private func lookAtFiles() -> Task<Void, Never> {
    Task.detached { [kata = state.kata, read, inbox, pace] in
      var watcher = FolderWatcher(kata, read: read)
      while !Task.isCancelled {
        if let files = watcher.change() { inbox.yield(.files(files)) }
        try? await Task.sleep(for: watcher.isSettling ? pace : pace * 2)
      }
    }
  }

  private func perform(_ effect: WatchEffect) {
    switch effect {
    case .check: check = Task { [work] in await work.check() }
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
