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

  private func restore() throws -> [String] { try BookFiles(of: kata).restore() }

  @Test("Changed, deleted or added files of the book are restored, and nothing is lost")
  func restored() throws {
    let strangers = [
      "Package@swift-6.0.swift", "Tests/SingleResponsibilityKataTests/More/Own.swift",
    ]
    let readers = [kata.sourcesPath + "/Ship.swift", "notes.txt", kata.testsPath + "/.Own.swift"]
    let ours = try book.texts(in: kata.path)
    func mine(_ paths: [String]) -> [String: String] {
      Dictionary(uniqueKeysWithValues: paths.map { ($0, "mine") })
    }
    for path in strangers + readers + [side] { try book.write(kata.inBook(path), "mine") }
    try book.remove(kata.inBook(tests))
    #expect(try restore() == strangers + [tests, side])
    let now = try book.texts(in: kata.path)
    #expect(now == ours.merging(mine(readers)) { $1 })
    #expect(try book.texts(in: aside) == mine(strangers + [side]))
    // No tests at all, and a folder in place of a file.
    try book.remove(kata.inBook("Tests"))
    try book.write(kata.inBook("\(side)/inside"), "")
    #expect(
      try [restore(), restore()] == [
        [tests, side, "\(kata.testsPath)/ValueWords.swift"], [],
      ])
    let own = try book.read(kata.inBook("\(kata.minePath)/MyTests.swift"))
    #expect(own.contains("@testable import SingleResponsibilityKata"), "there is one to start with")
    #expect(book.isThere("\(aside)/\(side)-2/inside"), "the first keeps its place")
  }

  @Test("If the tests are in a linked folder, nothing changes there")
  func links() throws {
    try book.write("else/Own.swift", "mine")
    try book.remove(kata.inBook(kata.testsPath))
    try FileManager.default.createSymbolicLink(
      at: book.url(kata.inBook(kata.testsPath)), withDestinationURL: book.url("else"))
    #expect(try restore().contains("\(kata.testsPath)/Own.swift"))
    #expect(try book.texts(in: "else") == ["Own.swift": "mine"])
    #expect(try restore() == [])
  }

  @Test("Other line endings and a byte order mark do not count as a change")
  func lineEnds() throws {
    let side = try book.read(kata.inBook(side))
    try book.write(kata.inBook(self.side), "\u{FEFF}\(side)")
    for path in ["Package.swift", tests] {
      let text = try book.read(kata.inBook(path))
      try book.write(kata.inBook(path), text.replacing("\n", with: "\r\n"))
    }
    #expect(try restore() == [])
  }

  @Test("A kata without a guest gets one, and the reader's guest is left as it is")
  func guest() throws {
    try book.keepGuest(of: 1)
    let (guest, tests) = (kata.guestFile, "\(kata.guestTestsPath)/GuestTests.swift")
    #expect(try restore() == ["Package.swift", tests])
    #expect(try book.read(kata.inBook(guest)) == "func guest() -> Int? { nil }\n")
    try book.write(kata.inBook(guest), "mine")
    for name in ["GuestTests", "Own"] {
      try book.write(kata.inBook("\(kata.guestTestsPath)/\(name).swift"), "mine")
    }
    let own = "\(kata.guestTestsPath)/Own.swift"
    #expect(try restore() == [tests, own] && book.read(kata.inBook(guest)) == "mine")
    // A guest under another name counts.
    try book.remove(kata.inBook(guest))
    try book.write(kata.inBook("Guest/Rule.swift"), "mine")
    #expect(try restore() == [] && !book.isThere(kata.inBook(guest)))
  }

  @Test("The reader's own tests are never changed or removed, whatever their names")
  func mine() throws {
    try book.remove(kata.inBook("\(kata.minePath)/MyTests.swift"))
    try book.write(kata.inBook("\(kata.minePath)/More/Side.swift"), "mine")
    #expect(try restore() == [] && !book.isThere(kata.inBook("\(kata.minePath)/MyTests.swift")))
    #expect(try book.read(kata.inBook("\(kata.minePath)/More/Side.swift")) == "mine")
  }

  @Test("A failed restore is reported, and a kata that is gone is not recreated")
  func refused() throws {
    try book.write(kata.inBook(side), "changed")
    try book.write("Katas/.aside", "a file where the folder should be")
    let error = #expect(throws: KataError.self) { try restore() }
    #expect(
      error?.description.hasPrefix(
        "Katas/01-SingleResponsibility/\(side) could not be put back (") == true)
    #expect(try book.read(kata.inBook(side)) == "changed")
    try book.remove(kata.path)
    #expect(throws: KataError.goneWhileChecking(kata.path, number: 1)) { try restore() }
    #expect(!kata.isStarted)
  }
}
