import Book
import Foundation
import Practice
import Terminal
import Text

struct ShelfCommand: WorkbookCommand {
  let name = "shelf"
  let summary = "Lists your earlier versions of a kata, or brings one back."
  let help = """
    Usage: workbook shelf [LESSON]
           workbook shelf restore LESSON [VERSION]

    Lists your earlier versions of one kata or of all, the latest first: what
    `workbook reset` and `restore` moved there, and the copies that other
    commands made before they changed something. Of each it tells when it was put
    there and by what, the stage that it had reached, and how far its code is from
    the before of the book.
    They are in Katas/.shelf, in folders named after the time in UTC. Nothing ever
    deletes them.

      restore   Brings a version back: the latest, or the one with this number in
                the list. The name of its folder does as well, or its start. What is
                in its place goes to the shelf first.

    \(HelpText.lesson)

    """

  var now: @Sendable () -> Date = { Date() }
  var timeZone = TimeZone.current

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let word = try arguments.positional("LESSON")
    guard word == "restore" else {
      let lesson = try word.map { try Catalogue.lesson(named: $0) }
      try arguments.finish()
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
    let progress = try ProgressFile(workbook, on: console).load()
    let sections = (lesson.map { [$0] } ?? Catalogue.lessons).compactMap { lesson in
      let shelf = Shelf(Kata(lesson, in: workbook))
      let works = shelf.works()
      let lines = works.enumerated().flatMap { index, work in
        let entry = progress.shelved(work, of: lesson)
        let cause = entry.putAwayBy.map { ", put there by \($0)" } ?? ""
        return console.layout.item([Run("  \(index + 1)  ")], time(of: work, on: shelf) + cause)
          + console.layout.item([Run("     ")], state(of: work, entry, on: shelf), .dim)
      }
      return works.isEmpty ? nil : [[Run(lesson.heading, .bold)]] + lines
    }
    guard sections.isEmpty else {
      let command = "scripts/workbook shelf restore \(lesson.map { "\($0.number)" } ?? "LESSON") N"
      let hint = console.layout.commands([(command, "Bring number N back.")])
      return console.print(separated(sections + [hint]))
    }
    let place =
      lesson.map { "Nothing of lesson \($0.number) is on the shelf" } ?? "The shelf is empty"
    console.tell(
      "\(place): `scripts/workbook reset` puts your work there, and a copy of it comes there when "
        + "you take a step, make a slip or give up a change.")
  }

  /// When a work was put there, in the reader's own time; its name if that does not tell.
  private func time(of work: String, on shelf: Shelf) -> String {
    guard let date = shelf.date(of: work) else { return work }
    let style = Date.ISO8601FormatStyle(timeZone: timeZone)
      .year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return date.formatted(style)
  }

  /// The stage that a work had reached, and how far it is from *before*.
  private func state(of work: String, _ entry: KataProgress.Entry, on shelf: Shelf) -> String {
    let stage = KataStage(of: shelf.kata, entry, isShelved: true).words
    guard let changes = try? shelf.changes(in: work) else { return stage }
    guard changes.lines > 0 else { return "\(stage); its code is still that of the book's before" }
    return "\(stage); \(counted(changes.lines, "line")) of code in "
      + "\(counted(changes.files, "file")) \(changes.lines == 1 ? "differs" : "differ") from the "
      + "book's before"
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
    console.tell("The work of \(time(of: work, on: shelf)) is back in \(kata.path).")
    if let put { console.tell("What was there is in \(shelf.path)/\(put) now.") }
    console.attempt {
      try progress.update { progress in
        if let put { progress.shelve(kata.lesson, as: put, by: "a restore") }
        progress.restore(kata.lesson, from: work)
      }
    }
  }
}
