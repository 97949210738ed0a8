import TestSupport
import Testing

@testable import Book

@Suite("The guest of a lesson")
struct LessonGuestTests {
  private static let folder = "Lessons/01-SingleResponsibility/Guest"

  @Test("A guest has all three files, or does not exist")
  func files() throws {
    let book = try ScratchBook()
    #expect(try LessonGuest(of: ScratchBook.lesson, in: book.workbook) == nil)
    for name in ["Guest", "GuestTests", "AfterGuest"] {
      try book.write("\(Self.folder)/\(name).swift", name)
    }
    let guest = try #require(try LessonGuest(of: ScratchBook.lesson, in: book.workbook))
    let files: [String] = [guest.source, guest.tests, guest.solution]
    #expect(files == ["Guest", "GuestTests", "AfterGuest"])
    try book.remove("\(Self.folder)/AfterGuest.swift")
    #expect(throws: BookError.missing("\(Self.folder)/AfterGuest.swift")) {
      try LessonGuest(of: ScratchBook.lesson, in: book.workbook)
    }
  }

  @Test("In every lesson with a guest, a question names it", arguments: Catalogue.lessons)
  func realBook(lesson: Lesson) throws {
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    let questions = KataQuestion.all(in: try workbook.text(of: lesson))
    let hasGuest = try LessonGuest(of: lesson, in: workbook) != nil
    #expect(questions.count(where: \.isTried) == (hasGuest ? 1 : 0))
  }
}
