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
    how many hints you have seen, and its stage.

    \(HelpText.stages)

      --json    Prints JSON: an object with "version" (now 2) and "lessons", an
                array in the order of the book. Each lesson has "number", "name",
                "title", "kata" (its path in the book), "stage" ("notStarted",
                "started", "behaves", "refactored", "hasTakenSome" or
                "hasTakenAll"), "changesTaken" (how many), "stepsTaken" (how many
                of our steps, null for who goes without them), "row" (null, or
                what the changes cost in all: "linesEdited", "linesAdded",
                "filesOpened" and "places"), "state"
                ("notStarted", "started", or "done" from refactored on),
                "lastCheck" (null, or an object with "passed", "behaviours",
                "date", "isChanged" for a kata that was not as it began, and
                "failing", the names of the behaviours that failed, where some
                did), "doneSince" (null, or the date when it was first
                refactored), "hintsShown" and "hints". Dates are those of ISO 8601,
                in UTC.

    It is kept in Katas/progress.json. Without that file nothing but the dates, the
    counts and the hints are lost: checks note them anew.

    \(HelpText.pager)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let asJSON = try arguments.flag("--json")
    try arguments.finish()
    let progress = try ProgressFile(workbook, on: console).load()
    let katas = Catalogue.lessons.map { KataReport($0, in: workbook, progress[$0]) }
    if asJSON {
      console.write(try KataReport.json(of: katas).text())
    } else {
      let heads = ["Lesson", "Check", "Hints", "Stage"].map { Run($0, .bold) }
      let done = Catalogue.lessons.count { progress.isDone($0) }
      let sentence =
        Catalogue.lessons.allSatisfy(progress.isSettled)
        ? "All \(done) are refactored."
        : "\(done) of \(katas.count) refactored. What comes next: scripts/workbook next"
      try console.page { layout in
        let rows = ([heads] + katas.map(\.row)).inColumns().flatMap { row in
          let start = Line(row.dropLast())
          return layout.flow(Line(row.suffix(1)), beside: start.columns).behind(first: start)
        }
        return rows + [[]] + layout.flow(sentence)
      }
    }
    return true
  }
}

/// How far a reader has come with a kata.
struct KataReport {
  /// The version of what `workbook progress --json` prints.
  static let version = 2

  let kata: Kata
  let progress: KataProgress.Entry
  let stage: KataStage
  let steps: StepCount?
  /// How many hints there are; missing ones are reported by `workbook hint`.
  let hints: Int

  init(_ lesson: Lesson, in workbook: Workbook, _ progress: KataProgress.Entry) {
    kata = Kata(lesson, in: workbook)
    self.progress = progress
    stage = KataStage(of: kata, progress)
    steps = kata.stepCount
    hints = (try? HintLadder(of: lesson, in: workbook).hints.count) ?? 0
  }

  /// For other programs, with the keys that the help explains.
  static func json(of katas: [KataReport]) -> JSONObject {
    ["version": version, "lessons": katas.map(\.json)]
  }

  private var json: JSONObject {
    let isDone = progress.doneSince != nil
    return [
      "number": kata.lesson.number, "name": kata.lesson.name, "title": kata.lesson.title,
      "kata": kata.path, "stage": stage.name, "changesTaken": stage.taken,
      "stepsTaken": steps?.taken, "row": kata.rowTotal(progress),
      "state": isDone ? "done" : kata.isStarted ? "started" : "notStarted",
      "lastCheck": progress.lastCheck, "doneSince": progress.doneSince,
      "hintsShown": progress.hintsShown, "hints": hints,
    ]
  }

  /// For the table.
  var row: Line {
    let isDone = progress.doneSince != nil
    let style: Style =
      switch stage {
      case .notStarted: .dim
      case .started, .behaves: .plain
      case .refactored, .hasTaken: progress.isRed ? .red : .green
      }
    return [
      kata.lesson.numberedTitle,
      progress.lastCheck.map { "\($0.passed) of \($0.behaviours)" } ?? "–",
      progress.hintsShown > 0 ? "\(progress.hintsShown) of \(hints)" : "–",
      stage.words(steps) + (isDone && progress.isRed ? ", red now" : ""),
    ].map { Run($0, style) }
  }
}
