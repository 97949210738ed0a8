import Book
import Foundation
import Practice
import Terminal
import Text

struct UndoCommand: WorkbookCommand {
  let name = "undo"
  let summary = "Takes back what the workbook last changed in a kata."
  let help = """
    Usage: workbook undo LESSON [ENTRY]
           workbook undo LESSON --list

    Restores your sources and your guest as they were before the workbook last
    changed them (by a step, a slip, a reset, a change that was given up or `undo`
    itself), or at an ENTRY of the list. Changes, steps and hints go back with them.
    Your present files are kept first.

      --list   Lists what the workbook has kept of the kata, the latest first.
               In the kata, `git for-each-ref refs/workbook` lists the same.

    \(HelpText.lesson)

    """

  var timeZone = TimeZone.current

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let isList = try arguments.flag("--list")
    let kata = Kata(try arguments.lesson(of: workbook), in: workbook)
    let word = isList ? nil : try arguments.positional("ENTRY")
    try arguments.finish()
    let number = word.flatMap { Int($0) }
    if let word, number == nil {
      throw UsageError.noSuchChoice(
        option: "ENTRY", text: word, choices: ["a number that `--list` shows"])
    }
    try console.prepare(kata)
    guard !isList else {
      let entries = try KataLog(kata).history().entries.reversed()
      console.page { layout in
        entries.flatMap { entry in
          layout.item(
            [Run("\(entry.number)".padded(to: 5)), Run(time(of: entry) + "  ", .dim)], entry.title)
        }
      }
      return true
    }
    let entry = try kata.bringBack(number)
    console.tell(
      "Your code is back as it was at entry \(entry.number), “\(entry.title)”, "
        + "\(time(of: entry)).")
    console.tell("To take that back: scripts/workbook undo \(kata.lesson.number)")
    console.tell("To go further back: scripts/workbook undo \(kata.lesson.number) --list")
    return true
  }

  /// In the reader's own time.
  private func time(of entry: KataEntry) -> String {
    let style = Date.ISO8601FormatStyle(timeZone: timeZone)
      .year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    return entry.date.formatted(style)
  }
}

extension KataEntry {
  fileprivate var title: String {
    switch kind {
    case .start: name == "found" ? "the files as they were found" : "the start"
    case .kept where name.hasPrefix("shelf-"): "from an older workbook"
    case .kept: "before \(name.replacing("-", with: " "))"
    case .step: "step \(name) taken"
    case .tried: "step \(name) given"
    case .taken: "\(name) taken"
    case .done: "\(name) finished"
    case .givenUp: "\(name) given up"
    case .reset: "a reset"
    case .broughtBack: "entry \(name) brought back"
    case .hint: "hint \(name)"
    }
  }
}
