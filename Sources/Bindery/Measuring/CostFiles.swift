import Book
import Foundation

/// The costs of a lesson's requests, counted now, and the files next to the page that show them.
struct CostFiles {
  let figures: LessonFigures
  private let lesson: Lesson
  private let workbook: Workbook

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
    self.workbook = workbook
    figures = try LessonFigures(measuring: lesson, in: workbook)
  }

  /// The files that are out of date, as paths in the book, with their new contents.
  func stale() throws -> [(path: String, text: String)] {
    let texts = [
      (LessonFigures.path(of: lesson), try figures.json()),
      (CostChart.path(of: lesson), CostChart(figures).svg),
    ]
    return texts.filter { path, text in (try? workbook.text(at: path)) != text }
  }

  /// Rewrites the files that are out of date.
  ///
  /// - Returns: Their paths.
  func write() throws -> [String] {
    try stale().map { path, text in
      try Data(text.utf8).write(to: workbook.root.appendingPathComponent(path), options: .atomic)
      return path
    }
  }
}
