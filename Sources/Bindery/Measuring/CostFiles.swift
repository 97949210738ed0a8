import Book
import Foundation

/// What the requests of a lesson cost, counted now, and the files beside the page that tell it.
struct CostFiles {
  let figures: LessonFigures
  private let lesson: Lesson
  private let workbook: Workbook

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    self.workbook = workbook
    figures = try LessonFigures(measuring: lesson, in: workbook)
  }

  /// The files that say something else now, as paths in the book, and what is to be in them.
  func stale() throws -> [(path: String, text: String)] {
    let texts = [
      (LessonFigures.path(of: lesson), try figures.json()),
      (CostChart.path(of: lesson), CostChart(figures).svg),
    ]
    return texts.filter { path, text in (try? workbook.text(at: path)) != text }
  }

  /// Writes those that say something else.
  ///
  /// - Returns: Their paths.
  func write() throws -> [String] {
    try stale().map { path, text in
      try Data(text.utf8).write(to: workbook.root.appendingPathComponent(path), options: .atomic)
      return path
    }
  }
}
