import BookContents
import KataTools
import Terminal

struct CheckCommand: WorkbookCommand {
  let name = "check"
  let summary = "Builds your kata and runs each of its behaviours."
  let help = """
    Usage: scripts/workbook check LESSON [--all] [--limit SECONDS]

    Builds your kata and runs the lesson's behaviours on it, one after another,
    then your own tests in Tests/Mine, which are counted separately.

      --all    Shows every failure in full, even if there are many.
      --limit  How long one test may take; 10 seconds by default.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook check")
    let showsAll = try arguments.flag("--all")
    let limit = try arguments.limit()
    let kata = try arguments.kata(in: book)
    try arguments.finish()
    let report = try await withStatus("Lesson \(kata.lesson.heading)", on: console) {
      await CheckReport.recording(try await Check(kata, limit: limit).run(news: $0))
    }
    console.print(CheckText(report, width: console.width, showsAll: showsAll).lines)
    return report.verdict.isGreen
  }
}
