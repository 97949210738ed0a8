import Book

/// All that the site shows of the book, read once; every page is a function of it.
package struct BookContents: Sendable {
  let lessons: [LessonContents]

  package init(of workbook: Workbook) throws {
    lessons = try Catalogue.lessons.map { try LessonContents(of: $0, in: workbook) }
  }
}

/// What the site shows of a lesson.
struct LessonContents: Sendable {
  let lesson: Lesson

  init(of lesson: Lesson, in workbook: Workbook) throws {
    self.lesson = lesson
  }
}
