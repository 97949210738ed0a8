import Foundation
import Shell

/// `workbook pages`: keeps what the pages quote as it really is.
public struct PagesCommand: WorkbookCommand {
  public let name = "pages"
  public let summary = "Brings what the pages quote up to date, or checks it."
  public let help = """
    Usage: workbook pages [--check] [--skip-build]

    Brings the code, the diagrams and the outputs that the pages quote up to date,
    and says what else is wrong with a page. It is for those who write lessons.

      --check       Changes nothing: says what is out of date too.
      --skip-build  Runs the programs that lie beside this one as they are.

    A quote is a marker, directly followed by a fence that this command fills:

      <!-- code: Sources/SpaceGame/Model/Arena.swift -->
      <!-- code: Sources/SpaceGame/Model/Arena.swift#name -->
      <!-- diagram: Sources/Lessons/01-SingleResponsibility/After -->
      <!-- output: arcade census -->
      <!-- output: arcade census --sides neither (exit 64) -->

    The steps and the costs of a lesson stand between two lines:

      <!-- steps: 01-SingleResponsibility --> and <!-- end: steps -->
      <!-- cost: 01-SingleResponsibility --> and <!-- end: cost -->

    A name is that of a snippet: in the source it begins after a line
    `// snippet: name` and ends before a line `// end: name`. CONTRIBUTING.md tells
    more.

    """

  public init() {}

  public func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let checks = try arguments.flag("--check")
    let skipsBuild = try arguments.flag("--skip-build")
    try arguments.finish()
    let programs = BuiltPrograms(
      root: workbook.root, in: skipsBuild ? BuiltPrograms.besides : nil)
    let report = try Proofreader(root: workbook.root).read(running: programs)
    guard !checks else {
      report.problems.forEach { console.writeError("\($0)\n") }
      console.write(report.isFine ? report.summary : "")
      return report.isFine
    }
    for page in report.corrected {
      try Data(page.text.utf8).write(to: workbook.root.appendingPathComponent(page.path))
    }
    console.write(report.corrections)
    let left = report.problems.filter { !$0.isStale }
    left.forEach { console.writeError("\($0)\n") }
    return left.isEmpty
  }
}
