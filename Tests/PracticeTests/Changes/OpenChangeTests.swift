import Book
import Foundation
import Testing
import Toolchain

@testable import Practice

@Suite("A requested change in a kata")
struct OpenChangeTests {
  private let book: SmallBook
  private let kata: Kata

  init() throws {
    book = try SmallBook(1)
    try book.keepGuest(of: 1)
    try book.keepRequest("twin-bolts")
    try book.keepRequest("more-lives")
    try book.keepRequest("from-afar", isFromOutside: true)
    kata = try book.started(1)
  }

  @discardableResult
  private func take(_ name: String = "twin-bolts") throws -> OpenChange {
    try OpenChange.take(ChangeRequest(name, of: kata.lesson, in: book.workbook), in: kata)
  }

  private func finish() throws -> ChangeCost? { try OpenChange(in: kata)?.finish(kata.green()) }

  private func isThere(_ request: String) -> Bool {
    book.isThere(kata.inBook(kata.testPath(of: request)))
  }

  @Test("Taking a change adds its tests; its cost counts from there, the guest's separately")
  func taking() throws {
    #expect(try take().cost() == ChangeCost() && isThere("twin-bolts"))
    try book.write(kata.ship, SmallBook.ship.replacing("3", with: "4"))
    try book.write(kata.inBook("\(kata.sourcesPath)/Gun.swift"), "struct Gun {\n}\n")
    try book.write(kata.inBook("Guest/More.swift"), "struct A {}\nstruct B {}\nstruct C {}\n")
    try book.write(kata.inBook("\(kata.minePath)/More.swift"), "// mine\nlet mine = 1\n")
    let open = try take()
    let cost = try open.cost()
    #expect(cost.sources.values == [1, 2, 1, 2] && cost.guest.values == [0, 3, 0, 1])
    #expect(cost.values == [1, 2, 1, 2, 3], "the reader's own tests cost nothing")
    #expect(
      try kata.log() == ["1 start before", "2 taken twin-bolts"], "taking it again does nothing")
    #expect(
      try open.versions().former["Ship.swift"] == SmallBook.ship
        && open.versions().former.paths == ["Guest/Guest.swift", "Ship.swift"])
    #expect(throws: KataError.anotherChangeOpen("twin-bolts", number: 1)) { try take("more-lives") }
    #expect(try finish() == cost && OpenChange(in: kata) == nil && isThere("twin-bolts"))
    #expect(throws: KataError.changeDone("The twin-bolts", number: 1)) { try take() }
    #expect(try take("more-lives").cost() == ChangeCost(), "the next one counts from there")
  }

  @Test("A kata that has no sources, or is gone, cannot take a change")
  func refused() throws {
    #expect(throws: KataError.noChangeOpen(number: 1)) { try OpenChange.giveUp(in: kata) }
    try book.remove(kata.ship)
    #expect(throws: KataError.noSources(kata.path, number: 1)) { try take() }
    try book.remove(kata.path)
    #expect(throws: KataError.notStarted(number: 1)) { try take() }
    #expect(throws: KataError.notStarted(number: 1)) { try OpenChange.giveUp(in: kata) }
  }

  @Test("Giving up a change restores the files, and the work stays in the log")
  func givenUp() throws {
    try book.write(kata.inBook("\(kata.sourcesPath)/notes.txt"), "to do\n")
    try book.write(kata.inBook("\(kata.minePath)/MyTests.swift"), "first\n")
    let former = try book.texts(in: kata.path).filter { !$0.key.hasPrefix(".git/") }
    try take()
    try book.write(kata.ship, "mine\n")
    try book.write(kata.inBook("\(kata.sourcesPath)/Guns/Gun.swift"), "struct Gun {}\n")
    try book.write(kata.inBook(kata.guestFile), "mine\n")
    try book.write(kata.inBook("\(kata.minePath)/MyTests.swift"), "later\n")
    let work = try kata.readersFiles()
    #expect(try OpenChange.giveUp(in: kata) == "twin-bolts")
    var now = try book.texts(in: kata.path).filter { !$0.key.hasPrefix(".git/") }
    #expect(now.updateValue("first\n", forKey: "\(kata.minePath)/MyTests.swift") == "later\n")
    #expect(now == former)
    let history = try kata.history()
    #expect(try KataLog(kata).files(at: #require(history.latestKept)).hasSame(as: work))
    #expect(
      try kata.log().dropFirst(2) == ["3 kept giving-up-twin-bolts", "4 given-up twin-bolts"])
    try take()
    #expect(try isThere("twin-bolts") && finish() == ChangeCost())
    #expect(try kata.history().standing.givenUp == [])
  }

  @Test("Finishing needs the open change, a full pass, and the same files that passed")
  func finishing() throws {
    let error = KataError.changedWhileChecking(kata.path)
    let open = try take()
    var red = try kata.green()
    red.ownFailure = .init(printed: "", root: book.workbook.root, scratch: book.workbook.root)
    #expect(throws: error) { try open.finish(red) }
    let green = try kata.green()
    try book.write(kata.inBook("\(kata.minePath)/More.swift"), "// saved meanwhile\n")
    #expect(throws: error) { try open.finish(green) }
    try book.remove(kata.inBook("\(kata.minePath)/More.swift"))
    _ = try OpenChange.giveUp(in: kata)
    #expect(throws: error) { try open.finish(green) }
    let again = try take()
    #expect(throws: error, "it was taken again since") { try open.finish(green) }
    #expect(try kata.history().standing.done.isEmpty && again.finish(green) == ChangeCost())
  }

  @Test(
    "The tests use the guest while it declares the type that they need")
  func outside() throws {
    func texts() throws -> [String] {
      try ["Package.swift", "\(kata.testsPath)/Side.swift"].map { try book.read(kata.inBook($0)) }
    }
    let (guest, former) = ("Guest/Mine.swift", try texts())
    try take("from-afar")
    #expect(try texts() == former && BookFiles(of: kata).asked == kata.module)
    try book.write(kata.inBook(guest), "// struct Shipyard {}\nstruct Shipyards {}\n")
    #expect(try BookFiles(of: kata).asked == kata.module)
    try book.write(kata.inBook(guest), "@MainActor public final class Shipyard {\n}\n")
    #expect(
      try BookFiles(of: kata).restore() == [], "the reader has changed none of the book's files")
    let asking = try texts()
    #expect(
      asking[1].contains("import SingleResponsibilityKata\nimport SingleResponsibilityGuest\n"))
    #expect(
      asking[0].contains("targets: [\"SingleResponsibilityKata\", \"SingleResponsibilityGuest\"]"))
    #expect(!former[0].contains("Kata\", \"SingleResponsibilityGuest\"]"))
    #expect(try OpenChange(in: kata)?.cost().values == [0, 0, 0, 0, 2])
    _ = try OpenChange.giveUp(in: kata)
    #expect(try texts() == former && !book.isThere(kata.inBook(guest)))
    try kata.reset()
    _ = try kata.bringBack(nil)
    #expect(try texts() == former && BookFiles(of: kata).restore() == [])
  }

  @Test(
    "A reader's file in the place of a change's tests is kept, and so is a later version")
  func strangers() throws {
    let path = kata.testPath(of: "twin-bolts")
    try book.write(kata.inBook(path), "mine")
    try take()
    #expect(try BookFiles(of: kata).restore() == [path], "a check reports it")
    #expect(try book.read(kata.inBook(path)) == "// twin-bolts\n")
    try book.write(kata.inBook(path), "changed")
    _ = try OpenChange.giveUp(in: kata)
    #expect(try BookFiles(of: kata).restore() == [path] && !isThere("twin-bolts"))
    let aside = "\(kata.asidePath)/\(path)"
    #expect(try [aside, "\(aside)-2"].map(book.read) == ["mine", "changed"])
  }

  @Test("A change that is no longer in the book can be given up, and does not disturb a check")
  func unknown() throws {
    try take()
    try book.remove("\(ChangeRequest.folder(of: kata.lesson))/twin-bolts")
    #expect(throws: KataError.changeGone("twin-bolts", number: 1)) { try OpenChange(in: kata) }
    #expect(try BookFiles(of: kata).restore() == [kata.testPath(of: "twin-bolts")])
    #expect(try ChangeRow(of: kata, kata.history()).open == nil)
    #expect(try OpenChange.giveUp(in: kata) == "twin-bolts")
  }

  @Test(
    "A check and a watch restore the tests of a change, even if changed or gone")
  func checked() throws {
    let path = kata.testPath(of: "twin-bolts")
    let reader = try KataReader(kata)
    var snapshots = [try reader.snapshot()]
    try take()
    snapshots.append(try reader.snapshot())
    try book.write(kata.inBook(path), "// Mine.\n")
    snapshots.append(try reader.snapshot())
    #expect(
      try BookFiles(of: kata).restore() == [path]
        && book.read(kata.inBook(path)) == "// twin-bolts\n")
    snapshots.append(try reader.snapshot())
    try book.write(kata.ship, "let mine = 1\n")
    _ = try OpenChange.giveUp(in: kata)
    snapshots.append(try reader.snapshot())
    let calls = zip(snapshots.dropFirst(), snapshots).map { $0.needsCheck(since: $1) }
    #expect(calls == [true, true, false, true], "taken, changed, restored, given up")
  }
}
