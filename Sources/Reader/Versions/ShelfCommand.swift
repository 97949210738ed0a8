import Book
import Foundation
import Practice
import Shell
import Terminal

/// `workbook shelf`: lists the work that was put away, and brings it back.
struct ShelfCommand: WorkbookCommand {
  let name = "shelf"
  let summary = "Lists your earlier versions of a kata, or brings one back."
  let help = """
    Usage: workbook shelf [LESSON]
           workbook shelf restore LESSON [VERSION]

    Lists your earlier versions of one kata or of all, the latest first: what
    `workbook reset` and `restore` moved there, and the copies that other
    commands made before they changed something. Each has the name of its folder
    in Katas/.shelf, which is the time in UTC, and your own time beside it. Nothing
    ever deletes them.

      restore   Brings a version back: the latest, or the one that is named, for
                which the start of the name is enough. What is in its place goes
                to the shelf first.

    \(HelpText.lesson)

    """

  var now: @Sendable () -> Date = { Date() }
  var timeZone = TimeZone.current

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let word = try arguments.positional("LESSON")
    guard word == "restore" else {
      try arguments.finish()
      let lesson = try word.map { try Catalogue.lesson(named: $0) }
      try list(lesson, in: workbook, on: console)
      return true
    }
    let lesson = try arguments.lesson()
    let wanted = try arguments.positional("VERSION")
    try arguments.finish()
    try restore(wanted, of: Kata(lesson, in: workbook), on: console)
    return true
  }

  private func list(_ lesson: Lesson?, in workbook: Workbook, on console: any Console) throws {
    let sections = try (lesson.map { [$0] } ?? Catalogue.lessons).compactMap { lesson in
      let works = try Shelf(Kata(lesson, in: workbook)).works()
      return works.isEmpty ? nil : [[Run(lesson.heading, .bold)]] + works.map(line)
    }
    guard sections.isEmpty else { return console.print(separated(sections)) }
    if let lesson {
      console.tell(
        "Nothing of lesson \(lesson.number) is on the shelf: "
          + "scripts/workbook reset \(lesson.number) puts your work there.")
    } else {
      console.tell("The shelf is empty: scripts/workbook reset puts your work there.")
    }
  }

  /// A shelved kata with its time in the reader's time zone, if its name contains one.
  private func line(of work: String) -> Line {
    var style = Date.ISO8601FormatStyle()
    let parts = work.prefix(20).split(separator: "T")
    let time = parts.count == 2 ? "\(parts[0])T\(parts[1].replacing("-", with: ":"))" : work
    guard let date = try? style.parse(time) else { return [Run("  \(work)")] }
    style.timeZone = timeZone
    let local = style.year().month().day().dateTimeSeparator(.space).time(
      includingFractionalSeconds: false)
    return [Run("  \(work)"), Run("  \(date.formatted(local))", .dim)]
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
    console.tell("The work of \(work) is back in \(kata.path).")
    if let put { console.tell("What was there is in \(shelf.path)/\(put) now.") }
    console.attempt {
      try progress.update { progress in
        if let put { progress.shelve(kata.lesson, as: put) }
        progress.restore(kata.lesson, from: work)
      }
    }
  }
}
