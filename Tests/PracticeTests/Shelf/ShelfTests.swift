import Book
import Foundation
import Testing

@testable import Practice

@Suite("The shelf of earlier works")
struct ShelfTests {
  private let book: SmallBook
  private let kata: Kata
  private let shelf: Shelf
  private let moment = Date(timeIntervalSince1970: 1_795_273_349)
  private let name = "2026-11-21T15-02-29Z"

  init() throws {
    book = try SmallBook(2)
    kata = try book.started(2)
    shelf = Shelf(kata)
    try book.write(kata.ship, "let mine = 9\n")
  }

  private func putCopy(at date: Date) throws -> String {
    try shelf.putCopy(at: date, by: "step 1", book.progress)
  }

  @Test("A work is moved there and back without what was built in it, and counts as changed then")
  func move() throws {
    try book.write(kata.inBook(".build/large"), "…")
    #expect(try shelf.put(at: moment) == name && !kata.isStarted)
    let work = "Katas/.shelf/02-OpenClosed/\(name)"
    #expect(try book.names(in: work) == ["Package.swift", "README.md", "Sources", "Tests"])
    let error = #expect(throws: KataError.notStarted(number: 2, isShelved: true)) {
      try kata.requireStart()
    }
    #expect(
      error?.description == "This kata is not started: `scripts/workbook start 2` makes it, "
        + "`scripts/workbook shelf restore 2` brings your last one back.")
    try book.age("\(work)/\(kata.sourcesPath)", to: Date(timeIntervalSince1970: 0))
    try shelf.take(name)
    #expect(try book.read(kata.ship) == "let mine = 9\n" && shelf.works() == [])
    let sources = book.url(kata.inBook(kata.sourcesPath)).path
    let date = try FileManager.default.attributesOfItem(atPath: sources)[.modificationDate] as? Date
    #expect(date ?? .distantPast > Date(timeIntervalSinceNow: -600))
  }

  @Test("What links lead to is in a work, copied or moved, and stays where it is")
  func links() throws {
    try book.write("else/Gun.swift", "let gun = 1\n")
    let link = kata.inBook("\(kata.sourcesPath)/Guns")
    func makeLink() throws {
      try FileManager.default.createSymbolicLink(
        atPath: book.url(link).path, withDestinationPath: "../../../../else")
    }
    try makeLink()
    #expect(try kata.sources()["Guns/Gun.swift"] == "let gun = 1\n")
    let copy = try putCopy(at: moment)
    try book.write("else/Gun.swift", "let gun = 2\n")
    let path = "\(kata.sourcesPath)/Guns/Gun.swift"
    #expect(try book.read("\(shelf.path)/\(copy)/\(path)") == "let gun = 1\n")
    let moved = try shelf.put(at: moment)
    #expect(try book.read("\(shelf.path)/\(moved)/\(path)") == "let gun = 2\n")
    // A change of the book's in what a link leads to stays in the kata.
    try shelf.take(moved)
    try book.remove(link)
    try makeLink()
    _ = try kata.replaceSources(
      with: SourceTree(["Ship.swift": ""]), by: "step 1", at: moment, book.progress)
    #expect(!book.isThere(kata.inBook(path)))
    #expect(try book.read("else/Gun.swift") == "let gun = 2\n")
    // Nor does it where the folder of sources is a link itself, or a file is one that leads nowhere.
    let sources = book.url(kata.inBook(kata.sourcesPath))
    try FileManager.default.removeItem(at: sources)
    try FileManager.default.createSymbolicLink(at: sources, withDestinationURL: book.url("else"))
    try FileManager.default.createSymbolicLink(
      atPath: book.url("else/Hull.swift").path, withDestinationPath: "nowhere")
    _ = try kata.replaceSources(
      with: SourceTree(["Hull.swift": "hull"]), by: "step 2", at: moment, book.progress)
    #expect(try kata.sources() == SourceTree(["Hull.swift": "hull"]))
    #expect(try book.read("else/Gun.swift") == "let gun = 2\n" && !book.isThere("else/nowhere"))
  }

  @Test("What cannot be moved is told, and stays")
  func refused() throws {
    try book.write("Katas/.shelf", "a file")
    let error = KataError.failed("\(kata.path) could not be moved", reason: "Not a directory")
    #expect(throws: error) { try shelf.put(at: moment) }
    #expect(try book.read(kata.ship) == "let mine = 9\n")
    try book.remove("Katas/.shelf")
    #expect(throws: KataError.self) { try shelf.take("never") }
    try book.remove(kata.path)
    #expect(throws: KataError.notStarted(number: 2)) { try shelf.put(at: moment) }
    #expect(throws: KataError.emptyShelf(path: "Katas/.shelf/02-OpenClosed", number: 2)) {
      try shelf.work(named: nil)
    }
  }

  @Test("Works are named by their time, the latest first; a start that is one's alone is enough")
  func names() throws {
    for seconds in [0.0, 60, 0] { _ = try putCopy(at: moment + seconds) }
    let later = "2026-11-21T15-03-29Z"
    try book.write("\(shelf.path)/.new-1/Package.swift", "")
    #expect(shelf.works() == [later, "\(name)-2", name])
    let found = try [nil, name, "2026-11-21T15-03", "1", "3"].map(shelf.work)
    #expect(
      found == [later, name, later, later, name], "though another begins so; by their places")
    #expect([later, "mine", "2026-11-21T"].map(shelf.date) == [moment + 60, nil, nil])
    for word in ["x", "", "2027", "2026", "2026-11-21T15-02", "0", "4", "202"] {
      #expect(throws: KataError.noSuchWork(word, number: 2)) { try shelf.work(named: word) }
    }
  }

  @Test("A work tells how many files and lines of code are not as in before")
  func changes() throws {
    func changes() throws -> [Int] {
      let changes = try shelf.changes(in: putCopy(at: moment))
      return [changes.files, changes.lines]
    }
    try book.write(kata.ship, SmallBook.ship)
    #expect(try changes() == [0, 0])
    try book.write(kata.ship, SmallBook.ship.replacing("3", with: "4") + "// Mine.\n")
    try book.write(kata.inBook("\(kata.sourcesPath)/Gun.swift"), "struct Gun {\n}\n")
    #expect(try changes() == [2, 3])
  }

  @Test("What names nothing is wrong usage, what cannot be done is not")
  func exitCodes() {
    let others = [
      KataError.noKata, .notStarted(number: 1), .startedAlready("", number: 1),
      .emptyShelf(path: "", number: 1), .noHintShown(number: 1), .noRequestTaken(number: 1),
      .nothingToSumUp(number: 1), .allStepsTaken(number: 1, count: 1), .failed("It", reason: "no"),
    ]
    let misnamed = KataError.noSuchWork("x", number: 1)
    #expect(misnamed.isWrongUsage && !others.contains(where: \.isWrongUsage))
  }
}
