import Foundation
import Shell

/// `workbook shelf`: lists the works that were put away, and brings one back.
struct ShelfCommand: WorkbookCommand {
  let name = "shelf"
  let summary = "Lists your earlier works on a kata, or brings one back."
  let help = """
    Usage: workbook shelf [LESSON]
           workbook shelf restore LESSON [WORK]

    Lists the works that `workbook reset` put on the shelf, of one lesson
    or of all, the latest first, and the copies that `workbook step --next`
    put there. Each is named by the time at which it was put there, in UTC.
    They are folders in Katas/.shelf, and nothing ever deletes them.

      restore   Brings a work back: the latest, or the WORK that is named, of which
                the start is enough. What is in its place goes to the shelf first.

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
    guard let word = try arguments.positional("LESSON") else {
      try list(
        Catalogue.lessons, in: workbook, on: console,
        orElse: "The shelf is empty: scripts/workbook reset puts your work there.")
      return true
    }
    guard word == "restore" else {
      try arguments.finish()
      let lesson = try Catalogue.lesson(named: word)
      try list(
        [lesson], in: workbook, on: console,
        orElse: "Nothing of lesson \(lesson.number) is on the shelf: "
          + "scripts/workbook reset \(lesson.number) puts your work there.")
      return true
    }
    let lesson = try Catalogue.lesson(named: try arguments.required("LESSON"))
    let wanted = try arguments.positional("WORK")
    try arguments.finish()
    try restore(wanted, of: Kata(lesson, in: workbook), on: console)
    return true
  }

  private func list(
    _ lessons: [Lesson], in workbook: Workbook, on console: any Console, orElse sentence: String
  ) throws {
    let ink = Ink(console)
    let sections = try lessons.compactMap { lesson -> String? in
      let works = try Shelf(Kata(lesson, in: workbook)).works()
      guard !works.isEmpty else { return nil }
      return ink.paint("Lesson \(lesson.number), \(lesson.title)", .bold) + "\n"
        + works.map { "  \($0)\n" }.joined()
    }
    if sections.isEmpty { console.tell(sentence) }
    console.write(sections.joined(separator: "\n"))
  }

  private func restore(_ wanted: String?, of kata: Kata, on console: any Console) throws {
    let shelf = Shelf(kata)
    let progress = ProgressFile(kata.workbook, on: console)
    _ = try progress.load()
    let work = try shelf.work(named: wanted)
    let isThere = FileManager.default.fileExists(atPath: kata.folder.path)
    let put = isThere ? try shelf.put(at: now()) : nil
    do {
      try shelf.take(work)
    } catch {
      if let put { try shelf.take(put) }
      throw error
    }
    if let put { shelf.handOnBuild(of: put) }
    console.tell("The work of \(work) is back in \(kata.path).")
    if let put { console.tell("What was there is in \(shelf.path)/\(put) now.") }
    do {
      try progress.update { progress in
        if let put { progress.shelve(kata.lesson, as: put) }
        progress.restore(kata.lesson, from: work)
      }
    } catch {
      console.warn("\(error)")
    }
  }
}
