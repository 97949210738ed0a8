import Book
import Foundation

/// Checks the diagrams of the pages against the modules that they show.
final class PageDiagrams {
  private let modules: URL
  /// The modules of the seams, since several sides share one.
  private var rooms: [String: SymbolGraph] = [:]

  /// - Parameter modules: The folder with the built modules.
  init(modules: URL) {
    self.modules = modules
  }

  /// What is wrong with the diagrams of a page.
  func problems(in reading: PageReader.Reading) -> [PageProblem] {
    reading.quotes.flatMap { quote -> [PageProblem] in
      guard case .diagram(let folder) = quote.origin else { return [] }
      let lines = reading.page.lines[quote.range].dropFirst().dropLast()
      return faults(in: Array(lines), about: folder).map {
        reading.page.problem(at: quote.marker, $0)
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
    let sides = Catalogue.lessons.flatMap { lesson in Side.allCases.map { (lesson, $0) } }
    guard let (lesson, side) = sides.first(where: { $0.0.sources($0.1) == folder }) else {
      throw QuoteError("There is no lesson in a folder \(folder).")
    }
    let room = try rooms[lesson.room] ?? SymbolGraph(of: lesson.room, in: modules)
    rooms[lesson.room] = room
    return DiagramFacts([try SymbolGraph(of: lesson.name + side.folder, in: modules), room])
  }
}
