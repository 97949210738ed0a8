import Book
import Foundation
import Testing

@testable import Practice

@Suite("The steps in a kata", .timeLimit(.minutes(5)))
struct StepWalkTests {
  private let book: SmallBook
  private let kata: Kata
  private let walk: StepWalk
  private let moment = Date(timeIntervalSince1970: 1_795_273_349)
  private let progress: ProgressFile

  init() throws {
    book = try SmallBook(1)
    try SmallSteps.keep(in: book)
    kata = try book.started(1)
    walk = StepWalk(try StepSeries(of: kata.lesson, in: book.workbook), in: kata)
    progress = ProgressFile(book.workbook) { _ in }
  }

  @discardableResult
  private func next() throws -> StepWalk.Taken { try walk.next(at: moment, progress) }

  private func edit(_ old: String, _ new: String) throws {
    try book.write(kata.ship, try book.read(kata.ship).replacing(old, with: new))
  }

  @Test("One after the other they lead from before to after, with the work kept each time")
  func way() throws {
    let works = ["", "-2", "-3"].map { "2026-11-21T15-02-29Z" + $0 }
    for number in 1...3 {
      let taken = try next()
      #expect(taken.step.number == number)
      #expect(taken.count == 3)
      #expect(taken.work == "Katas/.shelf/01-SingleResponsibility/\(works[number - 1])")
      #expect(try kata.sources() == SmallSteps.states[number])
      #expect(
        try SourceTree(of: book.url("\(taken.work)/\(kata.sourcesPath)"))
          == SmallSteps.states[number - 1])
      #expect(book.isThere("\(taken.work)/Package.swift"))
    }
    #expect(throws: KataError.allStepsTaken(number: 1, count: 3)) { try next() }
    #expect(try Shelf(kata).works() == works.reversed())
  }

  @Test("Work of the reader's elsewhere is kept, also in the same file")
  func ownWork() throws {
    try edit("  func right() -> Int {\n", "  /// Mine.\n  func right() -> Int {\n")
    try book.write(kata.inBook("\(kata.sourcesPath)/Mine.swift"), "let mine = 1\n")
    try next()
    var expected = SmallSteps.states[1]
    expected["Ship.swift"] = expected["Ship.swift"]?
      .replacing("  func right() -> Int {\n", with: "  /// Mine.\n  func right() -> Int {\n")
    expected["Mine.swift"] = "let mine = 1\n"
    #expect(try kata.sources() == expected)
  }

  @Test("Steps that the reader did by hand, and something else beside them, count as taken")
  func byHand() {
    for number in 0...3 {
      var tree = SmallSteps.states[number]
      #expect(walk.stepsTaken(in: tree) == number)
      tree["Mine.swift"] = "let mine = 1\n"
      #expect(walk.stepsTaken(in: tree) == number)
    }
  }

  @Test("Where a step does not fit, nothing is changed, and it says which and where")
  func unfit() throws {
    try edit("var lives = 3", "var lives = 5")
    let mine = try kata.sources()
    let error = KataError.stepDoesNotFit(
      number: 1, step: 1, title: "Give the lives to a hull",
      reason: "Ship.swift differs near line 4")
    #expect(throws: error) { try next() }
    #expect(try kata.sources() == mine)
    #expect(try Shelf(kata).works() == [])
  }

  @Test("What is known of the kata is known of the copy on the shelf, and what was built stays")
  func progressOfCopy() throws {
    try book.write(kata.inBook(".build/large"), "…")
    try progress.update { $0[kata.lesson].hintsShown = 2 }
    let entry = try progress.load()[kata.lesson]
    let work = try next().work
    #expect(!book.isThere("\(work)/.build"))
    var after = try progress.load()
    #expect(after[kata.lesson] == entry)
    after[kata.lesson].hintsShown = 0
    after.restore(kata.lesson, from: "2026-11-21T15-02-29Z")
    #expect(after[kata.lesson] == entry)
  }

  @Test("A newer progress keeps everything where it is, and without a kata there is no step")
  func refused() throws {
    try book.write(ProgressFile.path, "{\"version\": 2}")
    #expect(throws: KataError.progressOfNewer(ProgressFile.path, version: 2)) { try next() }
    #expect(try kata.sources() == SmallSteps.states[0])
    #expect(try Shelf(kata).works() == [])
    try book.remove(kata.path)
    #expect(throws: KataError.notStarted(number: 1)) { try next() }
  }

  @Test("A step that cannot be written to its end leaves the sources as they were")
  func halfWritten() throws {
    // The step makes a folder of this name, after it has changed the ship.
    let obstacle = kata.inBook("\(kata.sourcesPath)/Parts")
    try book.write(obstacle, "Not a folder.")
    // What is written without an order is not always caught by a single try.
    for _ in 1...5 {
      let error = #expect(throws: KataError.self) { try next() }
      #expect(error?.description.hasPrefix("\(kata.path) could not be changed (") == true)
      #expect(try kata.sources() == SmallSteps.states[0])
    }
    #expect(try !book.names(in: kata.path).contains { $0.hasPrefix(".") })
    try book.remove(obstacle)
    try next()
    #expect(try kata.sources() == SmallSteps.states[1])
  }
}
