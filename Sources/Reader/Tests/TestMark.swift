import Practice
import Text
import Toolchain

/// How a test or a behaviour came out; when several are combined, the last of them in this order counts.
enum TestMark: Comparable {
  case notRun, passed, known, failed, crashed

  init(_ outcome: RecordedOutcome) {
    if outcome.isUnderWay {
      self = .crashed
    } else if !outcome.issues.isEmpty {
      self = .failed
    } else if !outcome.hasEnded || outcome.isSkipped {
      self = .notRun
    } else {
      self = outcome.hasKnownIssue ? .known : .passed
    }
  }

  /// Whether it contradicts the lesson's claims.
  var isFailure: Bool { self >= .failed }

  var hasRun: Bool { (.passed ... .failed).contains(self) }

  var run: Run {
    switch self {
    case .passed: Run("✓", .green)
    case .known: Run("!", .yellow)
    case .failed, .crashed: Run("✗", .red)
    case .notRun: Run("–", .dim)
    }
  }
}

extension Behaviour.Outcome {
  /// The mark that a table shows for it, in one column: red where the reader has to fix it.
  var mark: Run {
    let mark: TestMark =
      switch self {
      case .passed: .passed
      case .failed: .failed
      case .crashed, .hung: .crashed
      case .notReached: .notRun
      }
    return mark.run
  }
}
