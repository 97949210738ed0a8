import Book
import Practice
import Terminal
import Text

/// What the program shows without a command: the lessons, the progress of the katas, and what to
/// do next.
struct HomeCommand: WorkbookCommand {
  let name = ""
  let summary = "Shows the lessons, your progress in each, and what to do next."
  let help = ""

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, of: "workbook").finish()
    let layout = console.layout
    let katas = workbook.lessons.map { lesson -> (Kata, KataStage?) in
      let kata = Kata(lesson, in: workbook)
      return (kata, console.attempt { try KataStage(of: kata) })
    }
    console.print(
      separated([
        layout.flow([
          Run("Shipshape", .bold),
          Run(": SOLID in Swift by practice, each lesson written twice, tested once."),
        ]),
        katas.flatMap(layout.line),
        layout.flow(HomeCommand.nextStep(in: workbook), .bold),
        layout.flow(
          "`scripts/workbook help` lists the commands; `swift run arcade` opens the game."),
      ]))
    return true
  }

  private static func nextStep(in workbook: Workbook) -> String {
    guard let kata = Kata.next(in: workbook) else {
      return "Nothing is left to do. All nine katas are green and have taken their changes."
    }
    let number = kata.lesson.number
    let command =
      switch try? KataStage(of: kata) {
      case .notStarted:
        "read \(number)` shows the lesson, and `scripts/workbook start \(number)` makes your kata."
      case nil, .started, .hasTaken(_, of: _, isGreen: false):
        "watch \(number)` judges your kata on every save."
      case .green, .hasTaken: "request \(number)` lists the changes that teams ask for."
      }
    return "Next: `scripts/workbook \(command)"
  }
}

extension Layout {
  /// A lesson on one line: its kata's progress or, if it is not started, what the lesson is about.
  fileprivate func line(of kata: Kata, _ stage: KataStage?) -> [Line] {
    let lesson = kata.lesson
    let mark =
      "  " + "\(lesson.number)".padded(to: 3) + "\(lesson.letter ?? " ")  "
      + lesson.abbreviation.padded(to: 7)
      + lesson.title.padded(to: 23)
    let state =
      switch stage {
      case .notStarted: Run(lesson.seam, .dim)
      case .started: Run("started")
      case .green, .hasTaken(_, of: _, isGreen: true): Run(stage?.words ?? "", .green)
      case .hasTaken: Run(stage?.words ?? "", .red)
      case nil: Run("cannot be read", .yellow)
      }
    return flow([state], beside: mark.count).behind(first: [Run(mark)])
  }
}
