import Foundation
import Shell

/// `workbook reset`: begins a kata anew and keeps the old work.
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

    What was built stays with the kata, so that the next check is a quick one.

    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.

    """

  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try Catalogue.lesson(named: try arguments.required("LESSON"))
    try arguments.finish()
    try workbook.requireSides(of: lesson)
    let kata = Kata(lesson, in: workbook)
    let shelf = Shelf(kata)
    let progress = ProgressFile(workbook, on: console)
    // A progress that cannot be written is told before anything is moved.
    _ = try progress.load()
    let work = try shelf.put(at: now())
    do {
      try KataStarter(kata: kata).start()
    } catch {
      try shelf.take(work)
      throw error
    }
    shelf.handOnBuild(of: work)
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

  /// What is not known of the kata any more; nil where nothing was.
  private static func loss(of known: KataProgress.Entry) -> String? {
    let parts = [
      known.doneSince == nil ? nil : "it is not done any more",
      known.hintsShown == 0 ? nil : "hints begin at the first one",
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let sentence = parts.joined(separator: ", and ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + ", until you have it back."
  }
}
