import Book
import Foundation
import Toolchain

/// Compares what pages quote with its source, and says what else is wrong with them.
struct PageReader {
  struct Reading {
    let page: Page
    /// The text of the page with every quote as it should be.
    var corrected: String
    var quotes: [Quote] = []
    /// The pictures beside the page that are not as they should be.
    var pictures: [Picture] = []
    /// What is wrong with the page, including stale quotes, from top to bottom.
    var problems: [PageProblem] = []
  }

  let workbook: Workbook
  let programs: BuiltPrograms
  /// What the compiler knows of built modules in a folder.
  var symbols: ([String], URL) async throws -> SymbolGraph = {
    try await SymbolGraph(of: $0, in: $1)
  }

  /// The names of the pages under `Lessons`: what the code host shows of a folder, and what stands
  /// beside a lesson's page.
  private static let names = ["README.md", "Steps.md", "Costs.md"]
  /// A file that is what a program prints, for the site.
  private static let kept = (
    path: "Lessons/Game.json",
    command: ["arcade", "transcript", "--pictures", "--seed", "3", "--ticks", "4000"]
  )

  /// Reads the pages that can have quotes: the book's front page, and those under `Lessons`.
  func read() async throws -> [Reading] {
    let lessons = workbook.root.appendingPathComponent("Lessons", isDirectory: true)
    let found = FileManager.default.enumerator(atPath: lessons.path)?.allObjects as? [String] ?? []
    let names = found.filter { path in
      PageReader.names.contains { path == $0 || path.hasSuffix("/\($0)") }
    }.sorted()
    var readings: [Reading] = []
    for path in ["README.md"] + names.map({ "Lessons/\($0)" }) {
      guard let text = try? workbook.text(at: path) else { continue }
      readings.append(await read(Page(path: path, text: text)))
    }
    if let text = try? workbook.text(at: PageReader.kept.path) {
      readings.append(try await readKept(Page(path: PageReader.kept.path, text: text)))
    }
    return readings
  }

  private func readKept(_ page: Page) async throws -> Reading {
    let fresh = try await programs.lines(of: PageReader.kept.command) + [""]
    let stale = page.problem(
      at: 0,
      "The file is not what `\(PageReader.kept.command.joined(separator: " "))` prints now: run "
        + "`swift run bookbinder pages`.", isStale: true)
    return Reading(
      page: page, corrected: fresh.joined(separator: "\n"),
      problems: page.lines == fresh ? [] : [stale])
  }

  private func read(_ page: Page) async -> Reading {
    var lines = page.lines
    var quotes: [Quote] = []
    var pictures: [Picture] = []
    var problems = LinkRule(workbook: workbook).problems(in: page)
    // From the bottom up, so that the lines above keep their indices.
    for (index, line) in page.prose.reversed() {
      do {
        guard let quote = try page.quote(markedAt: index) else { continue }
        quotes.append(quote)
        let faults = try await faults(of: quote, on: page)
        problems += faults.map { page.problem(at: index, $0) }
        if faults.isEmpty, let picture = try stalePicture(of: quote, on: page) {
          pictures.append(picture)
          problems.append(
            page.problem(
              at: index,
              "\(picture.path) is not the picture of what stands here: "
                + "run `swift run bookbinder pages`.", isStale: true))
        }
        guard quote.kind != .diagram else { continue }
        let fresh = quote.filled(with: try await content(of: quote), under: line)
        guard Array(lines[quote.range]) != fresh else { continue }
        lines.replaceSubrange(quote.range, with: fresh)
        problems.append(
          page.problem(
            at: index,
            "What is quoted from \(quote.source) is not what is there now: "
              + "run `swift run bookbinder pages` and read what changed.", isStale: true))
      } catch {
        problems.append(page.problem(at: index, "\(error)"))
      }
    }
    problems += page.codeProblems(besides: quotes) + page.lessonProblems
    return Reading(
      page: page, corrected: lines.joined(separator: "\n"), quotes: quotes,
      pictures: pictures,
      problems: problems.sorted { ($0.line, $0.message) < ($1.line, $1.message) })
  }

  private func content(of quote: Quote) async throws -> [String] {
    switch quote.kind {
    case .code, .diagram:
      let file = quote.marker.path
      guard !file.contains("../"), let text = try? workbook.text(at: file) else {
        throw AuthorError("There is no file \(file) in the book to quote.")
      }
      return try Snippets(file: file, text: text).lines(of: quote.marker.snippet)
    case .output:
      let match = quote.source.wholeMatch(of: #/(.+?)(?: \(exit (\d+)\))?/#)
      let words = (match?.1 ?? "").split(separator: " ").map(String.init)
      return try await programs.lines(of: words, exit: match?.2.flatMap { Int32($0) } ?? 0)
    case .steps:
      return try Step.all(of: lesson(in: quote.source), in: workbook).pageLines
    case .bet:
      return try LessonEvidence(of: lesson(in: quote.source), in: workbook).betLines
    case .cost:
      let lesson = try lesson(in: quote.source)
      return try LessonEvidence(of: lesson, in: workbook)
        .pageLines(
          of: ChangeRequest.all(of: lesson, in: workbook), slips: Slip.all(of: lesson, in: workbook)
        )
    }
  }

  func lesson(in folder: String) throws -> Lesson {
    guard let lesson = workbook.lessons.first(where: { $0.folder == folder }) else {
      throw AuthorError("There is no lesson in a folder Lessons/\(folder).")
    }
    return lesson
  }
}

extension Page {
  /// Fences that are not closed, and code, diagrams and outputs that are not compared with their
  /// source.
  fileprivate func codeProblems(besides quotes: [Quote]) -> [PageProblem] {
    codeBlocks.compactMap { block in
      let start = block.range.lowerBound
      guard block.isClosed else {
        return problem(at: start, "This fence is not closed: end it with a line of backticks.")
      }
      guard ["swift", "mermaid", "text"].contains(block.language),
        !quotes.contains(where: { $0.range == block.range })
      else { return nil }
      return problem(
        at: start,
        "This \(block.language) is typed in by hand: quote the real thing with a marker.")
    }
  }
}
