import Book
import Foundation
import Practice

/// The progress in a form for other programs: what `workbook progress --json` prints.
///
/// The shape is an object with `version`, which goes up when a key changes its meaning or is
/// removed, and `lessons`, an array in the order of the book. Keys may be added without a new
/// version.
struct ProgressReport: Encodable {
  enum State: String, Encodable {
    case notStarted
    case started
    case done
  }

  /// Every key is always present; `lastCheck` and `doneSince` are null if there is no value.
  struct Entry: Encodable {
    let number: Int
    let name: String
    let title: String
    let kata: String
    let state: State
    let lastCheck: OrNull<KataProgress.Check>
    let doneSince: OrNull<Date>
    let hintsShown: Int
    /// How many hints there are.
    let hints: Int

    /// Whether some behaviour did not pass at the last check.
    var isRed: Bool { lastCheck.value.map { $0.passed < $0.behaviours } ?? false }
  }

  let version = 1
  let lessons: [Entry]

  init(_ progress: KataProgress, in workbook: Workbook) {
    lessons = Catalogue.lessons.map { lesson in
      let kata = Kata(lesson, in: workbook)
      let entry = progress[lesson]
      return Entry(
        number: lesson.number, name: lesson.name, title: lesson.title, kata: kata.path,
        state: entry.doneSince != nil ? .done : kata.isStarted ? .started : .notStarted,
        lastCheck: OrNull(entry.lastCheck), doneSince: OrNull(entry.doneSince),
        hintsShown: entry.hintsShown,
        // Missing hints are reported by `workbook hint`.
        hints: (try? HintLadder(of: lesson, in: workbook).hints.count) ?? 0)
    }
  }

  /// How many lessons are done and passed their last check.
  var settled: Int { lessons.count { $0.state == .done && !$0.isRed } }
}
