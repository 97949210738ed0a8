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
    let progress = try ProgressFile(workbook, on: console).load()
    let layout = console.layout
    console.print(
      separated([
        layout.flow([
          Run("Shipshape", .bold),
          Run(": SOLID in Swift by practice, each lesson written twice, tested once."),
        ]),
        Catalogue.lessons.flatMap { layout.lines(of: Kata($0, in: workbook), progress[$0]) },
        layout.flow(HomeCommand.nextStep(in: workbook, progress), .bold),
        layout.flow("`scripts/workbook help` lists the commands; `swift run arcade` opens the game."),
      ]))
    return true
  }

  /// What to do next: with the kata worked on last until it has taken its changes, then with the first
  /// lesson that has not come as far.
  private static func nextStep(in workbook: Workbook, _ progress: KataProgress) -> String {
    let katas = Catalogue.lessons.map { Kata($0, in: workbook) }
    let open = katas.filter { !KataStage(of: $0, progress[$0.lesson]).isAtEnd }
    let latest = Kata.workedOnLast(in: workbook)
    guard let kata = open.first(where: { $0.lesson == latest?.lesson }) ?? open.first else {
      return "Next: nothing. All nine katas are green and have taken their changes."
    }
    let number = kata.lesson.number
    let command =
      switch KataStage(of: kata, progress[kata.lesson]) {
      case .notStarted:
        "read \(number)` shows the page of lesson \(number), `start \(number)` makes your kata of it."
      case .started: "watch \(number)` judges your kata on every save."
      default: "request \(number)` brings your kata its next change."
      }
    return "Next: `scripts/workbook \(command)"
  }
}

extension KataStage {
  /// Whether the kata has taken all the changes that its principle expects.
  fileprivate var isAtEnd: Bool {
    if case .hasTaken(let taken, of: let count) = self { taken == count } else { false }
  }
}

extension Layout {
  /// A lesson in one line: how far its kata is or, where that is not started, what it is about.
  fileprivate func lines(of kata: Kata, _ progress: KataProgress.Entry) -> [Line] {
    let lesson = kata.lesson
    let stage = KataStage(of: kata, progress)
    let mark = "  \(lesson.number)  \(lesson.letter ?? " ")  " + lesson.abbreviation.padded(to: 7)
    let state = stage == .notStarted ? Run(lesson.seam, .dim) : Run(stage.words, .green)
    return flow([Run(lesson.title.padded(to: 23)), state], beside: mark.count)
      .behind(first: [Run(mark)])
  }
}
