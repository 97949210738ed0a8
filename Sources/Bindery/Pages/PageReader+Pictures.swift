import Book
import Foundation
import Site

extension PageReader {
  /// The faults of a diagram, and the picture of a diagram or a chart if the one beside the page is
  /// out of date; nothing for other quotes.
  func drawing(
    of quote: Quote, on page: Page
  ) async throws -> (faults: [String], picture: StaleFile?) {
    switch quote.kind {
    case .diagram:
      let folder = quote.marker.source
      guard let (lesson, side) = workbook.lessons.place(of: "\(folder)/") else {
        throw AuthorError("There is no lesson in a folder \(folder).")
      }
      let lines = Array(page.lines[quote.range].dropFirst().dropLast())
      let modules = programs.folder.appendingPathComponent("Modules", isDirectory: true)
      let names = lesson.modules(side, in: workbook).map(\.name) + lesson.rooms
      let graph = try await symbols(names, modules)
      let faults = DiagramCheck(graph).faults(in: lines)
      guard faults.isEmpty, let diagram = MermaidDiagram(lines).map(DiagramPicture.init) else {
        return (faults, nil)
      }
      let path = lesson.diagram(side)
      let isShown = (try? workbook.text(at: path)).map(diagram.isShown) ?? false
      return ([], isShown ? nil : StaleFile(path: path, text: diagram.svg))
    case .bet:
      let lesson = try lesson(of: quote)
      let chart = BarChart(of: try LessonEvidence(of: lesson, in: workbook))?.file
      let path = "\(lesson.pageFolder)/Bet.svg"
      return ([], (try? workbook.text(at: path)) == chart ? nil : StaleFile(path: path) { chart })
    case .code, .output, .steps, .cost: return ([], nil)
    }
  }
}
