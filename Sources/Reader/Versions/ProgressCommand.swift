import Book
import Foundation
import Practice
import Terminal
import Text

struct ProgressCommand: WorkbookCommand {
  let name = "progress"
  let summary = "Shows how far you have come with the nine katas."
  let help = """
    Usage: workbook progress [--json]

    Shows each lesson: how many behaviours of your kata passed at its last check,
    how many hints you have seen, and its stage.

    \(HelpText.stages)

      --json    Prints JSON: an object with "version" (now 2) and "lessons", an
                array in the order of the book. Each lesson has "number", "name",
                "title", "kata" (its path in the book), "stage" ("notStarted",
                "started", "behaves", "refactored", "hasTakenSome" or
                "hasTakenAll"), "changesTaken" (how many), "stepsTaken" (how many of
                our steps, null for a reader who works without them), "row" (null,
                or what the changes cost in all: "linesEdited", "linesAdded",
                "filesOpened" and "places"), "state" ("notStarted", "started", or
                "done" from refactored on), "lastCheck" (null, or an object with
                "passed", "behaviours", "date", "isChanged" for a kata that was not
                as it began, and "failing", the names of the behaviours that failed,
                where some did), "doneSince" (null, or the date when it was first
                refactored), "hintsShown" and "hints". Dates are those of ISO 8601,
                in UTC.

    It is kept in Katas/progress.json. Without that file the dates, the hints, what
    finished changes cost and what is known of works on the shelf are lost; how many
    behaviours pass, the next check notes anew.

    \(HelpText.pager)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let asJSON = try arguments.flag("--json")
    try arguments.finish()
    let progress = try ProgressFile(workbook, on: console).load()
    if asJSON {
      console.write(try progress.report(in: workbook).jsonText())
    } else {
      let heads = ["#", "Lesson", "Check", "Hints", "Stage"].map { Run($0, .bold) }
      let done = Catalogue.lessons.count { progress.isDone($0) }
      let sentence =
        Catalogue.lessons.allSatisfy(progress.isSettled)
        ? "All \(done) are refactored."
        : "\(done) of \(Catalogue.lessons.count) refactored. What comes next: "
          + "scripts/workbook next"
      let katas = Catalogue.lessons.map { row(of: Kata($0, in: workbook), progress[$0]) }
      try console.page { $0.table([heads] + katas) + [[]] + $0.flow(sentence) }
    }
    return true
  }

  private func row(of kata: Kata, _ progress: KataProgress.Entry) -> Line {
    let stage = KataStage(of: kata, progress)
    let isRed = progress.doneSince != nil && progress.isRed
    let style: Style =
      switch stage {
      case .notStarted: .dim
      case .started, .behaves: .plain
      case .refactored, .hasTaken: isRed ? .red : .green
      }
    return [
      "\(kata.lesson.number)", kata.lesson.title,
      progress.lastCheck.map { "\($0.passed) of \($0.behaviours)" } ?? "–",
      progress.hintsShown > 0 ? "\(progress.hintsShown) of \(kata.hintCount)" : "–",
      stage.words(kata.stepCount) + (isRed ? ", red now" : ""),
    ].map { Run($0, style) }
  }
}

extension KataProgress {
  static let reportVersion = 2

  func report(in workbook: Workbook) -> JSONObject {
    let lessons = Catalogue.lessons.map { lesson -> JSONObject in
      let (kata, progress) = (Kata(lesson, in: workbook), self[lesson])
      let stage = KataStage(of: kata, progress)
      return [
        "number": lesson.number, "name": lesson.name, "title": lesson.title, "kata": kata.path,
        "stage": stage.name, "changesTaken": stage.taken, "stepsTaken": kata.stepCount?.taken,
        "row": kata.rowTotal(progress),
        "state": isDone(lesson) ? "done" : kata.isStarted ? "started" : "notStarted",
        "lastCheck": progress.lastCheck, "doneSince": progress.doneSince,
        "hintsShown": progress.hintsShown, "hints": kata.hintCount,
      ]
    }
    return ["version": KataProgress.reportVersion, "lessons": lessons]
  }
}

extension Kata {
  /// How many hints there are; missing ones are reported by `workbook hint`.
  fileprivate var hintCount: Int {
    (try? workbook.hints(for: lesson).count) ?? 0
  }
}
