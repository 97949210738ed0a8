import Foundation
import Testing

@testable import WorkbookCore

@Suite("Steps taken in a kata")
struct StepWalkTests {
  private static let kata = "Katas/01-SingleResponsibility"
  private static let ship = "\(kata)/Sources/SingleResponsibilityKata/Ship.swift"
  private static let shelf = "\(kata.replacing("Katas/", with: "Katas/.shelf/"))"

  /// A book whose kata of lesson 1 is started.
  private func started() throws -> SidesBook {
    let book = try SidesBook.withSteps()
    try KataStarter(kata: Kata(SmallSteps.lesson, in: book.workbook)).start()
    return book
  }

  private func next(_ book: SidesBook) async throws -> TranscriptConsole {
    let console = TranscriptConsole()
    let command = StepCommand(environment: [:]) { KataBook.moment }
    #expect(try await command.run(["1", "--next"], in: book.workbook, on: console))
    return console
  }

  private func sources(_ book: SidesBook) throws -> SourceTree {
    try SourceTree(of: book.workbook.root.appendingPathComponent(Self.kata + "/Sources"))
      .renaming { String($0.dropFirst("SingleResponsibilityKata/".count)) }
  }

  @Test("One after the other they lead from before to after, with the work kept each time")
  func walk() async throws {
    let book = try started()
    defer { book.remove() }
    let first = try await next(book)
    let expected = """
      Step 1 of 3 is taken: Give the lives to a hull.
      Your work from before is in
      \(Self.shelf)/2026-11-21T15-02-29Z.
      To check it: scripts/workbook check 1

      """
    #expect(first.output == expected)
    #expect(try sources(book) == SmallSteps.states[1])
    _ = try await next(book)
    #expect(try sources(book) == SmallSteps.states[2])
    let last = try await next(book)
    #expect(try sources(book) == SmallSteps.states[3])
    let end = """
      That was the last one: `scripts/workbook diff 1 mine after` shows nothing more,
      or what is yours alone.

      """
    #expect(last.output.hasSuffix(end))
    let works = try Shelf(Kata(SmallSteps.lesson, in: book.workbook)).works()
    #expect(works.count == 3)
    let kept = works.sorted().map { "\(Self.shelf)/\($0)/Sources/SingleResponsibilityKata" }
    #expect(
      try kept.map { try SourceTree(of: book.workbook.root.appendingPathComponent($0)) }
        == Array(SmallSteps.states.prefix(3)))
    #expect(try book.read("\(Self.shelf)/\(works[0])/Package.swift").contains("Kata"))
  }

  @Test("Work of the reader's elsewhere is kept, also in the same file")
  func ownWork() async throws {
    let book = try started()
    defer { book.remove() }
    try book.edit(Self.ship, "  func right() -> Int {\n", "  /// Mine.\n  func right() -> Int {\n")
    try book.write(Self.ship.replacing("Ship.swift", with: "Mine.swift"), "let mine = 1\n")
    _ = try await next(book)
    var expected = SmallSteps.states[1]
    expected["Ship.swift"] = expected["Ship.swift"]?
      .replacing("  func right() -> Int {\n", with: "  /// Mine.\n  func right() -> Int {\n")
    expected["Mine.swift"] = "let mine = 1\n"
    #expect(try sources(book) == expected)
  }

  @Test("Steps that the reader did by hand, and something else beside them, count as taken")
  func byHand() async throws {
    let book = try started()
    defer { book.remove() }
    let walk = StepWalk(series: try book.steps(), kata: Kata(SmallSteps.lesson, in: book.workbook))
    for number in 0...3 {
      var tree = SmallSteps.states[number]
      #expect(walk.stepsTaken(in: tree) == number)
      tree["Mine.swift"] = "let mine = 1\n"
      #expect(walk.stepsTaken(in: tree) == number)
    }
  }

  @Test("A step that only puts lines in another order is taken like any other")
  func order() throws {
    let book = try SidesBook()
    defer { book.remove() }
    let left = "func left() {}\n"
    let right = "func right() {}\n"
    let states = [left + right, right + left, right + left + "let hull = 3\n"].map {
      SourceTree(["Ship.swift": $0])
    }
    try book.put(states[0], as: "Before")
    try book.put(states[2], as: "After")
    try book.recorder.keep(
      book.recorder.files(
        through: zip(SmallSteps.words, states.dropFirst()).map { .init(words: $0, tree: $1) }))
    let walk = StepWalk(series: try book.steps(), kata: Kata(SmallSteps.lesson, in: book.workbook))
    for (number, state) in states.enumerated() { #expect(walk.stepsTaken(in: state) == number) }
  }

  @Test("Where a step does not fit, nothing is changed, and it says which and where")
  func unfit() async throws {
    let book = try started()
    defer { book.remove() }
    try book.edit(Self.ship, "var lives = 3", "var lives = 5")
    let mine = try sources(book)
    let error = await #expect(throws: StepWalkError.self) { try await next(book) }
    #expect(
      error?.description
        == "Step 1, “Give the lives to a hull”, does not fit your version (Ship.swift differs near "
        + "line 4), so nothing was changed: `workbook step 1 1` shows it, to be done by hand.")
    #expect(error?.isWrongUsage == false)
    #expect(try sources(book) == mine)
    #expect(try Shelf(Kata(SmallSteps.lesson, in: book.workbook)).works() == [])
  }

  @Test("When all are taken, it says so")
  func allTaken() async throws {
    let book = try started()
    defer { book.remove() }
    try SmallSteps.states[3].write(
      to: book.workbook.root.appendingPathComponent(Self.ship).deletingLastPathComponent())
    let error = await #expect(throws: StepWalkError.self) { try await next(book) }
    #expect(
      error?.description
        == "Your kata has all 3 steps in it: `workbook diff 1 mine after` shows what is left.")
    #expect(try Shelf(Kata(SmallSteps.lesson, in: book.workbook)).works() == [])
  }

  @Test("Without a kata there is nothing to take a step in")
  func notStarted() async throws {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    await #expect(throws: KataError.notStarted(number: 1)) { try await next(book) }
  }

  @Test("What is known of the kata is known of the copy on the shelf as well")
  func progress() async throws {
    let book = try started()
    defer { book.remove() }
    let progress = ProgressFile(book.workbook, on: TranscriptConsole())
    try progress.note(SmallSteps.lesson, passed: 2, of: 5)
    let entry = try progress.load()[SmallSteps.lesson]
    _ = try await next(book)
    var after = try progress.load()
    #expect(after[SmallSteps.lesson] == entry)
    after.restore(SmallSteps.lesson, from: "2026-11-21T15-02-29Z")
    #expect(after[SmallSteps.lesson] == entry)
  }

  @Test("What was built is not copied, and a newer progress keeps everything where it is")
  func keeping() async throws {
    let book = try started()
    defer { book.remove() }
    try book.write("\(Self.kata)/.build/large", "…")
    _ = try await next(book)
    let work = "\(Self.shelf)/2026-11-21T15-02-29Z"
    #expect(!FileManager.default.fileExists(atPath: book.workbook.root.path + "/\(work)/.build"))
    try book.write(ProgressFile.path, "{\"version\": 2}")
    let mine = try sources(book)
    await #expect(throws: KataError.self) { try await next(book) }
    #expect(try sources(book) == mine)
    #expect(try Shelf(Kata(SmallSteps.lesson, in: book.workbook)).works().count == 1)
  }

  @Test("A step that cannot be written to its end leaves the sources as they were")
  func halfWritten() async throws {
    let book = try started()
    defer { book.remove() }
    // The step makes a folder of this name, after it has changed the ship.
    let obstacle = Self.ship.replacing("Ship.swift", with: "Parts")
    try book.write(obstacle, "Not a folder.")
    // What is written without an order is not always caught by a single try.
    for _ in 1...5 {
      let error = await #expect(throws: StepWalkError.self) { try await next(book) }
      #expect(error?.description.hasPrefix("\(Self.kata) could not be changed (") == true)
      #expect(try sources(book) == SmallSteps.states[0])
    }
    let left = try FileManager.default.contentsOfDirectory(
      atPath: book.workbook.root.appendingPathComponent(Self.kata).path)
    #expect(!left.contains { $0.hasPrefix(".") })
    try FileManager.default.removeItem(at: book.workbook.root.appendingPathComponent(obstacle))
    _ = try await next(book)
    #expect(try sources(book) == SmallSteps.states[1])
  }

  @Test("Sources that cannot be read are told")
  func unreadable() async throws {
    let book = try started()
    defer { book.remove() }
    let file = book.workbook.root.appendingPathComponent(Self.ship)
    try Data([0xFF, 0xFE, 0xFD]).write(to: file)
    let error = await #expect(throws: KataError.self) { try await next(book) }
    #expect(error?.description.hasPrefix("The sources of \(Self.kata) cannot be read (") == true)
    #expect(error?.description.hasSuffix("): mend that, then try again.") == true)
  }
}

extension SourceTree {
  /// The same texts under other paths.
  fileprivate func renaming(_ change: (String) -> String) -> SourceTree {
    SourceTree(Dictionary(uniqueKeysWithValues: files.map { (change($0.key), $0.value) }))
  }
}
