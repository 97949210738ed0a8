import Foundation

/// The progress, a line for each lesson.
struct ProgressTable {
  let report: ProgressReport
  let ink: Ink

  var text: String {
    let head =
      padded("Lesson", to: 26) + padded("Last check", to: 12) + padded("State", to: 23) + "Hints"
    let lines = report.lessons.map { lesson in
      ink.paint(line(of: lesson), style(of: lesson)) + "\n"
    }
    return ink.paint(head, .bold) + "\n" + lines.joined() + "\n" + summary
  }

  private func line(of lesson: ProgressReport.Entry) -> String {
    let entry = lesson.entry
    let check = entry.lastCheck.map { "\($0.passed) of \($0.behaviours)" } ?? "–"
    let hints = entry.hintsShown > 0 ? "\(entry.hintsShown) of \(lesson.hints)" : "–"
    return padded("\(lesson.kata.lesson.number)  \(lesson.kata.lesson.title)", to: 26)
      + padded(check, to: 12) + padded(state(of: lesson), to: 23) + hints
  }

  private func state(of lesson: ProgressReport.Entry) -> String {
    switch lesson.state {
    case .notStarted: return "not started"
    case .started: return "started"
    case .done where lesson.entry.isRed: return "was done, red now"
    case .done:
      let day = lesson.entry.doneSince?.formatted(.iso8601.year().month().day()) ?? ""
      return "done since \(day)"
    }
  }

  private func style(of lesson: ProgressReport.Entry) -> TextStyle {
    switch lesson.state {
    case .done where lesson.entry.isRed: .red
    case .notStarted: .dim
    case .started: .plain
    case .done: .green
    }
  }

  private var summary: String {
    let count = report.lessons.count
    return report.settled == count
      ? "All \(count) are done.\n"
      : "\(report.settled) of \(count) done. What comes next: scripts/workbook next\n"
  }
}
