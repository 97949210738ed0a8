import Foundation
import Practice
import Shell
import Terminal

/// The progress, with a line for each lesson.
struct ProgressTable {
  let report: ProgressReport
  let width: Int

  var lines: [Line] {
    [[Run(line("Lesson", "Last check", "State", "Hints"), .bold)]]
      + report.lessons.map { [Run(line(of: $0), style(of: $0))] } + [[]]
      + TextFlow(width: width).lines(summary)
  }

  /// Whether the table has to fit into 60 columns.
  private var isNarrow: Bool { width < 68 }

  private func line(of lesson: ProgressReport.Entry) -> String {
    line(
      "\(lesson.number)  \(lesson.title)",
      lesson.lastCheck.value.map { "\($0.passed) of \($0.behaviours)" } ?? "–", state(of: lesson),
      lesson.hintsShown > 0 ? "\(lesson.hintsShown) of \(lesson.hints)" : "–")
  }

  private func line(_ lesson: String, _ check: String, _ state: String, _ hints: String) -> String {
    let columns = isNarrow ? (25, 11, 18) : (26, 12, 23)
    return lesson.padded(to: columns.0) + check.padded(to: columns.1)
      + state.padded(to: columns.2) + hints
  }

  private func state(of lesson: ProgressReport.Entry) -> String {
    switch lesson.state {
    case .notStarted: return "not started"
    case .started: return "started"
    case .done where lesson.isRed: return "was done, red now"
    case .done:
      let day = lesson.doneSince.value?.formatted(.iso8601.year().month().day()) ?? ""
      return isNarrow ? "done \(day)" : "done since \(day)"
    }
  }

  private func style(of lesson: ProgressReport.Entry) -> Style {
    switch lesson.state {
    case .done where lesson.isRed: .red
    case .notStarted: .dim
    case .started: .plain
    case .done: .green
    }
  }

  private var summary: String {
    let count = report.lessons.count
    return report.settled == count
      ? "All \(count) are done."
      : "\(report.settled) of \(count) done. What comes next: scripts/workbook next"
  }
}
