import Book
import Foundation
import Terminal

/// `bookbinder pages`: keeps the quotes on the pages up to date.
struct PagesCommand: ProgramCommand {
  let name = "pages"
  let summary = "Updates the quotes on the pages, or checks them."
  let help = """
    Usage: bookbinder pages [--check]

    Updates the code, the outputs, the steps and the costs that the pages quote,
    compares the diagrams with the compiler's view of the modules, and reports other
    faults of the pages. CONTRIBUTING.md explains how a page quotes.

      --check  Changes nothing, and also reports what is out of date.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "bookbinder \(name)")
    let checks = try arguments.flag("--check")
    try arguments.finish()
    let programs = try await BuiltPrograms.current(in: workbook.root)
    let readings = try await PageReader(workbook: workbook, programs: programs).read()
    let quotes = readings.flatMap(\.quotes)
    var problems = readings.flatMap(\.problems)
    problems += try Snippets.problems(in: workbook, besides: quotes.map(\.marker.source))
    if checks {
      if problems.isEmpty {
        console.write("Pages: \(readings.count), quotes: \(quotes.count), all up to date.\n")
      }
    } else {
      if readings.allSatisfy({ $0.corrected == nil }) {
        console.write("Nothing was out of date.\n")
      }
      for case (let path, let text?) in readings.map({ ($0.path, $0.corrected) }) {
        let place = workbook.root.appendingPathComponent(path)
        try Data(text.utf8).write(to: place, options: .atomic)
        console.write("\(path): updated.\n")
      }
      problems.removeAll(where: \.isStale)
    }
    problems.forEach { console.writeError("\($0)\n") }
    return problems.isEmpty
  }
}
