import Testing

@testable import WorkbookCore

@Suite("Which kata comes after one")
struct NextKataTests {
  @Test("The next lesson that is not done, after the last the first, and none when all are")
  func order() throws {
    let book = try KataBook(1, 2, 3)
    defer { book.remove() }
    func next() throws -> Int? { try NextKata.after(book.kata(2))?.lesson.number }
    func finish(_ number: Int) throws {
      try ProgressFile(book.workbook) { _ in }
        .note(book.kata(number).lesson, passed: 1, of: 1, isChanged: true)
    }
    #expect(try next() == 3)
    try finish(2)
    #expect(try next() == 3)
    try finish(3)
    #expect(try next() == 1)
    try finish(1)
    #expect(try next() == nil)
  }
}
