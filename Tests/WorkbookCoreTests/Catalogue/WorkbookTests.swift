import Foundation
import Testing

@testable import WorkbookCore

@Suite("The book on this machine")
struct WorkbookTests {
  @Test("It is found from a folder inside, and from the program's own when that fails")
  func find() throws {
    let book = try TemporaryBook(written: [1])
    defer { book.remove() }
    let root = book.root.resolvingSymlinksInPath().path
    let inside = book.root.appendingPathComponent("Sources/Lessons/01-SingleResponsibility")
    let outside = URL(fileURLWithPath: "/")
    #expect(try Workbook.find(from: [book.root]).root.path == root)
    #expect(try Workbook.find(from: [inside]).root.path == root)
    #expect(try Workbook.find(from: [outside, inside]).root.path == root)
  }

  @Test("The first place where it is found counts")
  func firstPlace() throws {
    let (one, other) = (try TemporaryBook(), try TemporaryBook())
    defer {
      one.remove()
      other.remove()
    }
    let found = try Workbook.find(from: [one.root, other.root])
    #expect(found.root.path == one.root.resolvingSymlinksInPath().path)
  }

  @Test("It is found through a link")
  func link() throws {
    let book = try TemporaryBook()
    defer { book.remove() }
    let link = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: book.root.appendingPathComponent("Sources"))
    defer { try? FileManager.default.removeItem(at: link) }
    #expect(
      try Workbook.find(from: [link]).root.path == book.root.resolvingSymlinksInPath().path)
  }

  @Test("A folder that lacks a part of a book is none", arguments: ["Package.swift", "Lessons"])
  func incomplete(part: String) throws {
    let book = try TemporaryBook()
    defer { book.remove() }
    try FileManager.default.removeItem(at: book.root.appendingPathComponent(part))
    #expect(throws: WorkbookError.noBook(startingAt: book.root.path)) {
      try Workbook.find(from: [book.root])
    }
  }

  @Test("A lesson is written when its page and both its modules are there")
  func holds() throws {
    let lesson = try Catalogue.lesson(named: "2")
    for part in [
      "Lessons/02-OpenClosed/README.md", "Sources/Lessons/02-OpenClosed/Before",
      "Sources/Lessons/02-OpenClosed/After",
    ] {
      let book = try TemporaryBook(written: [2])
      defer { book.remove() }
      #expect(book.workbook.holds(lesson))
      try FileManager.default.removeItem(at: book.root.appendingPathComponent(part))
      #expect(!book.workbook.holds(lesson), "without \(part)")
    }
  }
}
