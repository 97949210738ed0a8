import Foundation
import Testing

@testable import Book
@testable import Practice

@Suite("A request in a kata")
struct TakenRequestTests {
  private let book: SmallBook
  private let kata: Kata
  private let path: String

  init() throws {
    book = try SmallBook(1)
    kata = try book.started(1)
    path = "\(kata.testsPath)/TwinTests.swift"
    for name in ["twin-bolts", "more-lives"] {
      let folder = "\(ChangeRequest.folder(of: kata.lesson))/\(name)"
      try book.write("\(folder)/TwinTests.swift", "// \(name)\n")
      try book.write(
        "\(folder)/Request.md",
        "# Two at once\n\n> One is dull.\n\n- Kind: expected\n- Because: A gun.\n- Asked by: a player\n"
          + "- Before: A case.\n- After: A gun.\n")
      for side in Side.allCases {
        let file = "\(kata.lesson.sources(side))/Gun.swift"
        try book.write(
          "\(folder)/\(side.folder).diff",
          "diff --git a/\(file) b/\(file)\nnew file mode 100644\n--- /dev/null\n+++ b/\(file)\n"
            + "@@ -0,0 +1 @@\n+struct Gun {}\n")
      }
    }
  }

  @discardableResult
  private func take(_ name: String = "twin-bolts") throws -> TakenRequest {
    try TakenRequest.take(ChangeRequest(name, of: kata.lesson, in: book.workbook), in: kata)
  }

  private var open: TakenRequest? { TakenRequest.open(in: kata) }

  @Test("Taking one adds its tests and remembers the sources, from which its cost is counted")
  func taking() throws {
    #expect(open == nil)
    #expect(try take().cost() == nil, "nothing has changed yet")
    try book.write(kata.inBook(".request/.DS_Store"), "the system's")
    try book.write(kata.ship, SmallBook.ship.replacing("3", with: "4"))
    try book.write(kata.inBook("\(kata.sourcesPath)/Gun.swift"), "struct Gun {}\n")
    var cost = ChangeSize()
    (cost.linesEdited, cost.linesAdded, cost.filesOpened) = (1, 1, 1)
    #expect(try take().cost() == cost, "taken again it stays as it is")
    #expect(try book.read(kata.inBook(path)) == "// twin-bolts\n")
    #expect(open?.request.name == "twin-bolts")
    #expect(throws: KataError.anotherRequestTaken("twin-bolts", number: 1)) {
      try take("more-lives")
    }
  }

  @Test("A kata that is not there, or has no sources, cannot take one, and stays as it is")
  func refused() throws {
    try book.remove(kata.inBook("Tests"))
    let error = #expect(throws: KataError.self) { try take() }
    #expect(error?.description.hasPrefix("\(kata.path) could not be changed (") == true)
    #expect(open == nil)
    try book.remove(kata.ship)
    #expect(throws: KataError.noSources(kata.path, number: 1)) { try take() }
    try book.remove(kata.path)
    #expect(throws: KataError.notStarted(number: 1)) { try take() }
  }

  @Test("Its tests are the book's until it is ended, for a check and for a watch")
  func checked() throws {
    func restored() throws -> BookFiles.Restored { try BookFiles(of: kata).restore() }
    let reader = try KataReader(kata)
    let former = try reader.snapshot()
    try take()
    let taken = try reader.snapshot()
    #expect(taken.needsCheck(since: former))
    #expect(try restored() == BookFiles.Restored())
    try book.write(kata.inBook(path), "// Mine.\n")
    let damaged = try reader.snapshot()
    #expect(damaged.needsCheck(since: taken))
    #expect(try restored() == BookFiles.Restored(paths: [path]))
    #expect(try book.read(kata.inBook(path)) == "// twin-bolts\n")
    #expect(try !reader.snapshot().needsCheck(since: damaged), "it was put back")
    try open?.drop()
    #expect(try reader.snapshot().needsCheck(since: taken))
    #expect(open == nil && ![path, ".request"].map(kata.inBook).contains(where: book.isThere))
    try book.write(kata.inBook(path), "// twin-bolts\n")
    #expect(try restored() == BookFiles.Restored(paths: [path], takenAway: [path]))
  }

  @Test("It goes to the shelf and back with the kata, and with the book's request it is gone")
  func shelf() throws {
    try take()
    let shelf = Shelf(kata)
    let work = try shelf.put(at: Date())
    try kata.start()
    #expect(open == nil)
    _ = try shelf.put(at: Date())
    try shelf.take(work)
    #expect(open?.request.name == "twin-bolts")
    #expect(book.isThere(kata.inBook(path)))
    try book.remove("\(ChangeRequest.folder(of: kata.lesson))/twin-bolts")
    #expect(open == nil)
  }
}
