import Practice
import Text
import Toolchain

/// How a test or a behaviour came out. Of several combined, the last in this order counts.
enum TestMark: Comparable {
  case notRun, passed, known, failed

  init(_ outcome: RecordedOutcome) {
    if outcome.isUnderWay || !outcome.issues.isEmpty {
      self = .failed
    } else if !outcome.hasEnded || outcome.isSkipped {
      self = .notRun
    } else {
      self = outcome.hasKnownIssue ? .known : .passed
    }
  }

  init(_ outcome: Behaviour.Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed, .crashed, .hung: .failed
      case .notReached: .notRun
      }
  }

  /// Its mark in a table, one column wide.
  var run: Run {
    switch self {
    case .passed: Run("✓", .green)
    case .known: Run("!", .yellow)
    case .failed: Run("✗", .red)
    case .notRun: Run("–", .dim)
    }
  }
}

extension Behaviour {
  var mark: Run { TestMark(outcome).run }
}
