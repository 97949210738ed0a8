import Book
import Practice
import Terminal

/// The slow work of watching a kata, done off the main actor.
///
/// Its results are sent as events.
struct WatchWork: Sendable {
  typealias Checking =
    @Sendable (Kata, @escaping @Sendable (CheckPhase) -> Void) async throws -> Verdict

  let kata: Kata
  let usesColor: Bool
  let checking: Checking
  let tell: @Sendable (WatchEvent) -> Void

  /// Checks the kata and saves the verdict in the progress.
  func check(_ number: Int) async {
    let result: WatchResult
    do {
      let verdict = try await checking(kata) { tell(.phase($0, check: number)) }
      keep(verdict)
      result = .judged(verdict)
    } catch is CancellationError {
      result = .failed("The check was ended: c checks again.")
    } catch {
      result = .failed("\(error)".typedInBook)
    }
    tell(.ended(result, check: number))
  }

  /// Lays out a text that a key shows.
  ///
  /// - Parameter again: Whether it is already on the screen: then a hint stays the same.
  func open(_ kind: WatchPage.Kind, again: Bool, columns: Int) async {
    do {
      let page =
        switch kind {
        case .hint: try hint(again: again, columns: columns)
        case .diff: try diff(columns: columns)
        case .lesson: try lesson(columns: columns)
        }
      tell(.page(page))
    } catch {
      tell(.notice("\(error)".typedInBook))
    }
  }

  /// Creates the next kata that is not done, unless it exists.
  func moveOn() async {
    do {
      guard let lesson = try progress.load().next(after: kata.lesson) else {
        return tell(.notice("All lessons are done: scripts/workbook play shows your own."))
      }
      let next = Kata(lesson, in: kata.workbook)
      if !next.isStarted { try next.start() }
      tell(.moved(to: lesson))
    } catch {
      tell(.notice("\(error)".typedInBook))
    }
  }

  private var progress: ProgressFile {
    ProgressFile(kata.workbook) { [tell] in tell(.notice($0.typedInBook)) }
  }

  private func keep(_ verdict: Verdict) {
    do {
      try progress.note(verdict)
      tell(.kept(trouble: nil))
    } catch {
      tell(.kept(trouble: "\(error)".typedInBook))
    }
  }

  // MARK: - Pages

  private func hint(again: Bool, columns: Int) throws -> WatchPage {
    let hints = try HintLadder(of: kata.lesson, in: kata.workbook).hints
    let (number, trouble) = progress.noteHint(
      of: kata.lesson, among: hints.count, isAgain: again)
    tell(.kept(trouble: trouble?.typedInBook))
    let hint = HintText(kata.lesson, number: number, of: hints)
    return WatchPage(
      kind: .hint, title: "Hint \(number) of \(hints.count)",
      lines: hint.body(width: columns, usesColor: usesColor))
  }

  private func diff(columns: Int) throws -> WatchPage {
    let isDone = try progress.isDone(kata.lesson)
    let comparison = try Comparison(
      isDone ? .mineAndAfter : .beforeAndMine, of: kata.lesson, in: kata.workbook)
    return WatchPage(
      kind: .diff, title: isDone ? "Your version, and ours" : "What you changed",
      lines: comparison.sameness.map { TextFlow(width: columns).lines($0) }
        ?? comparison.lines(width: columns))
  }

  private func lesson(columns: Int) throws -> WatchPage {
    let text = try kata.workbook.text(of: kata.lesson)
    return WatchPage(
      kind: .lesson, title: "The page",
      lines: PageLayout.lines(
        of: text, folder: kata.lesson.pageFolder, width: columns, usesColor: usesColor))
  }
}
