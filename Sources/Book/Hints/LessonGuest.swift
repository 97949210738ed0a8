/// The outside module in a lesson's kata, which tries one of the page's questions.
package struct LessonGuest: Equatable, Sendable {
  /// Its file, with one function for the reader to fill in.
  package let source: String
  /// Checks what the function returns.
  package let tests: String
  /// The same file, filled in for *after*.
  package let solution: String

  /// The folder of a lesson's guest, as a path in the book.
  package static func folder(of lesson: Lesson) -> String { "\(lesson.pageFolder)/Guest" }

  /// - Returns: nil if the lesson has none.
  package init?(of lesson: Lesson, in workbook: Workbook) throws(BookError) {
    let folder = LessonGuest.folder(of: lesson)
    guard !workbook.names(in: folder).isEmpty else { return nil }
    source = try workbook.text(at: "\(folder)/Guest.swift")
    tests = try workbook.text(at: "\(folder)/GuestTests.swift")
    solution = try workbook.text(at: "\(folder)/AfterGuest.swift")
  }
}
