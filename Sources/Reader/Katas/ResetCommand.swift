import Book
import Foundation
import Practice
import Shell

/// `workbook reset`: starts a kata afresh and keeps the old work.
struct ResetCommand: WorkbookCommand {
  let name = "reset"
  let summary = "Begins a kata anew, and keeps the old work on the shelf."
  let help = """
    Usage: workbook reset LESSON

    Begins your kata of a lesson anew, as `workbook start` made it. Your
    old work is not deleted: it moves to Katas/.shelf, `workbook shelf`
    lists what is there, and `workbook shelf restore` brings it back. Hints
    begin at the first one again, and the kata does not count as done; that, too,
    comes back with the old work.

    \(HelpText.lesson)

    """

  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

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
    do {
      let known = try progress.update { progress in
        defer { progress.shelve(lesson, as: work) }
        return progress[lesson]
      }
      if let loss = ResetCommand.loss(of: known) { console.tell(loss) }
    } catch {
      console.warn("\(error)")
    }
    console.tell("To have it back: scripts/workbook shelf restore \(lesson.number)")
    return true
  }

  /// What is lost from the kata's progress; nil if there was nothing to lose.
  private static func loss(of known: KataProgress.Entry) -> String? {
    switch (known.doneSince != nil, known.hintsShown > 0) {
    case (false, false): nil
    case (true, false): "It is not done any more, until you have it back."
    case (false, true): "Hints begin at the first one, until you have it back."
    case (true, true):
      "It is not done any more, and hints begin at the first one, until you have it back."
    }
  }
}
