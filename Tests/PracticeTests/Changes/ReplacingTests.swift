import Book
import Foundation
import Testing

@testable import Practice

@Suite("The workbook's replacements of a reader's files")
struct ReplacingTests {
  private let book: SmallBook
  private let kata: Kata
  private let mine = SmallBook.ship.replacing("Ship", with: "Boat")

  init() throws {
    book = try SmallBook(1)
    try book.keepGuest(of: 1)
    try book.keepSlip()
    try book.keepRequest("twin-bolts")
    kata = try book.started(1)
  }

  private func take() throws {
    let request = try ChangeRequest("twin-bolts", of: kata.lesson, in: book.workbook)
    _ = try OpenChange.take(request, in: kata)
  }

  /// The contents of the ship and of the guest.
  private func now() throws -> [String] {
    try [kata.ship, kata.inBook(kata.guestFile)].map(book.read)
  }

  @Test(
    "A reset starts over; undo restores files, changes and hints, and a second undo reverts it"
  )
  func resetAndUndo() throws {
    let beginning = try now()
    try take()
    _ = try kata.noteHint(among: 4, further: 2)
    try book.write(kata.ship, mine)
    try book.write(kata.inBook(kata.guestFile), "mine")
    try book.write(kata.inBook("\(kata.sourcesPath)/Guns/Gun.swift"), "mine")
    try book.write(kata.inBook("\(kata.minePath)/MyTests.swift"), "mine")
    try book.write(kata.inBook("notes.txt"), "mine")
    let work = try kata.readersFiles()
    try kata.reset()
    #expect(try now() == beginning && kata.history().standing == KataStanding())
    let left = ["\(kata.sourcesPath)/Guns/Gun.swift", kata.testPath(of: "twin-bolts")]
    #expect(!left.map(kata.inBook).contains(where: book.isThere))
    let own = try ["\(kata.minePath)/MyTests.swift", "notes.txt"].map {
      try book.read(kata.inBook($0))
    }
    #expect(own == ["mine", "mine"], "other files are never touched")
    #expect(try kata.bringBack(nil).name == "reset")
    #expect(
      try kata.readersFiles() == work
        && kata.history().standing.words == "open twin-bolts 2, hints 2")
    #expect(book.isThere(kata.inBook(kata.testPath(of: "twin-bolts"))))
    #expect(try kata.bringBack(nil).name == "undo" && now() == beginning)
    #expect(
      try kata.bringBack(3).kind == .hint && now() == beginning, "as they were at that time")
    #expect(try kata.history().standing.words == "open twin-bolts 2, hints 2")
    #expect(
      try kata.log().dropFirst(3) == [
        "4 kept reset", "5 reset before", "6 kept undo", "7 brought-back 4", "8 kept undo",
        "9 brought-back 6", "10 kept undo", "11 brought-back 3",
      ])
  }

  @Test("Only entries of the log can be restored, and only in a kata with sources")
  func nothingToUndo() throws {
    #expect(throws: KataError.nothingToUndo(number: 1)) { try kata.bringBack(nil) }
    #expect(throws: KataError.noSuchEntry(7, number: 1)) { try kata.bringBack(7) }
    try book.remove(kata.inBook("Sources"))
    try kata.reset()
    #expect(try now()[0] == SmallBook.ship)
    #expect(throws: KataError.noSources(kata.path, number: 1)) { try kata.bringBack(nil) }
    #expect(try now()[0] == SmallBook.ship && kata.log().count == 3)
    try book.remove(kata.path)
    for work in [kata.reset, { _ = try kata.bringBack(nil) }] {
      #expect(throws: KataError.notStarted(number: 1)) { try work() }
    }
    #expect(KataError.noSuchEntry(7, number: 1).isWrongUsage && !KataError.noKata.isWrongUsage)
  }

  @Test(
    "A slip is made once, even in renamed files; one that does not fit changes nothing")
  func slip() throws {
    let slip = try Slip.all(of: kata.lesson, in: book.workbook)[0]
    let boat = kata.inBook("\(kata.sourcesPath)/Boat.swift")
    try book.write(boat, SmallBook.ship + "// Mine.\n")
    try book.remove(kata.ship)
    try kata.make(slip)
    #expect(try book.read(boat) == SmallBook.ship.replacing("3", with: "7") + "// Mine.\n")
    #expect(try kata.log().last == "2 kept slip-1")
    #expect(try kata.bringBack(nil).name == "slip-1" && book.read(boat).contains("= 3"))
    try book.write(boat, SmallBook.ship.replacing("3", with: "4"))
    let error = KataError.doesNotFit(
      "Slip 1, “Seven”,", reason: "Boat.swift differs near line 2",
      remedy: "`scripts/workbook slip 1 1` shows how to do it by hand")
    #expect(throws: error) { try kata.make(slip) }
    #expect(try book.read(boat).contains("= 4") && kata.log().count == 4)
    try kata.reset()
    try kata.make(slip)
    #expect(throws: KataError.slipMade(1, number: 1)) { try kata.make(slip) }
  }

  @Test("A slip keeps line endings, and leaves other files unchanged to the byte")
  func lineEnds() throws {
    let gun = kata.inBook("\(kata.sourcesPath)/Gun.swift")
    try book.write(kata.ship, SmallBook.ship.replacing("\n", with: "\r\n"))
    let mixed = "\u{FEFF}struct Gun {}\r\n\n"
    try book.write(gun, mixed)
    try kata.make(Slip.all(of: kata.lesson, in: book.workbook)[0])
    #expect(
      try book.read(kata.ship)
        == SmallBook.ship.replacing("3", with: "7").replacing("\n", with: "\r\n"))
    #expect(try Data(contentsOf: book.url(gun)) == Data(mixed.utf8))
  }

  @Test("Undo without an entry does not go back past the reader's own later work")
  func farUndo() throws {
    try kata.reset()
    #expect(try kata.bringBack(nil).name == "reset", "its own entry does not count as later work")
    try kata.make(Slip.all(of: kata.lesson, in: book.workbook)[0])
    try take()
    #expect(throws: KataError.undoGoesFar(6, number: 1), "a slip has no entry") {
      try kata.bringBack(nil)
    }
    #expect(try kata.bringBack(6).name == "slip-1" && kata.history().standing.open == nil)
    #expect(try kata.bringBack(nil).name == "undo" && kata.history().standing.open != nil)
  }

  @Test("Hints advance one at a time and stay at the last, and a repeat adds no entry")
  func hints() throws {
    let shown = try [1, 0, 1, 1, 1, -9].map { try kata.noteHint(among: 3, further: $0) }
    #expect(shown == [1, 1, 2, 3, 3, 1])
    #expect(try kata.log().dropFirst() == ["2 hint 1", "3 hint 2", "4 hint 3", "5 hint 1"])
    #expect(try kata.noteHint(among: 3, further: 9) == 3)
  }

  @Test(
    "Linked files are saved and replaced in the kata, and unchanged at their targets",
    arguments: 0...3)
  func links(depth: Int) throws {
    let linked = [kata.inBook("Sources"), kata.inBook(kata.sourcesPath), kata.ship, kata.path][
      depth]
    try FileManager.default.moveItem(at: book.url(linked), to: book.url("else"))
    try FileManager.default.createSymbolicLink(
      at: book.url(linked), withDestinationURL: book.url("else"))
    try book.write(kata.ship, mine)
    try kata.reset()
    #expect(try book.read(kata.ship) == SmallBook.ship)
    let ends = ["\(kata.module)/Ship.swift", "Ship.swift", "", "\(kata.sourcesPath)/Ship.swift"]
    let elsewhere = ends[depth].isEmpty ? "else" : "else/\(ends[depth])"
    // If the kata is a link, its target changes.
    #expect(try book.read(elsewhere) == (depth == 3 ? SmallBook.ship : mine))
    _ = try kata.bringBack(nil)
    #expect(try book.read(kata.ship) == mine)
  }

  @Test(
    "In a repository among the sources, files are the reader's, and its .git is untouched")
  func nested() throws {
    try book.shell(
      "mkdir -p Sources/\(kata.module)/Gun; cd Sources/\(kata.module)/Gun; git init -q", in: kata)
    let (gun, head) = (
      kata.inBook("\(kata.sourcesPath)/Gun/Gun.swift"),
      kata.inBook("\(kata.sourcesPath)/Gun/.git/HEAD")
    )
    try book.write(gun, "mine")
    try kata.reset()
    #expect(!book.isThere(gun) && book.isThere(head))
    _ = try kata.bringBack(nil)
    #expect(try book.read(gun) == "mine")
  }

  @Test("If the workbook is killed after saving or writing the files, nothing is lost")
  func killed() throws {
    try take()
    try book.write(kata.ship, mine)
    try KataLog(kata).changing { try $0.note(.kept, "giving-up-twin-bolts") }
    #expect(try kata.history().standing.open != nil && now()[0] == mine)
    _ = try OpenChange.giveUp(in: kata)
    #expect(try now()[0] == SmallBook.ship)
    _ = try kata.bringBack(nil)
    try KataLog(kata).changing {
      try $0.replace(["Ship.swift": Data("written".utf8)], by: "step-1", noting: nil)
    }
    #expect(try now()[0] == "written" && kata.history().standing.open != nil)
    _ = try kata.bringBack(nil)
    #expect(try now()[0] == mine && kata.history().standing.open != nil)
  }

  @Test(
    "If the log cannot be finished, as on a full disk, the files are as they were")
  func unnoted() throws {
    try take()
    try book.write(kata.ship, mine)
    try book.write(kata.inBook(kata.guestFile), "mine")
    let once =
      "case $* in *fast-import*) [ ! -e \"$GIT_DIR/once\" ] || exit 1; : > \"$GIT_DIR/once\" ;; esac"
    for replace in [
      { try kata.reset() }, { _ = try OpenChange.giveUp(in: kata) }, { _ = try kata.bringBack(1) },
    ] as [() throws -> Void] {
      try book.shell("rm -f .git/once", in: kata)
      _ = try book.withGit("\(once); exec $git \"$@\"", in: kata) {
        #expect(throws: KataError.self) { try replace() }
      }
      #expect(try now() == [mine, "mine"] && kata.history().standing.open != nil)
    }
  }

  @Test("If a write cannot be completed, the sources and the guest stay as they were")
  func halfWritten() throws {
    try book.write(kata.inBook(kata.guestFile), "mine")
    let ship = ["Ship.swift": Data("new".utf8)]
    func replace(_ sources: [String: Data], guest: [String: Data]?) throws {
      let error = #expect(throws: KataError.self) {
        try KataLog(kata).changing { try $0.replace(sources, guest: guest, by: "x", noting: nil) }
      }
      #expect(error?.description.hasPrefix("\(kata.path) could not be changed (") == true)
      #expect(try now() == [SmallBook.ship, "mine"])
    }
    // No file can have the name of a folder. Several names, since an unordered write may miss one.
    for name in (1...6).map({ "Gun\($0).swift" }) {
      try book.write(kata.inBook("Guest/\(name)/inside"), "")
      try replace(ship, guest: ["Guest.swift": Data("new".utf8), name: Data()])
    }
    try book.write(kata.inBook("\(kata.sourcesPath)/Gun.swift/inside"), "")
    try replace(ship.merging(["Gun.swift": Data()]) { $1 }, guest: nil)
  }
}
