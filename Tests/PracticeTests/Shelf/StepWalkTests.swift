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
  private let allTaken = KataError.allStepsTaken(number: 1, count: 2)

  init() throws {
    book = try SmallBook(1)
    try SmallSteps.keep(in: book)
    kata = try book.started(1)
    walk = try StepWalk(in: kata)
    progress = book.progress
  }

  @discardableResult
  private func next(_ file: ProgressFile? = nil) throws -> String {
    try walk.take(walk.next(), at: Date(timeIntervalSince1970: 1_795_273_349), file ?? progress)
  }

  @Test("One after the other they lead from before to after, with the work kept each time")
  func way() throws {
    try book.write(kata.inBook(".build/large"), "…")
    try progress.update { $0[kata.lesson].hintsShown = 2 }
    let works = ["", "-2"].map { "2026-11-21T15-02-29Z" + $0 }
    for number in 1...2 {
      #expect(try walk.stepsTaken() == number - 1 && walk.next().number == number)
      let path = "Katas/.shelf/01-SingleResponsibility/\(works[number - 1])"
      #expect(try next() == path)
      let work = try SourceTree(of: book.url("\(path)/\(kata.sourcesPath)"))
      #expect(try [work, kata.sources()] == Array(SmallSteps.states[(number - 1)...number]))
      let names = [".step", "Package.swift", "README.md", "Sources", "Tests"]
      #expect(try book.names(in: path) == Array(names.dropFirst(2 - number)))
    }
    #expect(book.isThere(kata.inBook(".build/large")))
    let known = try progress.load()
    let entries = works.map { known.shelved($0, of: kata.lesson) } + [known[kata.lesson]]
    #expect(
      entries.map { "\($0.putAwayBy ?? "–"), \($0.hintsShown) hints" }
        == ["step 1, 2 hints", "step 2, 2 hints", "–, 2 hints"],
      "what is known of the kata is known of the copies")
    #expect(throws: allTaken) { try next() }
    #expect(Shelf(kata).works() == works.reversed())
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

  @Test("A step fits an editor's line ends of another system")
  func lineEnds() throws {
    try book.write(kata.ship, "// Mine.\n\(try book.read(kata.ship))".replacing("\n", with: "\r\n"))
    try next()
    let ship = try #require(SmallSteps.states[1]["Ship.swift"])
    #expect(try book.read(kata.ship) == "// Mine.\n\(ship)")
  }

  @Test("Steps that the reader did by hand, and something else beside them, count as taken")
  func byHand() throws {
    func taken(in tree: SourceTree) throws -> Int {
      try tree.write(to: kata.file(kata.sourcesPath))
      return try walk.stepsTaken()
    }
    let mine = SmallSteps.states.map {
      $0.overlaid(with: SourceTree(["Mine.swift": "let mine = 1\n"]))
    }
    #expect(
      try (SmallSteps.states + mine).map(taken) == [0, 1, 2, 0, 2, 2],
      "which order was meant beside something else cannot be told")
    #expect(kata.stepCount == nil, "its reader works without them")
  }

  @Test("Where a step does not fit, nothing is changed, and it says which and where")
  func unfit() throws {
    try book.write(kata.ship, try book.read(kata.ship).replacing("lives = 3", with: "lives = 5"))
    let mine = try kata.sources()
    let error = KataError.doesNotFit(
      "Step 1, “Give the lives to a hull”,", reason: "Ship.swift differs near line 3",
      remedy:
        "`scripts/workbook step 1 1` shows it, and `scripts/workbook step 1 --try` gives it to "
        + "you as a task")
    #expect(throws: error) { try next() }
    #expect(throws: error) { try walk.changes(by: walk.next()) }
    #expect(try kata.sources() == mine && Shelf(kata).works() == [])
  }

  @Test("What a step changes is told of the kata, with the reader's own work in it")
  func changes() throws {
    var tree = SmallSteps.states[0]
    tree["Parts/Hull.swift"] = SmallSteps.states[1]["Parts/Hull.swift"]
    try tree.write(to: kata.file(kata.sourcesPath))
    #expect(try walk.changes(by: walk.steps[0]).map(\.path) == ["Ship.swift"])
  }

  // MARK: - Steps that the reader tries

  private func finish(_ tree: SourceTree) throws {
    try tree.write(to: kata.file(kata.sourcesPath))
    if let step = walk.tried { try walk.finish(step) }
  }

  @Test("A step that is tried stays the next one until it is finished, and is compared with ours")
  func trying() throws {
    /// What is tried, and how many are taken.
    func look() throws -> [Int?] { [walk.tried?.number, try walk.stepsTaken()] }
    var found = [try look()]
    let step = try walk.begin()
    #expect(try walk.isUntouched(since: step))
    try SmallSteps.states[1].write(to: kata.file(kata.sourcesPath))
    #expect(try walk.begin() == step && walk.differences(from: step) == [])
    #expect(try !walk.isUntouched(since: step))
    found.append(try look())
    try finish(SmallSteps.states[1])
    found.append(try look())
    #expect(try walk.begin().number == 2)
    try next()
    found.append(try look())
    #expect(found == [[nil, 0], [1, 0], [nil, 1], [nil, 2]])
    #expect(throws: allTaken) { try walk.begin() }
  }

  @Test(
    "A step that was done in another way is taken, and goes to the shelf and back with the kata")
  func otherWay() throws {
    var mine = SmallSteps.states[0]
    mine["Hull.swift"] = "struct Body {}\n"
    try mine.write(to: kata.file(kata.sourcesPath))
    let step = try walk.begin()
    #expect(
      try walk.differences(from: step).map(\.path)
        == ["Ship.swift", "Hull.swift", "Parts/Hull.swift"])
    try finish(mine)
    var taken = [try walk.stepsTaken()]
    let work = try Shelf(kata).put(at: Date())
    try kata.start()
    taken.append(try walk.stepsTaken())
    _ = try Shelf(kata).put(at: Date())
    try Shelf(kata).take(work)
    taken.append(try walk.stepsTaken())
    #expect(taken == [1, 0, 1], "finished, begun anew, and back from the shelf")
    try finish(SmallSteps.states[0])
    #expect(try walk.stepsTaken() == 0, "it is before again, to the byte")
    #expect(kata.stepCount == nil)
    try next()
    mine["Ship.swift"] = SmallSteps.states[1]["Ship.swift"]
    try finish(mine)
    #expect(kata.stepCount == StepCount(taken: 1, all: 2))
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
    #expect(try kata.sources() == SmallSteps.states[0] && Shelf(kata).works() == [])
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
