import BookContents
import Foundation
import KataTools
import Terminal
import Text

/// What the program shows without a command.
struct HomeCommand: WorkbookCommand {
  let name = ""
  let summary = "Shows the lessons, your katas, and what to do next."
  let help = ""

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    try Arguments(words, of: "scripts/workbook").finish()
    console.tell("Shipshape: learn SOLID in Swift by practice, and learn where to stop.")
    console.write("\n")
    var (next, latest) = (Kata?.none, Date.distantPast)
    for lesson in book.lessons {
      let kata = Kata(lesson)
      let progress = kata.isStarted ? try await HomeCommand.progress(of: kata) : nil
      let isGreen = progress?.isGreen == true
      let edited = kata.isStarted && !isGreen ? kata.lastEdit : .distantPast
      if !isGreen, next == nil || edited > latest { (next, latest) = (kata, edited) }
      let state =
        progress.map { Run($0.words, $0.isGreen ? .green : .plain) }
        ?? Run(lesson.seam, .dim)
      console.print([
        [Run("  \(lesson.number)  ".padded(to: 5) + lesson.title.padded(to: 24)), state]
      ])
    }
    console.write("\n")
    guard let next else {
      console.tell("All katas are green. `scripts/workbook change 1` lists changes to try next.")
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

  /// Whether a kata is green, and the number of its changes that are done.
  private static func progress(of kata: Kata) async throws -> (isGreen: Bool, words: String) {
    let (history, files) = (try await History(of: kata), kata.files())
    let taken = try kata.changes(in: files).taken
    let isGreen = history.isGreen(files)
    let done = taken.count { !history.isOpen($0) }
    let all = try Edit.all(.change, of: kata.lesson).count
    return (
      isGreen,
      (isGreen ? "green" : "started") + (taken.isEmpty ? "" : ", \(done) of \(all) changes")
    )
  }
}
