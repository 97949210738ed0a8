import Book
import Foundation

/// Compares what pages quote with its source, and updates it.
struct PageReader {
  /// The result of reading a page.
  struct Reading {
    let page: Page
    /// The page with every quote as it should be.
    let corrected: Page
    let quotes: [Quote]
    /// What is wrong with the page, including stale quotes, from top to bottom.
    let problems: [PageProblem]
  }

  let workbook: Workbook
  let programs: BuiltPrograms

  /// Reads the pages that can have quotes: the book's front page, and every `README.md` under
  /// `Lessons`.
  func read() async throws -> [Reading] {
    let lessons = workbook.root.appendingPathComponent("Lessons", isDirectory: true)
    let found = FileManager.default.enumerator(atPath: lessons.path)?.allObjects as? [String] ?? []
    let names = found.filter { $0 == "README.md" || $0.hasSuffix("/README.md") }.sorted()
    var readings: [Reading] = []
    for path in ["README.md"] + names.map({ "Lessons/\($0)" }) {
      let file = workbook.root.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      readings.append(await read(Page(path: path, text: try workbook.text(at: path))))
    }
    return readings
  }

  private func read(_ page: Page) async -> Reading {
    var corrected = page
    var (quotes, problems) = page.quotes()
    problems += page.problems(in: workbook)
    // From the bottom up, so that the lines above keep their indices.
    for quote in quotes.reversed() {
      do {
        guard let lines = try await lines(of: quote.origin),
          corrected.show(lines, in: quote)
        else { continue }
        problems.append(
          page.problem(
            at: quote.marker,
            "What is quoted from \(quote.origin) is not what is there now: "
              + "run `swift run bookbinder pages` and read what changed.", isStale: true))
      } catch {
        problems.append(page.problem(at: quote.marker, "\(error)"))
      }
    }
    return Reading(page: page, corrected: corrected, quotes: quotes, problems: problems.sorted())
  }

  /// The lines that a quote must show; nil if they are made by hand.
  private func lines(of origin: Quote.Origin) async throws -> [String]? {
    switch origin {
    case .diagram: return nil
    case .code(let file, let snippet):
      guard !file.isEmpty, !file.hasPrefix("/"), !file.split(separator: "/").contains("..") else {
        throw QuoteError("“\(file)” is not a path inside the book: start it at the top folder.")
      }
      guard let text = try? workbook.text(at: file) else {
        throw QuoteError("There is no file \(file) to quote.")
      }
      return try Snippets(file: file, text: text).lines(of: snippet)
    case .output(let command, let exit):
      let run = try await programs.run(command[0], Array(command.dropFirst()))
      return try run.lines(of: command, exit: exit)
    case .steps(let folder):
      return try StepSeries(of: lesson(in: folder), in: workbook).pageLines
    case .cost(let folder):
      let lesson = try lesson(in: folder)
      return try LessonEvidence(of: lesson, in: workbook)
        .pageLines(of: ChangeRequest.all(of: lesson, in: workbook))
    }
  }

  private func lesson(in folder: String) throws(QuoteError) -> Lesson {
    guard let lesson = Catalogue.lessons.first(where: { $0.folder == folder }) else {
      throw QuoteError("There is no lesson in a folder Lessons/\(folder).")
    }
    return lesson
  }
}
