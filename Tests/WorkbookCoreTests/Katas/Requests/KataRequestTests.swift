import Foundation
import Testing

@testable import WorkbookCore

@Suite("A request in a kata")
struct KataRequestTests {
  private static let path = "Katas/01-SingleResponsibility"
  private static let test =
    "\(path)/Tests/SingleResponsibilityKataTests/TwinBoltsTests.swift"
  private static let ship = "\(path)/Sources/SingleResponsibilityKata/Ship.swift"

  /// A book with requests, and a kata of its first lesson.
  private func inBook(_ work: (SidesBook, Kata) async throws -> Void) async throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    let kata = Kata(SmallSteps.lesson, in: book.workbook)
    try KataStarter(kata: kata).start()
    try await work(book, kata)
  }

  private func run(_ words: String..., in book: SidesBook) async throws -> String {
    let console = TranscriptConsole()
    #expect(try await RequestCommand().run(words, in: book.workbook, on: console))
    return console.output
  }

  private func isThere(_ path: String, in book: SidesBook) -> Bool {
    FileManager.default.fileExists(atPath: book.workbook.root.appendingPathComponent(path).path)
  }

  @Test("Taking one adds its tests and remembers the sources")
  func taking() async throws {
    try await inBook { book, kata in
      #expect(KataRequest.open(in: kata) == nil)
      let expected = """
        Twin Bolts
          “One bolt is dull. Give me two.” (a player)

        Your kata has the new tests in TwinBoltsTests.swift.
        Make them pass: `scripts/workbook watch 1`, then `check 1` counts
        what the change cost you. To give it up: `request 1 --drop`.

        """
      #expect(try await run("1", "twin-bolts", in: book) == expected)
      #expect(try book.read(Self.test) == SmallRequest.tests)
      let open = try #require(KataRequest.open(in: kata))
      #expect(open.request.name == "twin-bolts")
      #expect(open.snapshot == (try book.workbook.tree(of: SmallSteps.lesson, side: "Before")))
      #expect(try open.cost() == nil, "nothing has changed yet")
      #expect(try await run("1", "twin-bolts", in: book) == expected, "asked for again")
    }
  }

  @Test("A kata without sources cannot take one, and stays as it is")
  func noSources() async throws {
    try await inBook { book, kata in
      try book.removeFile(Self.ship)
      let request = try ChangeRequest("twin-bolts", of: SmallSteps.lesson, in: book.workbook)
      #expect(throws: KataError.noSources(kata.path, number: 1)) {
        try KataRequest.take(request, in: kata)
      }
      #expect(!isThere(Self.test, in: book))
      #expect(KataRequest.open(in: kata) == nil)
    }
  }

  @Test("A watched kata is checked when one is taken or ended, and its tests are no damage")
  func watched() async throws {
    try await inBook { book, kata in
      let lookout = try KataLookout(kata)
      func snapshot() throws -> KataSnapshot {
        guard case .there(let snapshot) = lookout.look() else {
          throw CocoaError(.fileNoSuchFile)
        }
        return snapshot
      }
      let former = try snapshot()
      _ = try await run("1", "twin-bolts", in: book)
      let taken = try snapshot()
      #expect(taken.needsCheck(since: former))
      #expect(taken.damaged.isEmpty)
      try book.write(Self.test, "// Mine.\n")
      let damaged = try snapshot()
      #expect(damaged.needsCheck(since: taken))
      #expect(try KataBookFiles(kata: kata).restore().count == 1)
      #expect(try !snapshot().needsCheck(since: damaged), "what a check puts back is no change")
      _ = try await run("1", "--drop", in: book)
      #expect(try snapshot().needsCheck(since: taken))
    }
  }

  @Test("A check keeps its tests as the book has them, and puts others aside")
  func checks() async throws {
    try await inBook { book, kata in
      _ = try await run("1", "twin-bolts", in: book)
      #expect(try KataBookFiles(kata: kata).restore() == [])
      try book.write(Self.test, "// Mine.\n")
      let inKata = String(Self.test.dropFirst(Self.path.count + 1))
      #expect(try KataBookFiles(kata: kata).restore() == [inKata])
      #expect(try book.read(Self.test) == SmallRequest.tests)
      _ = try await run("1", "--drop", in: book)
      try book.write(Self.test, SmallRequest.tests)
      #expect(try KataBookFiles(kata: kata).restore() == [inKata])
      #expect(!isThere(Self.test, in: book))
    }
  }

  @Test("Ending it takes the tests away and leaves what was written")
  func dropping() async throws {
    try await inBook { book, kata in
      _ = try await run("1", "twin-bolts", in: book)
      try book.write(Self.ship, "// Mine.\n")
      #expect(
        try await run("1", "--drop", in: book)
          == "“Twin Bolts” is ended; what you wrote stays as it is.\n")
      #expect(KataRequest.open(in: kata) == nil)
      #expect(!isThere(Self.test, in: book))
      #expect(!isThere("\(Self.path)/.request", in: book))
      #expect(try book.read(Self.ship) == "// Mine.\n")
      let error = await #expect(throws: RequestCommandError.self) {
        try await run("1", "--drop", in: book)
      }
      #expect(
        error?.description
          == "Your kata of lesson 1 has taken no request: `workbook request 1` lists them.")
    }
  }

  @Test("It goes to the shelf with the kata, and comes back with it")
  func shelf() async throws {
    try await inBook { book, kata in
      _ = try await run("1", "twin-bolts", in: book)
      let console = TranscriptConsole()
      _ = try await ResetCommand().run(["1"], in: book.workbook, on: console)
      #expect(KataRequest.open(in: kata) == nil)
      #expect(!isThere(Self.test, in: book))
      _ = try await ShelfCommand().run(["restore", "1"], in: book.workbook, on: console)
      #expect(KataRequest.open(in: kata)?.request.name == "twin-bolts")
      #expect(isThere(Self.test, in: book))
    }
  }

  @Test("A request that the book has no more is no longer taken")
  func gone() async throws {
    try await inBook { book, kata in
      _ = try await run("1", "twin-bolts", in: book)
      try book.removeFile("\(SidesBook.requests)/twin-bolts")
      #expect(KataRequest.open(in: kata) == nil)
    }
  }

  @Test("What the change cost stands beside ours, up to now")
  func cost() async throws {
    try await inBook { book, kata in
      _ = try await run("1", "twin-bolts", in: book)
      try SampleCosts.two.keep(of: SmallSteps.lesson, in: book.workbook)
      try book.edit(Self.ship, "lives = 3", "lives = 4")
      let expected = """
        What the change cost: Twin Bolts
                                      before         after         yours
          files touched                    3             1             1
          new files                        0             1             0
          lines changed                   12             1             1
          lines added                     30            18             1
          declarations changed             9             1             1
          objects rebuilt                  4             1             1

        Our diffs are in \(SidesBook.requests)/twin-bolts.
        To take another one, end this: `scripts/workbook request 1 --drop`.

        """
      #expect(try await run("1", "twin-bolts", in: book) == expected)
      let console = TranscriptConsole()
      KataRequest.tellCost(of: kata, on: console)
      #expect(console.output == "\n" + expected, "as after a check")
      #expect(console.errors == "")
    }
  }

  @Test("After a check nothing is told without a request, and trouble beside the verdict only")
  func afterCheck() async throws {
    try await inBook { book, kata in
      let console = TranscriptConsole()
      KataRequest.tellCost(of: kata, on: console)
      _ = try await run("1", "twin-bolts", in: book)
      KataRequest.tellCost(of: kata, on: console)
      #expect(console.output == "" && console.errors == "")
      try Data([0xFF, 0xFE, 0xFD]).write(to: book.workbook.root.appendingPathComponent(Self.ship))
      KataRequest.tellCost(of: kata, on: console)
      #expect(console.output == "")
      #expect(console.errors.hasPrefix("workbook: The sources of \(Self.path) cannot be read"))
    }
  }

  @Test("Where the book has no figures, ours are not measured")
  func noFigures() async throws {
    try await inBook { book, _ in
      _ = try await run("1", "twin-bolts", in: book)
      let open = try #require(KataRequest.open(in: Kata(SmallSteps.lesson, in: book.workbook)))
      #expect(open.ours == nil)
      let text = RequestText(ink: Ink(isOn: false), width: 80)
        .cost(SampleCosts.cost(1, 0, 1, 1, nil, 1), of: open, ours: nil)
      #expect(text.contains("\n  files touched         not measured  not measured             1\n"))
      #expect(text.contains("\n  declarations changed  not measured  not measured  not measured\n"))
    }
  }
}
