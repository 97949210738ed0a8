import Book

/// Something that has to be true of the book, so that readers can trust it.
protocol VerifyRule: Sendable {
  /// As it is typed after `bookbinder verify`.
  var name: String { get }

  /// What is wrong, a sentence for each; empty when all is well.
  func problems(in workbook: Workbook) async throws -> [String]
}

extension VerifyRule {
  /// What is wrong with each lesson; where one cannot be looked at, why.
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
