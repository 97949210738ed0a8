import Book

/// Something that must be true of the book, so that readers can trust it.
protocol VerifyRule: Sendable {
  /// The name as it is typed after `bookbinder verify`.
  var name: String { get }

  /// What is wrong, one sentence each; empty if all is well.
  func problems(in workbook: Workbook) async throws -> [String]
}

extension VerifyRule {
  /// What is wrong with each lesson, or why a lesson could not be checked.
  func eachLesson(_ problems: (Lesson) throws -> [String]) -> [String] {
    Catalogue.lessons.flatMap { lesson in
      do {
        return try problems(lesson)
      } catch {
        return ["\(error)"]
      }
    }
  }
}
