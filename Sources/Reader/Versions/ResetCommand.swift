import Book
import Foundation
import Practice
import Terminal

struct ResetCommand: WorkbookCommand {
  let name = "reset"
  let summary = "Begins a kata anew, and keeps the old work on the shelf."
  let help = """
    Usage: workbook reset LESSON

    Begins your kata of a lesson anew, as `workbook start` made it. Your
    old work is not deleted: it moves to Katas/.shelf, `workbook shelf`
    lists what is there, and `workbook shelf restore` brings it back. Hints
    begin at the first one again, and the kata is at its first stage; that, too,
    comes back with the old work.

    \(HelpText.lesson)

    """

  var now: @Sendable () -> Date = { Date() }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try arguments.lesson()
    try arguments.finish()
    let kata = Kata(lesson, in: workbook)
    let shelf = Shelf(kata)
    let progress = ProgressFile(workbook, on: console)
    // A progress file that cannot be used is reported before anything is moved.
    _ = try progress.load()
    let work = try shelf.put(at: now())
    do {
      try kata.start()
    } catch {
      try shelf.take(work)
      throw error
    }
    console.tell(
      "Your kata in \(kata.path) begins anew; the old work is in \(shelf.path)/\(work).")
    console.attempt {
      try progress.update { $0.shelve(lesson, as: work, by: "a reset") }
    }
    console.tell("To have it back: scripts/workbook shelf restore \(lesson.number)")
    return true
  }
}
