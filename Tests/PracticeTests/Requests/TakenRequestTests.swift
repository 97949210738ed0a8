import Book
import Foundation
import Testing

@testable import Practice

@Suite("A request in a kata")
struct TakenRequestTests {
  private let book: SmallBook
  private let kata: Kata
  private let test: String

  init() throws {
    book = try SmallBook(1)
    kata = try book.started(1)
    test = kata.inBook("\(kata.testsPath)/TwinTests.swift")
    for name in ["twin-bolts", "more-lives"] {
      let folder = "\(ChangeRequest.folder(of: kata.lesson))/\(name)"
      try book.write("\(folder)/TwinTests.swift", "// \(name)\n")
      try book.write(
        "\(folder)/Request.md",
        """
        # Two at once

        > One is dull.

        - Kind: axis
        - Asked by: a player
        - Before: A case.
        - After: A gun.

        """)
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
    try TakenRequest.take(
      ChangeRequest(name, of: kata.lesson, in: book.workbook), in: kata)
  }

  private var open: TakenRequest? { TakenRequest.open(in: kata) }

  @Test("Taking one adds its tests and remembers the sources; taken again it stays as it is")
  func taking() throws {
    #expect(open == nil)
    try take()
    try book.write(kata.ship, "let mine = 1\n")
    try take()
    #expect(try book.read(test) == "// twin-bolts\n")
    #expect(open?.request.name == "twin-bolts")
    #expect(try open?.snapshot == book.workbook.tree(of: kata.lesson, .before))
    #expect(throws: KataError.anotherRequestTaken("twin-bolts", number: 1)) {
      try take("more-lives")
    }
  }

  @Test("A kata that is not there, or has no sources, cannot take one, and stays as it is")
  func refused() throws {
    try book.remove(kata.ship)
    #expect(throws: KataError.noSources(kata.path, number: 1)) { try take() }
    #expect(!book.isThere(test))
    try book.remove(kata.path)
    #expect(throws: KataError.notStarted(number: 1)) { try take() }
  }

  @Test("What the change cost is counted from the sources as they were")
  func cost() throws {
    let taken = try take()
    #expect(try taken.cost() == nil, "nothing has changed yet")
    try book.write(kata.ship, SmallBook.ship.replacing("3", with: "4"))
    try book.write(kata.inBook("\(kata.sourcesPath)/Gun.swift"), "struct Gun {}\n")
    var cost = ChangeCost()
    (cost.filesTouched, cost.newFiles, cost.linesChanged, cost.linesAdded) = (1, 1, 1, 2)
    #expect(try taken.cost() == cost)
  }

  @Test("A check keeps its tests as the book has them, and takes them away once it is ended")
  func checked() throws {
    func restored() throws -> BookFiles.Restored { try BookFiles(of: kata).restore() }
    let path = "\(kata.testsPath)/TwinTests.swift"
    try take()
    #expect(try restored() == BookFiles.Restored())
    try book.write(test, "// Mine.\n")
    #expect(try restored() == BookFiles.Restored(paths: [path]))
    #expect(try book.read(test) == "// twin-bolts\n")
    try open?.drop()
    #expect(open == nil)
    #expect(!book.isThere(test) && !book.isThere(kata.inBook(".request")))
    try book.write(test, "// twin-bolts\n")
    #expect(try restored() == BookFiles.Restored(paths: [path], takenAway: [path]))
  }

  @Test("A watched kata is checked when one is taken or ended, and its tests are no damage")
  func watched() throws {
    let watcher = try KataWatcher(kata)
    func snapshot() throws -> KataSnapshot {
      guard case .there(let snapshot) = watcher.look() else { throw CocoaError(.fileNoSuchFile) }
      return snapshot
    }
    let former = try snapshot()
    try take()
    let taken = try snapshot()
    #expect(taken.needsCheck(since: former))
    #expect(taken.damaged.isEmpty)
    try book.write(test, "// Mine.\n")
    let damaged = try snapshot()
    #expect(damaged.needsCheck(since: taken))
    _ = try BookFiles(of: kata).restore()
    #expect(try !snapshot().needsCheck(since: damaged), "what a check puts back is no change")
    try open?.drop()
    #expect(try snapshot().needsCheck(since: taken))
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
    #expect(book.isThere(test))
    try book.remove("\(ChangeRequest.folder(of: kata.lesson))/twin-bolts")
    #expect(open == nil)
  }
}
