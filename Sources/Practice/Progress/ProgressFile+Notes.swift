import Book
import Foundation

extension ProgressFile {
  /// Records the result of a check.
  ///
  /// If the kata does not compile, every behaviour known from the last check counts as not passed.
  package func note(_ verdict: Verdict, on date: Date = Date()) throws {
    let lesson = verdict.kata.lesson
    switch verdict.outcome {
    case .judged:
      try update {
        $0.note(
          lesson, passed: verdict.passed, of: verdict.behaviours.count,
          isChanged: !verdict.isUntouched,
          on: date)
      }
    case .notBuilt:
      guard let known = try load()[lesson].lastCheck else { return }
      try update { $0.note(lesson, passed: 0, of: known.behaviours, on: date) }
    case .stopped: return
    }
  }

  /// Records that the next hint is shown.
  ///
  /// - Parameter isAgain: Whether the last hint is shown once more.
  /// - Returns: The hint's number, counted from 1, and why it could not be saved, if so: the reader
  ///   gets the hint even then.
  package func noteHint(
    of lesson: Lesson, among count: Int, isAgain: Bool
  ) -> (number: Int, trouble: String?) {
    func number(after shown: Int) -> Int { max(1, min(count, isAgain ? shown : shown + 1)) }
    do {
      let number = try update { progress in
        let number = number(after: progress[lesson].hintsShown)
        progress[lesson].hintsShown = number
        return number
      }
      return (number, nil)
    } catch {
      return (number(after: (try? load()[lesson].hintsShown) ?? 0), "\(error)")
    }
  }

  /// Records how many hints were shown.
  ///
  /// - Returns: Why the number could not be saved, if so.
  package func noteHints(_ count: Int, of lesson: Lesson) -> String? {
    do {
      try update { $0[lesson].hintsShown = count }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
