import Book
import Foundation
import Toolchain

/// Compares the quotes of pages with their sources, and reports other faults of the pages.
struct PageReader {
  struct Reading {
    let path: String
    var quotes: [Quote] = []
    /// The faults of the page, including stale quotes, from top to bottom.
    var problems: [PageProblem]
    /// The page's text with fresh quotes; nil if none is out of date.
    var corrected: String?
  }

  let workbook: Workbook
  let programs: BuiltPrograms
  /// The symbols of built modules in a folder.
  var symbols: ([String], URL) async throws -> SymbolGraph = {
    try await SymbolGraph(of: $0, in: $1)
  }

  /// The names of pages under `Lessons`: those that a code host shows with a folder, and those
  /// beside a lesson's page.
  private static let names = ["README.md", "Results.md", "Steps.md", "Costs.md"]

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
    return readings
  }

  private func read(_ page: Page) async -> Reading {
    var reading = Reading(path: page.path, problems: page.lessonProblems)
    var lines = page.lines
    // From the bottom up, so that the lines above keep their indices.
    for (index, line) in page.prose.reversed() {
      func add(_ message: String, isStale: Bool = false) {
        reading.problems.append(page.problem(at: index, message, isStale: isStale))
      }
      do {
        guard let quote = try page.quote(markedAt: index) else { continue }
        reading.quotes.append(quote)
        if quote.kind == .diagram { try await faults(of: quote, on: page).forEach { add($0) } }
        guard let content = try await content(of: quote) else { continue }
        let fresh = quote.filled(with: content, under: line)
        guard Array(lines[quote.range]) != fresh else { continue }
        lines.replaceSubrange(quote.range, with: fresh)
        add(
          "The quote from \(quote.marker.source) is out of date: "
            + "run `swift run bookbinder pages` and read the changes.", isStale: true)
      } catch {
        add("\(error)")
      }
    }
    reading.problems += page.codeProblems(besides: reading.quotes)
    reading.problems.sort { ($0.line, $0.message) < ($1.line, $1.message) }
    if lines != page.lines { reading.corrected = lines.joined(separator: "\n") }
    return reading
  }

  /// The faults of a hand-made diagram.
  private func faults(of quote: Quote, on page: Page) async throws -> [String] {
    let folder = quote.marker.source
    guard let (lesson, side) = workbook.lessons.place(of: "\(folder)/") else {
      throw AuthorError("There is no lesson in a folder \(folder).")
    }
    let modules = programs.folder.appendingPathComponent("Modules", isDirectory: true)
    let names = lesson.modules(side, in: workbook).map(\.name) + lesson.rooms
    let graph = try await symbols(names, modules)
    return DiagramCheck(graph).faults(in: Array(page.lines[quote.range].dropFirst().dropLast()))
  }

  /// The lines that fill a quote; nil for a hand-made drawing.
  private func content(of quote: Quote) async throws -> [String]? {
    let marker = quote.marker
    switch quote.kind {
    case .code:
      guard !marker.path.contains("../"), let text = try? workbook.text(at: marker.path) else {
        throw AuthorError("There is no file \(marker.path) in the book to quote.")
      }
      guard !marker.path.hasSuffix(".diff") else { return PatchLines.shown(of: text) }
      return try Snippets(file: marker.path, text: text).lines(of: marker.snippet)
    case .diagram: return nil
    case .output:
      let match = marker.source.wholeMatch(of: #/(.+?)(?: \(exit (\d+)\))?/#)
      let words = (match?.1 ?? "").split(separator: " ").map(String.init)
      return try await programs.lines(of: words, exit: match?.2.flatMap { Int32($0) } ?? 0)
    case .steps:
      let lesson = try lesson(of: quote)
      return try Step.all(of: lesson, in: workbook)
        .pageLines(
          stopping: Slip.all(of: lesson, in: workbook),
          LessonEvidence(of: lesson, in: workbook))
    case .bet: return try LessonEvidence(of: lesson(of: quote), in: workbook).betLines
    case .cost:
      let lesson = try lesson(of: quote)
      let (requests, slips) = try (
        ChangeRequest.all(of: lesson, in: workbook), Slip.all(of: lesson, in: workbook)
      )
      return try LessonEvidence(of: lesson, in: workbook).pageLines(of: requests, slips: slips)
    }
  }

  private func lesson(of quote: Quote) throws -> Lesson {
    let folder = quote.marker.source
    guard let lesson = workbook.lessons.first(where: { $0.folder == folder }) else {
      throw AuthorError("There is no lesson in a folder Lessons/\(folder).")
    }
    return lesson
  }
}
