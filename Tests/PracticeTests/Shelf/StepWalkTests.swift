import Book
import Foundation
import Storage
import Testing

@testable import Practice

@Suite("The steps in a kata", .timeLimit(.minutes(5)))
struct StepWalkTests {
  private let book: SmallBook
  private let kata: Kata
  private let walk: StepWalk
  private let progress: ProgressFile

  init() throws {
    book = try SmallBook(1)
    try SmallSteps.keep(in: book)
    kata = try book.started(1)
    walk = StepWalk(try StepSeries(of: kata.lesson, in: book.workbook), in: kata)
    progress = ProgressFile(book.workbook) { _ in }
  }

  @discardableResult
  private func next(_ file: ProgressFile? = nil) throws -> StepWalk.Taken {
    try walk.next(at: Date(timeIntervalSince1970: 1_795_273_349), file ?? progress)
  }

  @Test("One after the other they lead from before to after, with the work kept each time")
  func way() throws {
    try book.write(kata.inBook(".build/large"), "…")
    try progress.update { $0[kata.lesson].hintsShown = 2 }
    let works = ["", "-2"].map { "2026-11-21T15-02-29Z" + $0 }
    for number in 1...2 {
      let taken = try next()
      #expect(
        "\(taken.step.number) of \(taken.count), \(taken.work)"
          == "\(number) of 2, Katas/.shelf/01-SingleResponsibility/\(works[number - 1])")
      let work = try SourceTree(of: book.url("\(taken.work)/\(kata.sourcesPath)"))
      #expect(try [work, kata.sources()] == Array(SmallSteps.states[(number - 1)...number]))
      #expect(
        try book.names(in: taken.work) == ["Package.swift", "README.md", "Sources", "Tests"])
    }
    #expect(book.isThere(kata.inBook(".build/large")))
    var known = try progress.load()
    #expect(known[kata.lesson].hintsShown == 2)
    known[kata.lesson].hintsShown = 0
    known.restore(kata.lesson, from: works[0])
    #expect(known[kata.lesson].hintsShown == 2, "what is known of the kata is known of the copy")
    #expect(throws: KataError.allStepsTaken(number: 1, count: 2)) { try next() }
    #expect(try Shelf(kata).works() == works.reversed())
  }

  @Test("Work of the reader's elsewhere is kept, also in the same file")
  func ownWork() throws {
    func mine(_ tree: SourceTree) -> SourceTree {
      var tree = tree
      tree["Ship.swift"]? += "\n// Mine.\n"
      tree["Mine.swift"] = "let mine = 1\n"
      return tree
    }
    try mine(SmallSteps.states[0]).write(to: kata.file(kata.sourcesPath))
    try next()
    #expect(try kata.sources() == mine(SmallSteps.states[1]))
  }

  @Test("Steps that the reader did by hand, and something else beside them, count as taken")
  func byHand() {
    #expect(SmallSteps.states.map(walk.stepsTaken) == [0, 1, 2])
    let mine = SmallSteps.states.map {
      $0.overlaid(with: SourceTree(["Mine.swift": "let mine = 1\n"]))
    }
    #expect(mine.map(walk.stepsTaken) == [0, 2, 2], "which order was meant cannot be told")
  }

  @Test("Where a step does not fit, nothing is changed, and it says which and where")
  func unfit() throws {
    try book.write(kata.ship, try book.read(kata.ship).replacing("lives = 3", with: "lives = 5"))
    let mine = try kata.sources()
    let error = KataError.doesNotFit(
      "Step 1, “Give the lives to a hull”,", reason: "Ship.swift differs near line 3",
      command: "step 1 1")
    #expect(throws: error) { try next() }
    #expect(try kata.sources() == mine)
    #expect(try Shelf(kata).works() == [])
  }

  @Test("A locked or newer progress keeps everything where it is; without a kata there is no step")
  func refused() throws {
    let hasty = ProgressFile(book.workbook, patience: .zero) { _ in }
    let lock = try SafeFile(book.url(ProgressFile.path)).lock(patience: .zero)
    #expect(throws: KataError.progressBusy(ProgressFile.path)) { try next(hasty) }
    lock.unlock()
    try book.remove("Katas/.shelf")
    try book.write(ProgressFile.path, "{\"version\": 2}")
    #expect(throws: KataError.progressOfNewer(ProgressFile.path, version: 2)) { try next() }
    #expect(try kata.sources() == SmallSteps.states[0])
    #expect(try Shelf(kata).works() == [])
    try book.remove(kata.path)
    #expect(throws: KataError.notStarted(number: 1)) { try next() }
  }

  @Test("A step that cannot be written to its end leaves the sources as they were")
  func halfWritten() throws {
    // The step makes a folder of this name.
    try book.write(kata.inBook("\(kata.sourcesPath)/Parts"), "Not a folder.")
    // What is written without an order is not always caught by a single try.
    for _ in 1...5 {
      let error = #expect(throws: KataError.self) { try next() }
      #expect(error?.description.hasPrefix("\(kata.path) could not be changed (") == true)
      #expect(try kata.sources() == SmallSteps.states[0])
    }
  }
}
