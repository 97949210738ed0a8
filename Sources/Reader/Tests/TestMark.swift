import Terminal
import Toolchain

/// The outcome of a test; when several are combined, the last of them in this order counts.
enum TestMark: Int, Comparable {
  case skipped
  case notRun
  case passed
  case known
  case failed
  case crashed

  static func < (one: TestMark, other: TestMark) -> Bool { one.rawValue < other.rawValue }

  /// Whether it contradicts the lesson's claims.
  var isFailure: Bool { self == .failed || self == .crashed }

  /// The mark that a table shows for it, in one column.
  var run: Run {
    switch self {
    case .passed: Run("✓", .green)
    case .known: Run("!", .yellow)
    case .failed, .crashed: Run("✗", .red)
    case .skipped, .notRun: Run("–", .dim)
    }
  }

  private var meaning: String {
    switch self {
    case .passed: "passed"
    case .known: "shows a known defect, as it should"
    case .failed, .crashed: "failed"
    case .skipped, .notRun: "not run"
    }
  }

  /// Explains the marks in a table, followed by an empty line; empty if there are no marks.
  static func legend(in rows: [Line], width: Int) -> [Line] {
    let shown = Set(rows.joined())
    let marks = [TestMark.passed, .known, .failed, .notRun].filter { shown.contains($0.run) }
    guard !marks.isEmpty else { return [] }
    let meanings: [Line] = marks.map { [Run("  "), $0.run, Run(" \($0.meaning)")] }
    let line = Line(meanings.joined())
    return (line.columns > width ? meanings : [line]) + [[]]
  }
}
