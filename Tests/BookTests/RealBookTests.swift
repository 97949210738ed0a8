import Book
import Run
import TestSupport
import Testing

@Suite("The book of this package")
struct RealBookTests {
  @Test("Every lesson has its tests, templates and hints, and every edit a title and a story")
  func lessons() throws {
    let book = try Book(at: PackageFolder.url)
    #expect(book.lessons.map(\.number) == Array(1...book.lessons.count))
    for lesson in book.lessons {
      #expect(try !lesson.tests().isEmpty, "\(lesson.heading)")
      _ = try lesson.templates()
      #expect(try lesson.hints().count >= 4, "\(lesson.heading)")
      for kind in Edit.Kind.allCases {
        let edits = try Edit.all(kind, of: lesson)
        #expect(edits.map(\.number) == Array(1...max(1, edits.count)), "\(lesson.heading)")
        for edit in edits {
          #expect(!edit.title.isEmpty && !edit.story.isEmpty, "\(edit.path)")
        }
      }
    }
  }
}
