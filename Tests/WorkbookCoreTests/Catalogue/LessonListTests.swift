import Foundation
import Testing

@testable import WorkbookCore

@Suite("The lessons for other programs")
struct LessonListTests {
  @Test("The list is an object with a version and the lessons, each with all its keys")
  func json() throws {
    let book = try TemporaryBook(written: [1])
    defer { book.remove() }
    let json = try LessonList(book.workbook).json()
    let first = """
      {
        "lessons" : [
          {
            "abbreviation" : "srp",
            "about" : "the ship",
            "folder" : "01-SingleResponsibility",
            "isWritten" : true,
            "letter" : "S",
            "name" : "SingleResponsibility",
            "number" : 1,
            "page" : "Lessons/01-SingleResponsibility/README.md",
            "title" : "Single responsibility"
          },

      """
    let last = """
          {
            "abbreviation" : "visit",
            "about" : "the lobby's table",
            "folder" : "09-Visitor",
            "isWritten" : false,
            "letter" : null,
            "name" : "Visitor",
            "number" : 9,
            "page" : "Lessons/09-Visitor/README.md",
            "title" : "Visitor"
          }
        ],
        "version" : 1
      }

      """
    #expect(json.hasPrefix(first))
    #expect(json.hasSuffix(last))
  }

  @Test("Another program reads nine lessons in the order of the book")
  func order() throws {
    struct Read: Decodable {
      struct Entry: Decodable { let number: Int, name: String, letter: String?, isWritten: Bool }
      let version: Int
      let lessons: [Entry]
    }
    let book = try TemporaryBook(written: [2, 4])
    defer { book.remove() }
    let json = try LessonList(book.workbook).json()
    let list = try JSONDecoder().decode(Read.self, from: Data(json.utf8))
    #expect(list.version == 1)
    #expect(list.lessons.map(\.name) == Catalogue.lessons.map(\.name))
    #expect(list.lessons.filter(\.isWritten).map(\.number) == [2, 4])
    #expect(list.lessons.compactMap(\.letter).joined() == "SOLID")
  }
}
