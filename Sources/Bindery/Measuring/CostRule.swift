import Book
import Foundation

/// The figures next to the pages match what the requests cost when counted now, and after is no
/// cheaper where the book says so.
struct CostRule: VerifyRule {
  let name = "costs"

  func problems(in workbook: Workbook) -> [String] {
    eachLesson { lesson in
      let files = try CostFiles(of: lesson, in: workbook)
      return try files.stale().map {
        "\($0.path) is not what is counted now: run `bookbinder measure \(lesson.number)`."
      } + CostRule.cheaper(files.figures.requests, lesson)
    }
  }

  /// The requests that are meant to be no cheaper in after, but are.
  static func cheaper(_ requests: [LessonFigures.Request], _ lesson: Lesson) -> [String] {
    requests.filter { $0.kind == .costlier }.compactMap { request in
      let balance = CostBalance(before: request.before, after: request.after)
      guard !balance.isNoCheaper else { return nil }
      return "\(request.name) of lesson \(lesson.number) is said to be no cheaper on after, and "
        + "after is: \(balance.text)."
    }
  }
}

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
