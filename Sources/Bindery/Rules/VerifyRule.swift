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
  func problems(
    of lessons: [Lesson], _ problems: (Lesson) async throws -> [String]
  ) async -> [String] {
    var found: [String] = []
    for lesson in lessons {
      do {
        found += try await problems(lesson)
      } catch {
        found.append("\(error)")
      }
    }
    return found
  }
}
