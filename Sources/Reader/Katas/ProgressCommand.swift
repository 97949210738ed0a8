import Book
import Practice
import Shell

/// `workbook progress`: how far the reader has come with the nine katas.
struct ProgressCommand: WorkbookCommand {
  let name = "progress"
  let summary = "Shows how far you have come with the nine katas."
  let help = """
    Usage: workbook progress [--json]

    Shows each lesson: how many behaviours of your kata passed at its last check,
    whether it is started or done, and how many hints you have seen.

      --json    Prints an object with "version" (now 1) and "lessons", an array in
                the order of the book. Each lesson has "number", "name", "title",
                "kata" (its path in the book), "state" ("notStarted", "started" or
                "done"), "lastCheck" (null, or an object with "passed",
                "behaviours" and "date"), "doneSince" (null, or the date when all
                passed for the first time), "hintsShown" and "hints". Dates are
                those of ISO 8601, in UTC.

    It is kept in Katas/progress.json. Without that file nothing but the dates, the
    counts and the hints are lost: checks note them anew.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let asJSON = try arguments.flag("--json")
    try arguments.finish()
    let progress = try ProgressFile(workbook) { console.warn($0) }.load()
    let report = ProgressReport(progress, in: workbook)
    if asJSON {
      console.write(try JSONText.of(report))
    } else {
      console.print(ProgressTable(report: report, width: console.width).lines)
    }
    return true
  }
}
