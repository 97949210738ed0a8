import Book
import Foundation

/// Checks the diagrams of the pages against the modules that they show.
final class PageDiagrams {
  private let modules: URL
  private var facts: [String: DiagramFacts] = [:]
  private var rooms: [String: SymbolGraph] = [:]

  /// - Parameter modules: The folder with the built modules.
  init(modules: URL) {
    self.modules = modules
  }

  /// What is wrong with the diagrams of a page.
  func problems(in page: Page) -> [PageProblem] {
    page.quotes().quotes.flatMap { quote -> [PageProblem] in
      guard case .diagram(let folder) = quote.origin, let fence = quote.fence,
        let end = fence.closing
      else { return [] }
      return faults(in: Array(page.lines[(fence.opening + 1)..<end]), about: folder).map {
        PageProblem(page: page.path, line: quote.marker + 1, message: $0)
      }
    }
  }

  private func faults(in lines: [String], about folder: String) -> [String] {
    do {
      return try DiagramCheck(facts: facts(of: folder)).faults(in: lines)
    } catch {
      return ["\(error)"]
    }
  }

  private func facts(of folder: String) throws -> DiagramFacts {
    if let known = facts[folder] { return known }
    let sides = Catalogue.lessons.flatMap { lesson in Side.allCases.map { (lesson, $0) } }
    guard let (lesson, side) = sides.first(where: { $0.0.sources($0.1) == folder }) else {
      throw QuoteError.noSuchLesson(folder)
    }
    let reader = SymbolGraphReader(modules: modules)
    let room = try rooms[lesson.room] ?? reader.graph(of: lesson.room)
    rooms[lesson.room] = room
    let facts = try DiagramFacts(reader.graph(of: lesson.name + side.folder) + room)
    self.facts[folder] = facts
    return facts
  }
}
