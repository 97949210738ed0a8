import Foundation
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("The book's files in a kata")
struct KataBookFilesTests {
  private let side = "Tests/SingleResponsibilityKataTests/Side.swift"
  private let tests = "Tests/SingleResponsibilityKataTests/ShipTests.swift"

  /// A kata that is started and never built.
  private func book() throws -> TinyBook {
    let book = try TinyBook()
    try KataStarter(kata: book.kata).start()
    return book
  }

  @Test("Those that are as the book has them are left alone, and the reader's are the reader's")
  func untouched() throws {
    let book = try book()
    defer { book.folder.remove() }
    let source = "\(book.kata.path)/\(book.kata.sourcesPath)/Ship.swift"
    try book.write(source, "mine")
    try book.write("\(book.kata.path)/notes.txt", "mine")
    #expect(try KataBookFiles(kata: book.kata).restore() == [])
    #expect(try book.read(source) == "mine")
    #expect(!book.isThere("Katas/.aside"))
  }

  @Test("What was changed, deleted or added is put right, and nothing of it is lost")
  func restored() throws {
    let book = try book()
    defer { book.folder.remove() }
    let home = book.kata.path
    let ours = try book.read("\(home)/\(side)")
    try book.write("\(home)/\(side)", "changed")
    try book.write("\(home)/Tests/SingleResponsibilityKataTests/More/Own.swift", "added")
    try book.write("\(home)/Package@swift-6.0.swift", "another")
    try FileManager.default.removeItem(at: book.kata.folder.appendingPathComponent(tests))
    let strangers = [
      "Package@swift-6.0.swift", "Tests/SingleResponsibilityKataTests/More/Own.swift",
    ]
    let files = KataBookFiles(kata: book.kata)
    let restored = try files.restore()
    #expect(restored == strangers + [tests, side])
    #expect(files.takenAway(of: restored) == strangers)
    #expect(try book.read("\(home)/\(side)") == ours)
    #expect(book.isThere("\(home)/\(tests)"))
    #expect(!book.isThere("\(home)/Package@swift-6.0.swift"))
    let aside = "Katas/.aside/01-SingleResponsibility"
    #expect(try book.read("\(aside)/\(side)") == "changed")
    #expect(try book.read("\(aside)/Tests/SingleResponsibilityKataTests/More/Own.swift") == "added")
    #expect(try KataBookFiles(kata: book.kata).restore() == [])
  }

  @Test("What is put aside a second time does not take the place of the first")
  func twice() throws {
    let book = try book()
    defer { book.folder.remove() }
    for text in ["one", "two"] {
      try book.write("\(book.kata.path)/\(side)", text)
      #expect(try KataBookFiles(kata: book.kata).restore() == [side])
    }
    let aside = "Katas/.aside/01-SingleResponsibility/\(side)"
    #expect(try book.read(aside) == "one")
    #expect(try book.read("\(aside).2") == "two")
  }

  @Test("A folder in the place of a file, or no tests at all, are put right too")
  func folders() throws {
    let book = try book()
    defer { book.folder.remove() }
    let folder = book.kata.folder.appendingPathComponent("Tests")
    try FileManager.default.removeItem(at: folder)
    try book.write("\(book.kata.path)/\(side)/inside", "")
    #expect(try KataBookFiles(kata: book.kata).restore() == [tests, side])
    #expect(book.isThere("\(book.kata.path)/\(tests)"))
  }

  @Test("What cannot be put back is told in one sentence, with what the system says")
  func refused() throws {
    let book = try book()
    defer { book.folder.remove() }
    try book.write("\(book.kata.path)/\(side)", "changed")
    try book.write("Katas/.aside", "a file where the folder should be")
    let error = #expect(throws: KataError.self) {
      try KataBookFiles(kata: book.kata).restore()
    }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("Katas/01-SingleResponsibility/\(side) could not be put back ("))
    #expect(text.hasSuffix("): make room there and allow writing, then check again."))
    #expect(error?.isWrongUsage == false)
    #expect(try book.read("\(book.kata.path)/\(side)") == "changed")
  }

  @Test("A kata that is gone is not begun anew, and that is told in one sentence")
  func gone() throws {
    let book = try book()
    defer { book.folder.remove() }
    try FileManager.default.removeItem(at: book.kata.folder)
    let gone = KataError.goneWhileChecking(book.kata.path, number: 1)
    #expect(throws: gone) { try KataBookFiles(kata: book.kata).restore() }
    #expect(!book.isThere(book.kata.path))
  }

  @Test("A kata that is removed meanwhile makes no other error, whenever that is")
  func removedMeanwhile() async throws {
    let book = try book()
    defer { book.folder.remove() }
    for _ in 1...20 {
      try? FileManager.default.removeItem(at: book.kata.folder)
      try KataStarter(kata: book.kata).start()
      try book.write("\(book.kata.path)/\(tests)", "changed")
      let removing = Task { try? FileManager.default.removeItem(at: book.kata.folder) }
      do {
        _ = try KataBookFiles(kata: book.kata).restore()
      } catch let error as KataError {
        let gone = KataError.goneWhileChecking(book.kata.path, number: 1)
        #expect([gone, .changedWhileChecking(book.kata.path)].contains(error))
      }
      await removing.value
    }
  }
}
