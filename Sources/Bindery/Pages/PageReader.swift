import Book
import Foundation

/// Compares what pages quote with its source, and updates it.
struct PageReader {
  /// The result of reading a page.
  struct Reading: Sendable {
    let page: Page
    /// The page with every quote as it should be.
    let corrected: Page
    /// The number of quotes on the page.
    let quotes: Int
    /// What is wrong with the page, including stale quotes, from top to bottom.
    let problems: [PageProblem]
  }

  let workbook: Workbook

  /// The pages that can have quotes: the book's front page, and every `README.md` under `Lessons`,
  /// those of the lessons last.
  func pages() throws -> [Page] {
    let lessons = workbook.root.appendingPathComponent("Lessons", isDirectory: true)
    let found = FileManager.default.enumerator(atPath: lessons.path)?.allObjects as? [String] ?? []
    let names = found.filter { $0 == "README.md" || $0.hasSuffix("/README.md") }.sorted()
    return try (["README.md"] + names.map { "Lessons/\($0)" }).compactMap { path in
      let file = workbook.root.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      return Page(path: path, text: try workbook.text(at: path))
    }
  }

  /// Reads pages of the book.
  ///
  /// - Parameter programs: Runs the programs; nil leaves their output unchecked.
  func read(_ pages: [Page], running programs: (any ProgramRunning)?) async -> [Reading] {
    let resolver = QuoteResolver(workbook, programs: programs)
    var readings: [Reading] = []
    for page in pages { readings.append(await read(page, resolver)) }
    return readings
  }

  private func read(_ page: Page, _ resolver: QuoteResolver) async -> Reading {
    var corrected = page
    let (quotes, faults) = page.quotes()
    var problems = faults + PageRules(workbook: workbook).problems(in: page)
    // From the bottom up, so that the lines above keep their indices.
    for quote in quotes.reversed() {
      do {
        guard let lines = try await resolver.lines(of: quote.origin) else { continue }
        if corrected.show(lines, in: quote) { problems.append(stale(quote, in: page)) }
      } catch {
        problems.append(PageProblem(page: page.path, line: quote.marker + 1, message: "\(error)"))
      }
    }
    return Reading(
      page: page, corrected: corrected, quotes: quotes.count, problems: problems.sorted())
  }

  private func stale(_ quote: Quote, in page: Page) -> PageProblem {
    PageProblem(
      page: page.path, line: quote.marker + 1,
      message: "What is quoted from \(quote.origin) is not what is there now: "
        + "run `swift run bookbinder pages` and read what changed.",
      isStale: true)
  }
}
