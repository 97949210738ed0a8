import Book
import Foundation
import Site
import Toolchain

/// What is drawn from what a page says, and kept in files beside it.
extension PageReader {
  struct Picture {
    let path: String
    /// Draws it; nil where there is to be none.
    let text: () async throws -> String?
  }

  /// The picture of a diagram or a chart, where the one beside the page is another; nil for other quotes.
  func stalePicture(of quote: Quote, on page: Page) throws -> Picture? {
    switch quote.kind {
    case .diagram:
      let (lesson, side) = try place(of: quote.source)
      guard let diagram = MermaidDiagram(page.lines(in: quote)).map(DiagramPicture.init) else {
        return nil
      }
      let path = lesson.diagram(side)
      let isShown = (try? workbook.text(at: path)).map(diagram.isShown) ?? false
      return isShown ? nil : Picture(path: path, text: diagram.svg)
    case .bet:
      let lesson = try lesson(in: quote.source)
      let chart = BarChart(of: try LessonEvidence(of: lesson, in: workbook))?.file
      let path = "\(lesson.pageFolder)/Bet.svg"
      return (try? workbook.text(at: path)) == chart ? nil : Picture(path: path) { chart }
    default: return nil
    }
  }

  /// What is untrue in a diagram; nothing in other quotes.
  func faults(of quote: Quote, on page: Page) async throws -> [String] {
    guard quote.kind == .diagram else { return [] }
    let (lesson, side) = try place(of: quote.source)
    let modules = programs.folder.appendingPathComponent("Modules", isDirectory: true)
    let graph = try await symbols([lesson.name + side.folder, lesson.room], modules)
    return DiagramCheck(graph).faults(in: page.lines(in: quote))
  }

  /// What a diagram is of.
  private func place(of folder: String) throws -> (lesson: Lesson, side: Side) {
    guard let place = workbook.lessons.place(of: "\(folder)/") else {
      throw AuthorError("There is no lesson in a folder \(folder).")
    }
    return place
  }
}

extension Page {
  /// What stands in the fence of a quote.
  fileprivate func lines(in quote: Quote) -> [String] {
    Array(lines[quote.range].dropFirst().dropLast())
  }
}
