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

  /// Checks the kata, saves the verdict in the progress, and counts what a request cost.
  func check() async {
    do {
      let verdict = try await checking(kata) { tell(.phase($0)) }
      do {
        try progress.note(verdict)
        tell(.kept(trouble: nil))
      } catch {
        tell(.kept(trouble: "\(error)"))
      }
      var cost: RequestCost?
      do {
        if verdict.isPassed { cost = try RequestCost(in: kata) }
      } catch {
        tell(.notice("\(error)"))
      }
      tell(.ended(.judged(verdict, cost: cost)))
    } catch is CancellationError {
      tell(.ended(.noVerdict("The check was ended: c checks again.")))
    } catch {
      tell(.ended(.noVerdict("\(error)")))
    }
  }

  /// Lays out a text that a key shows.
  ///
  /// - Parameter again: Whether it is already on the screen: then a hint stays the same.
  func open(_ kind: WatchPage.Kind, again: Bool, columns: Int) async {
    attempt {
      let (title, lines) =
        switch kind {
        case .hint: try hint(again: again, columns: columns)
        case .diff: try diff(columns: columns)
        case .lesson: ("The page", laidOut(try kata.workbook.text(of: kata.lesson), columns))
        }
      tell(.page(WatchPage(kind: kind, title: title, lines: lines)))
    }
  }

  /// Creates the next kata that is not done, unless it exists.
  func moveOn() async {
    attempt {
      guard let lesson = try progress.load().next(after: kata.lesson) else {
        return tell(.notice("All lessons are done: scripts/workbook play shows your own."))
      }
      let next = Kata(lesson, in: kata.workbook)
      if !next.isStarted { try next.start() }
      tell(.moved(to: lesson))
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do {
      try work()
    } catch {
      tell(.notice("\(error)"))
    }
  }

  private var progress: ProgressFile {
    ProgressFile(kata.workbook) { [tell] in tell(.notice($0)) }
  }

  private func laidOut(_ text: String, _ columns: Int) -> [Line] {
    PageLayout.lines(
      of: text, folder: kata.lesson.pageFolder, width: columns, usesColor: usesColor)
  }

  private func hint(again: Bool, columns: Int) throws -> (String, [Line]) {
    let hints = try HintLadder(of: kata.lesson, in: kata.workbook).hints
    let (number, trouble) = progress.noteHint(
      of: kata.lesson, among: hints.count, further: again ? 0 : 1)
    tell(.kept(trouble: trouble))
    return ("Hint \(number) of \(hints.count)", laidOut(hints[number - 1], columns))
  }

  private func diff(columns: Int) throws -> (String, [Line]) {
    let isDone = try progress.isDone(kata.lesson)
    let comparison = try Comparison(
      isDone ? .mineAndAfter : .beforeAndMine, of: kata.lesson, in: kata.workbook)
    return (
      isDone ? "Your version, and ours" : "What you changed",
      comparison.sameness(in: kata.lesson).map { TextFlow(width: columns).lines($0) }
        ?? comparison.lines(width: columns)
    )
  }
}
