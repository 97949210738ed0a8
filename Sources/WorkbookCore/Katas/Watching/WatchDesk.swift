import Foundation
import Shell
import Synchronization

/// Does what a loop of watching needs, and tells its mailbox.
final class WatchDesk: WatchWork, Sendable {
  private struct State {
    var check: Task<Void, Never>?
    var others: [Task<Void, Never>] = []
  }

  typealias Checking =
    @Sendable (@escaping @Sendable (TestPhase) -> Void) async throws -> KataVerdict

  private let kata: Kata
  private let checking: Checking
  private let lookout: KataLookout
  private let mailbox: WatchMailbox
  private let usesColor: Bool
  private let state = Mutex(State())

  init(
    _ kata: Kata, mailbox: WatchMailbox, usesColor: Bool, checking: @escaping Checking
  ) throws {
    self.kata = kata
    self.checking = checking
    self.mailbox = mailbox
    self.usesColor = usesColor
    lookout = try KataLookout(kata)
  }

  func look() -> KataSighting { lookout.look() }

  func check(run: Int) {
    let task = Task { [self] in
      let result: WatchResult
      do {
        let verdict = try await checking { [mailbox] phase in
          mailbox.post(.entered(phase, run: run))
        }
        note(verdict)
        result = .judged(verdict, isUntouched: kata.isUntouched)
      } catch is CancellationError {
        result = .cancelled
      } catch {
        result = .failed("\(error)".typedInBook)
      }
      mailbox.post(.ended(result, run: run))
    }
    state.withLock { $0.check = task }
  }

  func cancel() {
    state.withLock { $0.check }?.cancel()
  }

  /// Ends all that still runs, and waits for it.
  func end() async {
    let tasks = state.withLock { $0.others + [$0.check].compactMap { $0 } }
    for task in tasks { task.cancel() }
    for task in tasks { await task.value }
  }

  func open(_ kind: WatchPage.Kind, again: Bool, columns: Int) {
    perform { [self] in
      let console = PageConsole(width: columns, usesColor: usesColor)
      let title = try await write(kind, again: again, on: console)
      mailbox.post(
        .opened(WatchPage(kind: kind, title: title, lines: PaintedText.lines(of: console.text))))
    }
  }

  func moveOn() {
    perform { [self] in
      let lesson = NextKata.after(kata.lesson, in: kata.workbook, try progress.load())
      guard let next = lesson.map({ Kata($0, in: kata.workbook) }) else {
        return mailbox.post(.noticed("All lessons are done: scripts/workbook play shows your own."))
      }
      if !next.isStarted { try KataStarter(kata: next).start() }
      mailbox.post(.moved(next))
    }
  }

  /// Remembers how the check came out, if it judged anything.
  private func note(_ verdict: KataVerdict) {
    do {
      try progress.note(verdict)
      mailbox.post(.kept(trouble: nil))
    } catch {
      mailbox.post(.kept(trouble: "\(error)".typedInBook))
    }
  }

  private var progress: ProgressFile {
    ProgressFile(kata.workbook) { [mailbox] in mailbox.post(.noticed($0.typedInBook)) }
  }

  /// - Returns: The title of the page.
  private func write(
    _ kind: WatchPage.Kind, again: Bool, on console: PageConsole
  ) async throws -> String {
    let lesson = kata.lesson
    switch kind {
    case .page:
      _ = try await ReadCommand().run(["\(lesson.number)"], in: kata.workbook, on: console)
      return "The page"
    case .diff:
      let isDone = try progress.isDone(lesson)
      _ = try await DiffCommand().run(
        ["\(lesson.number)", "mine"] + (isDone ? ["after"] : []), in: kata.workbook, on: console)
      return isDone ? "Your version, and ours" : "What you changed"
    case .hint:
      let hints = try HintLadder(of: lesson, in: kata.workbook).hints
      let (number, trouble) = progress.noteHint(of: lesson, among: hints.count, isAgain: again)
      mailbox.post(.kept(trouble: trouble?.typedInBook))
      let page = PageRenderer(
        width: console.width, ink: Ink(console), folder: "Lessons/\(lesson.folder)")
      console.write(page.text(of: hints[number - 1]))
      return "Hint \(number) of \(hints.count)"
    }
  }

  private func perform(_ work: @escaping @Sendable () async throws -> Void) {
    let task = Task { [mailbox] in
      do {
        try await work()
      } catch is CancellationError {
      } catch {
        mailbox.post(.noticed("\(error)".typedInBook))
      }
    }
    state.withLock { $0.others.append(task) }
  }
}
