import Book
import Foundation
import Terminal

/// `bookbinder pages`: keeps what the pages quote up to date.
struct PagesCommand: ProgramCommand {
  let name = "pages"
  let summary = "Brings what the pages quote up to date, or checks it."
  let help = """
    Usage: bookbinder pages [--check]

    Brings the code, the outputs, the steps and the costs that the pages quote up to
    date, compares the diagrams with the compiler's view of the modules, and says
    what else is wrong with a page. Graphviz, as `dot`, draws a changed diagram.
    CONTRIBUTING.md tells how a page quotes.

      --check  Changes nothing: says what is out of date too.

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
        console.write("Pages: \(readings.count), quotes: \(quotes.count), all as it really is.\n")
      }
    } else {
      let stale = readings.flatMap(\.stale)
      if stale.isEmpty { console.write("Nothing was out of date.\n") }
      for file in stale {
        let place = workbook.root.appendingPathComponent(file.path)
        if let text = try await file.text() {
          try Data(text.utf8).write(to: place, options: .atomic)
        } else {
          try FileManager.default.removeItem(at: place)
        }
        console.write("\(file.path): brought up to date.\n")
      }
      problems.removeAll(where: \.isStale)
    }
    problems.forEach { console.writeError("\($0)\n") }
    return problems.isEmpty
  }
}
