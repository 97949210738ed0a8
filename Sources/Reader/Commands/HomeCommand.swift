import Book
import Kata
import Terminal
import Text

/// What the program shows without a command.
struct HomeCommand: WorkbookCommand {
  let name = ""
  let summary = "Shows the lessons, your katas, and what to do next."
  let help = ""

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    try Arguments(words, of: "scripts/workbook").finish()
    console.tell("Shipshape: learn SOLID in Swift by practice, and how far to take it.")
    console.write("\n")
    var next: Kata?
    for lesson in book.lessons {
      let kata = Kata(lesson)
      let isGreen = kata.isStarted ? try await History(of: kata).isGreen(kata.files()) : false
      if next == nil, !isGreen { next = kata }
      let state =
        isGreen ? Run("green", .green) : kata.isStarted ? Run("started") : Run(lesson.seam, .dim)
      console.print([
        [Run("  \(lesson.number)  ".padded(to: 5) + lesson.title.padded(to: 24)), state]
      ])
    }
    console.write("\n")
    guard let next else {
      console.tell("All katas are green. `scripts/workbook change 1` lists changes to try on one.")
      return true
    }
    let number = next.lesson.number
    console.tell(
      next.isStarted
        ? "Next: `scripts/workbook watch \(number)` judges your kata on every save."
        : "Next: `scripts/workbook read \(number)` shows the lesson, and `scripts/workbook start "
          + "\(number)` makes your kata: your own copy of its code, to refactor.",
      "`scripts/workbook help` lists the commands; `swift run arcade` opens the game.")
    return true
  }
}
