import Book
import Foundation
import Practice
import Shell
import Terminal

/// `workbook progress`: how far the reader has come with the nine katas.
struct ProgressCommand: WorkbookCommand {
  let name = "progress"
  let summary = "Shows how far you have come with the nine katas."
  let help = """
    Usage: workbook progress [--json]

    Shows each lesson: how many behaviours of your kata passed at its last check,
    whether it is started or done, and how many hints you have seen.

      --json    Prints an object with "version" (now 1) and "lessons", an array in
                the order of the book. Each lesson has "number", "name", "title",
                "kata" (its path in the book), "state" ("notStarted", "started" or
                "done"), "lastCheck" (null, or an object with "passed",
                "behaviours" and "date"), "doneSince" (null, or the date when all
                passed for the first time), "hintsShown" and "hints". Dates are
                those of ISO 8601, in UTC.

    It is kept in Katas/progress.json. Without that file nothing but the dates, the
    counts and the hints are lost: checks note them anew.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let asJSON = try arguments.flag("--json")
    try arguments.finish()
    let report = ProgressReport(try ProgressFile(workbook, on: console).load(), in: workbook)
    if asJSON {
      console.write(try report.json())
    } else {
      console.print(ProgressTable(report: report, width: console.width).lines)
    }
    return true
  }
}

/// The progress in a form for other programs: what `workbook progress --json` prints, with the keys
/// that its help explains.
///
/// `version` goes up when a key changes its meaning or is removed; keys may be added without a new
/// version.
private struct ProgressReport: Encodable {
  enum State: String, Encodable {
    case notStarted, started, done
  }

  struct Entry: Encodable {
    let number: Int
    let name: String
    let title: String
    let kata: String
    let state: State
    @OrNull var lastCheck: KataProgress.Check?
    @OrNull var doneSince: Date?
    let hintsShown: Int
    let hints: Int

    /// Whether some behaviour did not pass at the last check.
    var isRed: Bool { lastCheck.map { $0.passed < $0.behaviours } ?? false }
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
        lastCheck: entry.lastCheck, doneSince: entry.doneSince, hintsShown: entry.hintsShown,
        // Missing hints are reported by `workbook hint`.
        hints: (try? HintLadder(of: lesson, in: workbook).hints.count) ?? 0)
    }
  }
}

/// The progress, with a line for each lesson.
private struct ProgressTable: ScreenText {
  let report: ProgressReport
  let width: Int

  var lines: [Line] {
    let heads = ["Lesson", "Check", "State", "Hints"].map { Run($0, .bold) }
    let count = report.lessons.count
    let settled = report.lessons.count { $0.state == .done && !$0.isRed }
    return ([heads] + report.lessons.map(row)).inColumns() + [[]]
      + flow(
        settled == count
          ? "All \(count) are done."
          : "\(settled) of \(count) done. What comes next: scripts/workbook next")
  }

  private func row(of lesson: ProgressReport.Entry) -> Line {
    let (state, style): (String, Style) =
      switch lesson.state {
      case .notStarted: ("not started", .dim)
      case .started: ("started", .plain)
      case .done where lesson.isRed: ("done, red now", .red)
      case .done:
        ("done \(lesson.doneSince?.formatted(.iso8601.year().month().day()) ?? "")", .green)
      }
    return [
      "\(lesson.number)  \(lesson.title)",
      lesson.lastCheck.map { "\($0.passed) of \($0.behaviours)" } ?? "–", state,
      lesson.hintsShown > 0 ? "\(lesson.hintsShown) of \(lesson.hints)" : "–",
    ].map { Run($0, style) }
  }
}
