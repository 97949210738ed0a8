import Foundation
import Testing

@testable import Practice

@Suite("The book's files in a kata")
struct BookFilesTests {
  private let book: SmallBook
  private let kata: Kata
  private let side = "Tests/SingleResponsibilityKataTests/Side.swift"
  private let tests = "Tests/SingleResponsibilityKataTests/ShipTests.swift"
  private let aside = "Katas/.aside/01-SingleResponsibility"

  init() throws {
    book = try SmallBook(1)
    kata = try book.started(1)
  }

  private func restore() throws -> BookFiles.Restored { try BookFiles(of: kata).restore() }

  @Test("Those that are as the book has them are left alone, and the reader's are the reader's")
  func untouched() throws {
    try book.write(kata.ship, "mine")
    try book.write(kata.inBook("notes.txt"), "mine")
    #expect(try restore() == BookFiles.Restored())
    #expect(try book.read(kata.ship) == "mine")
    #expect(!book.isThere("Katas/.aside"))
  }

  @Test("What was changed, deleted or added is put right, and nothing of it is lost")
  func restored() throws {
    let strangers = [
      "Package@swift-6.0.swift", "Tests/SingleResponsibilityKataTests/More/Own.swift",
    ]
    let ours = try book.read(kata.inBook(side))
    try book.write(kata.inBook(side), "changed")
    for path in strangers { try book.write(kata.inBook(path), "added") }
    try book.remove(kata.inBook(tests))
    let expected = BookFiles.Restored(paths: strangers + [tests, side], takenAway: strangers)
    #expect(try restore() == expected)
    #expect(try book.read(kata.inBook(side)) == ours)
    #expect(book.isThere(kata.inBook(tests)))
    #expect(!book.isThere(kata.inBook(strangers[0])))
    #expect(try book.read("\(aside)/\(side)") == "changed")
    #expect(try book.read("\(aside)/\(strangers[1])") == "added")
    #expect(try restore() == BookFiles.Restored())
  }

  @Test("What is put aside a second time does not take the place of the first")
  func twice() throws {
    for text in ["one", "two"] {
      try book.write(kata.inBook(side), text)
      #expect(try restore().paths == [side])
    }
    #expect(try book.read("\(aside)/\(side)") == "one")
    #expect(try book.read("\(aside)/\(side).2") == "two")
  }

  @Test("A folder in the place of a file, or no tests at all, are put right too")
  func folders() throws {
    try book.remove(kata.inBook("Tests"))
    try book.write(kata.inBook("\(side)/inside"), "")
    #expect(try restore().paths == [tests, side])
    #expect(book.isThere(kata.inBook(tests)))
  }

  @Test("What cannot be put back is told in one sentence, with what the system says")
  func refused() throws {
    try book.write(kata.inBook(side), "changed")
    try book.write("Katas/.aside", "a file where the folder should be")
    let error = #expect(throws: KataError.self) { try restore() }
    let text = try #require(error?.description)
    #expect(text.hasPrefix("Katas/01-SingleResponsibility/\(side) could not be put back ("))
    #expect(text.hasSuffix("): make room there and allow writing, then check again."))
    #expect(try book.read(kata.inBook(side)) == "changed")
  }

  @Test("A kata that is removed meanwhile is not begun anew, and makes no other error")
  func gone() async throws {
    let gone = KataError.goneWhileChecking(kata.path, number: 1)
    for _ in 1...20 {
      try? book.remove(kata.path)
      #expect(throws: gone) { try restore() }
      #expect(!kata.isStarted)
      try kata.start()
      try book.write(kata.inBook(tests), "changed")
      let removing = Task { [book, kata] in try? book.remove(kata.path) }
      do {
        _ = try restore()
      } catch let error as KataError {
        #expect([gone, .changedWhileChecking(kata.path)].contains(error))
      }
      await removing.value
    }
  }
}
