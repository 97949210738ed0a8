import BookContents
import Foundation
import KataTools
import Terminal
import Text
import Toolchain

struct StartCommand: WorkbookCommand {
  let name = "start"
  let summary = "Makes your kata: your own copy of a lesson's before version."
  let help = """
    Usage: scripts/workbook start LESSON

    Makes your kata in Katas: a package and a git repository with the before
    version and the lesson's behaviours.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook start")
    let kata = Kata(try arguments.lesson(in: book))
    try arguments.finish()
    try await kata.start()
    console.tell(
      "Your kata is in \(kata.path)/\(kata.sourcesPath). It is green on purpose: it works, and only its "
        + "design has a fault.",
      "`scripts/workbook watch \(kata.lesson.number)` judges it on every save. The first check builds "
        + "everything and takes longest.")
    return true
  }
}

struct ResetCommand: WorkbookCommand {
  let name = "reset"
  let summary = "Starts a kata over; undo brings your work back."
  let help = """
    Usage: scripts/workbook reset LESSON

    Replaces your sources with the before version, and removes your own tests and
    the changes that you have taken. `scripts/workbook undo LESSON` brings your
    work back.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook reset")
    let kata = Kata(try arguments.lesson(in: book))
    try arguments.finish()
    try await kata.reset()
    console.tell(
      "\(kata.path) is as it was at the start. `scripts/workbook undo \(kata.lesson.number)` "
        + "brings your work back.")
    return true
  }
}

struct UndoCommand: WorkbookCommand {
  let name = "undo"
  let summary = "Takes back the workbook's last edit of your files."
  let help = """
    Usage: scripts/workbook undo LESSON [ENTRY]
           scripts/workbook undo LESSON --list

    Takes back the last step, mistake, change or reset that the workbook made in
    your kata, along with everything that you have changed since. It names the
    files that change. Nothing is lost: the last line says how to return to the
    present state. With an ENTRY from the list, it restores your files of then.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook undo")
    let lists = try arguments.flag("--list")
    let kata = try arguments.kata(in: book)
    let wanted = try lists ? nil : arguments.positional("ENTRY")
    try arguments.finish()
    let history = try await History(of: kata)
    if lists {
      for entry in history.entries { console.print([[Run(UndoCommand.line(of: entry))]]) }
      return true
    }
    let entry = try history.entryToUndo(wanted)
    let (then, now) = (try await KataLog(kata).files(at: entry), kata.files())
    let paths = Set(then.keys).union(now.keys).filter { then[$0] != now[$0] }.sorted()
    let list = paths.map { path in
      let count = Fitting.distance(then.filter { $0.key == path }, now.filter { $0.key == path })
      return count == 0 ? path : "\(path) (\(counted(count, "line")))"
    }.joined(separator: ", ")
    let moment = entry.event.changesFiles ? "before" : "at"
    console.tell("This brings back your files as they were \(moment):")
    console.print([[Run("  " + UndoCommand.line(of: entry))]])
    console.tell(
      list.isEmpty ? "No file differs." : "Files that change: \(list).")
    try await kata.undo(to: entry)
    let last = try await History(of: kata).entries.first { $0.event == .undo(entry.number) }
    console.tell(
      "Done. `scripts/workbook undo \(kata.lesson.number) \(last?.number ?? 0)` undoes this.")
    return true
  }

  private static func line(of entry: KataLog.Entry) -> String {
    let date = entry.date.formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: false))
    return "\("\(entry.number)".padded(to: 4)) \(date)  \(entry.event.words)"
  }
}

struct PlayCommand: WorkbookCommand {
  let name = "play"
  let summary = "Opens the arcade with your kata plugged in."
  let help = """
    Usage: scripts/workbook play LESSON [ARGUMENTS]

    Builds the arcade with your kata in place of the lesson's version, and opens
    it. Words after the LESSON go to the arcade: `scripts/workbook play 1 play
    --wave 2`, or `scripts/workbook play 3 census` for lesson 3's reports. The game
    starts paused. The first time it builds the whole arcade,
    which takes a minute or two.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    // All other words are the arcade's.
    var arguments = Arguments(Array(words.prefix(1)), of: "scripts/workbook play")
    let kata = Kata(try arguments.lesson(in: book))
    let arcade = KataArcade(kata)
    let failure = try await withStatus("Lesson \(kata.lesson.heading)", on: console) {
      try await arcade.build(news: $0)
    }
    if let failure {
      console.write("\(failure)\n")
      console.tell(
        "The arcade does not build with your kata: `scripts/workbook check \(kata.lesson.number)` shows why."
      )
      return false
    }
    let isNamed = arguments.peek == nil && !words.isEmpty
    let rest = [arcade.program.path] + words.dropFirst(isNamed ? 1 : 0)
    execv(arcade.program.path, rest.map { strdup($0) } + [nil])
    throw KataError(
      "\(arcade.program.path) cannot be started: \(String(cString: strerror(errno))).")
  }
}
