import Book
import Practice
import Terminal
import Text

/// What the program does without a command: the lessons, how far the katas are, and what to do next.
struct HomeCommand: WorkbookCommand {
  let name = ""
  let summary = "Shows the lessons, how far your katas are, and what to do next."
  let help = ""

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    try Arguments(words, of: "workbook").finish()
    let layout = console.layout
    let stages = Catalogue.lessons.map { lesson in
      console.attempt { try KataStage(of: Kata(lesson, in: workbook)) }
    }
    console.print(
      separated([
        layout.flow([
          Run("Shipshape", .bold),
          Run(": SOLID in Swift by practice, each lesson written twice, tested once."),
        ]),
        zip(Catalogue.lessons, stages).flatMap { layout.lines(of: $0, at: $1) },
        layout.flow(HomeCommand.nextStep(in: workbook, stages), .bold),
        layout.flow("`scripts/workbook help` lists the commands; `swift run arcade` opens the game."),
      ]))
    return true
  }

  private static func nextStep(in workbook: Workbook, _ stages: [KataStage?]) -> String {
    guard let kata = Kata.next(in: workbook) else {
      return "Next: nothing. All nine katas are green and have taken their changes."
    }
    let number = kata.lesson.number
    let command =
      switch stages[number - 1] {
      case .notStarted:
        "read \(number)` shows the page of lesson \(number), `start \(number)` makes your kata of it."
      case .green, .hasTaken(_, of: _, isGreen: true):
        "request \(number)` leads to the next change of your kata."
      case .started, .hasTaken, nil: "watch \(number)` judges your kata on every save."
      }
    return "Next: `scripts/workbook \(command)"
  }
}

extension Layout {
  /// A lesson in one line: how far its kata is or, where that is not started, what it is about.
  fileprivate func lines(of lesson: Lesson, at stage: KataStage?) -> [Line] {
    let mark = "  \(lesson.number)  \(lesson.letter ?? " ")  " + lesson.abbreviation.padded(to: 7)
    let state =
      switch stage {
      case .notStarted: Run(lesson.seam, .dim)
      case .started: Run("started")
      case .green, .hasTaken(_, of: _, isGreen: true): Run(stage?.words ?? "", .green)
      case .hasTaken: Run(stage?.words ?? "", .red)
      case nil: Run("cannot be read", .yellow)
      }
    return flow([Run(lesson.title.padded(to: 23)), state], beside: mark.count)
      .behind(first: [Run(mark)])
  }
}
