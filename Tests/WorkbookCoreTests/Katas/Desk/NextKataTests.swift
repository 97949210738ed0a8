import Testing

@testable import WorkbookCore

@Suite("Which lesson a reader goes on with")
struct NextKataTests {
  @Test("The next lesson that is not done, after the last the first, and none when all are")
  func order() throws {
    let book = try KataBook(1, 2, 3)
    defer { book.remove() }
    var progress = KataProgress()
    func next(after number: Int?) -> Int? {
      let lesson = number.map { Catalogue.lessons[$0 - 1] }
      return NextKata.after(lesson, in: book.workbook, progress)?.number
    }
    func check(_ number: Int, passed: Int) {
      progress.note(Catalogue.lessons[number - 1], passed: passed, of: 3, on: KataBook.moment)
    }
    #expect(next(after: nil) == 1)
    #expect(next(after: 2) == 3)
    check(2, passed: 3)
    #expect(next(after: 1) == 3)
    check(3, passed: 3)
    #expect(next(after: 2) == 1)
    check(1, passed: 3)
    #expect(next(after: 2) == nil)
    check(3, passed: 2)
    #expect(next(after: 1) == 3, "one that is red again is not done")
  }
}
