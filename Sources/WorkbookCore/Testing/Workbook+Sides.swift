import Foundation

extension Workbook {
  /// Whether both sides of a lesson are there to be run and compared, with its page or without.
  func hasSides(_ lesson: Lesson) -> Bool {
    ["Before", "After"].allSatisfy { side in
      FileManager.default.fileExists(atPath: sources(of: lesson, side: side).path)
    }
  }

  func requireSides(of lesson: Lesson) throws(WorkbookError) {
    guard hasSides(lesson) else {
      throw .lessonToCome(number: lesson.number, title: lesson.title)
    }
  }
}
