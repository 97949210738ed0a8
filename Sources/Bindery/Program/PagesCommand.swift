import Book
import Foundation
import Shell

/// `bookbinder pages`: keeps what the pages quote up to date.
struct PagesCommand: ProgramCommand {
  let name = "pages"
  let summary = "Brings what the pages quote up to date, or checks it."
  let help = """
    Usage: bookbinder pages [--check] [--skip-build]

    Brings the code, the outputs, the steps and the costs that the pages quote up to
    date, compares the diagrams with the compiler's view of the modules, and says
    what else is wrong with a page.

      --check       Changes nothing: says what is out of date too.
      --skip-build  Takes the programs and modules that lie beside this program.

    A quote is a marker, directly followed by a fence that this command fills:

      <!-- code: Sources/SpaceGame/Model/Arena.swift -->
      <!-- code: Sources/SpaceGame/Model/Arena.swift#name -->
      <!-- output: arcade census -->
      <!-- output: arcade census --sides neither (exit 64) -->

    A diagram is drawn by hand, and checked: each box is a type of the side or of its
    seam's room, each member and each arrow true, and there are at most seven boxes.

      <!-- diagram: Sources/Lessons/01-SingleResponsibility/After -->

    The steps and the costs of a lesson stand between two lines:

      <!-- steps: 01-SingleResponsibility --> and <!-- end: steps -->
      <!-- cost: 01-SingleResponsibility --> and <!-- end: cost -->

    A name is that of a snippet: in the source it begins after a line
    `// snippet: name` and ends before a line `// end: name`. CONTRIBUTING.md tells
    more.

    """

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, of: "bookbinder \(name)")
    let checks = try arguments.flag("--check")
    let skipsBuild = try arguments.flag("--skip-build")
    try arguments.finish()
    let programs = BuiltPrograms(
      root: workbook.root, in: skipsBuild ? BuiltPrograms.besides : nil)
    let readings = try await PageReader(workbook: workbook, programs: programs).read()
    let diagrams = PageDiagrams(
      modules: try await programs.folder().appendingPathComponent("Modules", isDirectory: true))
    let quoted = readings.flatMap(\.quotes).map(\.origin)
    let lasting =
      readings.flatMap(diagrams.problems)
      + (try AnchorRule(workbook: workbook).problems(besides: quoted))
    return try tell(readings, lasting, checks: checks, in: workbook, on: console)
  }

  /// - Parameter lasting: Problems that updating the quotes does not fix.
  private func tell(
    _ readings: [PageReader.Reading], _ lasting: [PageProblem], checks: Bool,
    in workbook: Workbook, on console: any Console
  ) throws -> Bool {
    let problems = readings.flatMap(\.problems) + lasting
    guard !checks else {
      problems.forEach { console.writeError("\($0)\n") }
      guard problems.isEmpty else { return false }
      let quotes = readings.map(\.quotes.count).reduce(0, +)
      console.write(
        "\(count(readings.count, "page")) with \(count(quotes, "quote")): all as it really is.\n")
      return true
    }
    let stale = readings.filter { $0.corrected != $0.page }
    for reading in stale {
      let file = workbook.root.appendingPathComponent(reading.page.path)
      try Data(reading.corrected.text.utf8).write(to: file)
      let quotes = reading.problems.count { $0.isStale }
      console.write("\(reading.page.path): brought \(count(quotes, "quote")) up to date.\n")
    }
    if stale.isEmpty { console.write("Nothing was out of date.\n") }
    let left = problems.filter { !$0.isStale }
    left.forEach { console.writeError("\($0)\n") }
    return left.isEmpty
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
