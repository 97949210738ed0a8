import Foundation
import Testing

@testable import Book
@testable import Practice

@Suite("A request in a kata")
struct TakenRequestTests {
  let book: SmallBook
  let kata: Kata
  private let path: String

  init() throws {
    book = try SmallBook(1)
    kata = try book.started(1)
    path = "\(kata.testsPath)/TwinTests.swift"
    for (name, tests) in [("twin-bolts", "TwinTests"), ("more-lives", "LivesTests")] {
      try book.keepRequest(name, of: kata.lesson, testFile: tests, "// \(name)\n")
    }
  }

  /// Changes a line of the reader's.
  func changeShip() throws {
    try book.write(kata.ship, SmallBook.ship.replacing("3", with: "4"))
  }

  /// The figures of changes of one line each, in files and places of their own.
  static func figures(_ count: Int = 1) -> ChangeFigures {
    var figures = ChangeFigures()
    (figures.linesEdited, figures.filesOpened, figures.places) = (count, count, count)
    return figures
  }

  @discardableResult
  func take(_ name: String = "twin-bolts") throws -> TakenRequest {
    try TakenRequest.take(ChangeRequest(name, of: kata.lesson, in: book.workbook), in: kata)
  }

  var open: TakenRequest? { get throws { try TakenRequest.open(in: kata) } }

  func finish() throws {
    try open?.finish(on: Self.moment, book.progress)
  }

  static let moment = Date(timeIntervalSince1970: 86_400)

  @Test("Taking one adds its tests and remembers the sources, from which its cost is counted")
  func taking() throws {
    var costs = [try take().cost().values]
    try book.write(kata.inBook(".request/.DS_Store"), "the system's")
    try changeShip()
    try book.write(kata.inBook("\(kata.sourcesPath)/Gun.swift"), "struct Gun {}\n")
    costs.append(try take().cost().values)
    #expect(costs == [[0, 0, 0, 0], [1, 1, 1, 2]], "taken again it stays as it is")
    let found = [try open?.request.name, try book.read(kata.inBook(path))]
    #expect(found == ["twin-bolts", "// twin-bolts\n"])
    #expect(throws: KataError.anotherRequestTaken("Two at once", number: 1)) {
      try take("more-lives")
    }
  }

  @Test("Where the sources are a link, what they were is copied, not the link", arguments: [0, 1])
  func linked(depth: Int) throws {
    let files = FileManager.default
    let folder = kata.file([Kata.allSourcesPath, kata.sourcesPath][depth])
    try files.moveItem(at: folder, to: book.url("elsewhere"))
    try files.createSymbolicLink(at: folder, withDestinationURL: book.url("elsewhere"))
    try take()
    try changeShip()
    #expect(try open?.cost().values == [1, 0, 1, 1])
    let work = try open?.giveUp(at: Self.moment, book.progress) ?? ""
    #expect(try book.read(kata.ship) == SmallBook.ship)
    try files.removeItem(at: book.url("elsewhere"))
    let kept = "\(Shelf(kata).path)/\(work)/\(kata.sourcesPath)/Ship.swift"
    #expect(try book.read(kept).contains("4"))
  }

  @Test("A kata that takes one, or gives it up, is the one that was worked on last")
  func latest() throws {
    func changes(by work: () throws -> Void) throws -> Bool {
      for path in [kata.sourcesPath, "\(kata.sourcesPath)/Ship.swift"] {
        try book.age(kata.inBook(path), to: Self.moment)
      }
      let before = kata.latestChange
      try work()
      return before == Self.moment && kata.latestChange > before
    }
    #expect(try changes { try take() })
    #expect(try changes { try open?.undo() })
  }

  @Test("A kata that is not there, or has no sources, cannot take one, and stays as it is")
  func refused() throws {
    try book.remove(kata.inBook("Tests"))
    let error = #expect(throws: KataError.self) { try take() }
    #expect(error?.description.hasPrefix("\(kata.path) could not be changed (") == true)
    #expect(try open == nil)
    try book.remove(kata.ship)
    #expect(throws: KataError.noSources(kata.path, number: 1)) { try take() }
    try book.remove(kata.path)
    #expect(throws: KataError.notStarted(number: 1)) { try take() }
  }

  @Test("One that cannot be undone leaves the work where it was")
  func notUndone() throws {
    let taken = try take()
    try book.write(kata.ship, "struct {")
    try book.remove(kata.inBook(".request/twin-bolts"))
    let error = #expect(throws: KataError.self) { try taken.undo() }
    #expect(error?.description.hasPrefix("\(kata.path) could not be changed (") == true)
    #expect(try book.read(kata.ship) == "struct {")
  }

  @Test("Its tests are the book's until it is ended, for a check and for a watch")
  func checked() throws {
    func restored() throws -> [String] { try BookFiles(of: kata).restore() }
    let reader = try KataReader(kata)
    var snapshots = [try reader.snapshot()]
    try take()
    #expect(try restored() == [])
    snapshots.append(try reader.snapshot())
    try book.write(kata.inBook(path), "// Mine.\n")
    snapshots.append(try reader.snapshot())
    #expect(try restored() == [path])
    #expect(try book.read(kata.inBook(path)) == "// twin-bolts\n")
    snapshots.append(try reader.snapshot())
    try open?.undo()
    snapshots.append(try reader.snapshot())
    let calls = zip(snapshots.dropFirst(), snapshots).map { $0.needsCheck(since: $1) }
    #expect(calls == [true, true, false, true], "taken, changed, put back, undone")
    #expect(try open == nil && !book.isThere(kata.inBook(path)))
    try book.write(kata.inBook(path), "// twin-bolts\n")
    #expect(try restored() == [path] && !book.isThere(kata.inBook(path)))
  }

  @Test("One that was given up as far as the sources' being moved away can be given up again")
  func cutOff() throws {
    try take()
    try book.remove(kata.inBook("Sources"))
    try open?.undo()
    #expect(try open == nil && book.read(kata.ship) == SmallBook.ship)
  }

  @Test("A finished one stays the book's, is not taken again, and the next is measured from there")
  func finished() throws {
    try take()
    try changeShip()
    let reader = try KataReader(kata)
    let taken = try reader.snapshot()
    try finish()
    #expect(try reader.snapshot().needsCheck(since: taken))
    #expect(throws: KataError.requestFinished("Two at once", number: 1)) { try take() }
    #expect(try take("more-lives").cost() == ChangeFigures())
    let lives = "\(kata.testsPath)/LivesTests.swift"
    try book.write(kata.inBook(path), "// Mine.\n")
    try book.remove(kata.inBook(lives))
    #expect(try BookFiles(of: kata).restore() == [lives, path])
    #expect(try reader.snapshot().damaged == [:])
    let finished = try book.progress.load()[kata.lesson].finished
    #expect(
      finished == [.init(name: "twin-bolts", figures: Self.figures(), date: Self.moment)])
  }

  @Test("One that is given up leaves the sources as they were, and the work on the shelf")
  func givenUp() throws {
    try book.write(kata.inBook("Sources/notes.txt"), "to do\n")
    try book.write(kata.inBook(kata.guestFile), "before it\n")
    let former = try book.texts(in: kata.path)
    try take()
    try book.write(kata.inBook(kata.guestFile), "mine\n")
    try book.write(kata.ship, "mine\n")
    try book.write(kata.inBook("\(kata.sourcesPath)/Gun.swift"), "struct Gun {}\n")
    try book.write(kata.inBook("\(kata.sourcesPath)/Guns/table.json"), "{}\n")
    try book.remove(kata.inBook("Sources/notes.txt"))
    let present = try book.texts(in: kata.inBook("Sources"))
    let work = try #require(try open?.giveUp(at: Self.moment, book.progress))
    #expect(try book.texts(in: kata.path) == former)
    let left = try book.names(in: kata.inBook(".request"))
    #expect(left == [] && !book.isThere(kata.inBook("\(kata.sourcesPath)/Guns")))
    #expect(try book.texts(in: "\(Shelf(kata).path)/\(work)/Sources") == present)
    let known = try book.progress.load()
    let told: [String?] = [work, known.shelved(work, of: kata.lesson).putAwayBy]
    #expect(told == ["1970-01-02T00-00-00Z", "giving up “Two at once”"])
    #expect(known[kata.lesson].givenUp == ["twin-bolts"])
  }

  @Test("What is changed for a request is no refactoring; what is changed before it or after is")
  func design() async throws {
    func isRefactored(_ text: String? = nil) async throws -> Bool {
      if let text { try book.write(kata.ship, text) }
      // Here is no compiler that could tell, so they count as another design where they are compared.
      return try await book.withScripts { try await kata.isRefactored(kata.sources()) ?? true }
    }
    var found = [try await isRefactored("struct {")]
    try take()
    found.append(try await isRefactored("struct { {"))
    #expect(found == [true, true], "it was another one when the request came")
    try open?.undo()
    found = [try await isRefactored(SmallBook.ship)]
    try take()
    found.append(try await isRefactored("struct {"))
    try finish()
    found.append(try await isRefactored())
    try take("more-lives")
    found.append(try await isRefactored("struct { {"))
    #expect(found == [false, false, false, false], "before, taken, finished, and the next taken")
    try open?.undo()
    #expect(try await isRefactored("struct { {"))
  }

  @Test("Where the progress is lost after a request, a kata that was refactored is found to be so")
  func designWithoutProgress() async throws {
    try book.write(kata.ship, "struct {")
    try book.progress.update { $0[kata.lesson].doneSince = Self.moment }
    try take()
    try finish()
    try book.remove(ProgressFile.path)
    let isRefactored = try await book.withScripts { try await kata.isRefactored(kata.sources()) }
    #expect(isRefactored ?? true)
  }

  @Test(
    "What is damaged is told, with its place, and neither a check nor a watch minds",
    arguments: ["twin-bolts", "unknown"])
  func damaged(name: String) throws {
    try book.write(kata.inBook(".request/\(name)/.keep"), "")
    let error = KataError.damagedRequest("\(kata.path)/.request/\(name)")
    #expect(throws: error) { try open }
    #expect(throws: error) { try take() }
    #expect(try BookFiles(of: kata).restore() == [] && KataReader(kata).snapshot().request == nil)
    try book.remove(kata.inBook(".request/\(name)"))
    try take()
  }

  @Test("It goes to the shelf and back with the kata, and with the book's request it is gone")
  func shelf() throws {
    try take()
    let shelf = Shelf(kata)
    let work = try shelf.put(at: Date())
    try kata.start()
    #expect(try open == nil)
    _ = try shelf.put(at: Date())
    try shelf.take(work)
    #expect(try open?.request.name == "twin-bolts" && book.isThere(kata.inBook(path)))
    try book.remove("\(ChangeRequest.folder(of: kata.lesson))/twin-bolts")
    #expect(throws: KataError.self) { try open }
  }
}
