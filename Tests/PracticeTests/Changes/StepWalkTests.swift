import Book
import Foundation
import Testing

@testable import Practice

@Suite("The steps in a kata", .timeLimit(.minutes(5)))
struct StepWalkTests {
  private let book: SmallBook
  private let kata: Kata
  private let walk: StepWalk
  private let allTaken = KataError.allStepsTaken(number: 1, count: 2)

  init() throws {
    book = try SmallBook(1)
    try SmallSteps.keep(in: book)
    kata = try book.started(1)
    walk = try StepWalk(in: kata)
  }

  private func next() throws { try walk.take(walk.next()) }

  private var stepCount: StepCount? { get throws { try kata.history().stepCount(in: kata) } }

  @Test("The steps lead from one version to the other, and the work is kept each time")
  func way() throws {
    for number in 1...2 {
      #expect(try walk.stepsTaken() == number - 1 && walk.next().number == number)
      try next()
      #expect(try kata.sources() == SmallSteps.states[number])
      let kept = try KataLog(kata).files(at: #require(kata.history().latestKept))
      #expect(kept.tree(in: kata.sourcesPath) == SmallSteps.states[number - 1])
      #expect(try stepCount == StepCount(taken: number, all: 2))
    }
    #expect(
      try kata.log().dropFirst() == ["2 kept step-1", "3 step 1", "4 kept step-2", "5 step 2"])
    #expect(throws: allTaken) { try next() }
    #expect(try stepCount == StepCount(taken: 2, all: 2))
    _ = try kata.bringBack(nil)
    #expect(try walk.stepsTaken() == 1 && kata.sources() == SmallSteps.states[1])
  }

  @Test("A step is applied to files that the reader has moved, beside the reader's own work")
  func renamed() throws {
    var mine = SmallSteps.states[0]
    mine["Ships/Boat.swift"] = mine["Ship.swift"]
    mine["Ship.swift"] = nil
    try mine.write(to: kata.file(kata.sourcesPath))
    try next()
    let sources = try kata.sources()
    #expect(sources["Ships/Boat.swift"] == SmallSteps.states[1]["Ship.swift"])
    #expect(sources.paths == ["Parts/Hull.swift", "Ships/Boat.swift"])
    #expect(try walk.stepsTaken() == 1, "from the log, since the sources match none of our states")
  }

  @Test("The reader's work elsewhere is kept, even in the same file")
  func ownWork() throws {
    func mine(_ tree: SourceTree) -> SourceTree {
      var tree = tree
      tree["Ship.swift"]? += "\n// Mine.\n"
      tree["My \"own\" \\ file.swift"] = "let mine = 1\n"
      return tree
    }
    try mine(SmallSteps.states[0]).write(to: kata.file(kata.sourcesPath))
    try next()
    #expect(try kata.sources() == mine(SmallSteps.states[1]))
  }

  @Test("A step fits the line endings of another system")
  func lineEnds() throws {
    try book.write(kata.ship, "// Mine.\n\(try book.read(kata.ship))".replacing("\n", with: "\r\n"))
    try next()
    let ship = try #require(SmallSteps.states[1]["Ship.swift"])
    #expect(try book.read(kata.ship) == "// Mine.\n\(ship)".replacing("\n", with: "\r\n"))
  }

  @Test("Steps that the reader did by hand, with other work beside them, count as taken")
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
      "beside other code, a mere new order is not recognized")
    #expect(try stepCount == nil, "the reader works without them")
    try SmallSteps.states[1].write(to: kata.file(kata.sourcesPath))
    _ = try walk.begin()
    #expect(try stepCount == StepCount(taken: 1, all: 2), "until one is tried")
  }

  @Test("A step that does not fit changes nothing, and says which step and where")
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
    #expect(try kata.sources() == mine && kata.log().count == 1 && !walk.nextFits)
  }

  @Test("The changes of a step are shown on the kata, with the reader's own work in it")
  func changes() throws {
    var tree = SmallSteps.states[0]
    tree["Parts/Hull.swift"] = SmallSteps.states[1]["Parts/Hull.swift"]
    try tree.write(to: kata.file(kata.sourcesPath))
    #expect(try walk.changes(by: walk.steps[0]).map(\.path) == ["Ship.swift"])
  }

  @Test("Without a kata there are no steps")
  func notStarted() throws {
    try book.remove(kata.path)
    #expect(throws: KataError.notStarted(number: 1)) { try next() }
    #expect(throws: KataError.notStarted(number: 1)) { try walk.take(walk.steps[0]) }
    #expect(try walk.stepsTaken() == 0 && walk.tried() == nil && !walk.nextFits)
  }

  // MARK: - Steps that the reader tries

  private func finish(_ tree: SourceTree) throws {
    try tree.write(to: kata.file(kata.sourcesPath))
    if let step = try walk.tried() { try walk.finish(step, kata.green()) }
  }

  @Test("A tried step stays the next one until it is finished, and is compared with ours")
  func trying() throws {
    /// The step being tried, and the number taken.
    func look() throws -> [Int?] { [try walk.tried()?.number, try walk.stepsTaken()] }
    var found = [try look()]
    #expect(try walk.isUntouched(), "none is given")
    let step = try walk.begin()
    #expect(try walk.isUntouched())
    try SmallSteps.states[1].write(to: kata.file(kata.sourcesPath))
    #expect(try walk.begin() == step && walk.differences(from: step) == [])
    #expect(try !walk.isUntouched() && kata.log().count == 2)
    found.append(try look())
    try finish(SmallSteps.states[1])
    found.append(try look())
    #expect(try walk.begin().number == 2)
    try next()
    found.append(try look())
    #expect(found == [[nil, 0], [1, 0], [nil, 1], [nil, 2]])
    #expect(throws: allTaken) { try walk.begin() }
  }

  @Test("A step done another way counts as taken, but only the files that passed can finish it")
  func otherWay() throws {
    var mine = SmallSteps.states[0]
    mine["Hull.swift"] = "struct Body {}\n"
    let step = try walk.begin()
    let red = Verdict(of: kata, stopped: "")
    let early = try kata.green()
    try mine.write(to: kata.file(kata.sourcesPath))
    #expect(
      try walk.differences(from: step).map(\.path)
        == ["Ship.swift", "Hull.swift", "Parts/Hull.swift"])
    for verdict in [red, early] {
      #expect(throws: KataError.changedWhileChecking(kata.path)) { try walk.finish(step, verdict) }
    }
    #expect(try walk.tried() == step && stepCount == nil)
    try finish(mine)
    #expect(try walk.stepsTaken() == 1 && stepCount == StepCount(taken: 1, all: 2))
    try finish(SmallSteps.states[0])
    #expect(try walk.stepsTaken() == 0 && stepCount == nil, "it is the before version again")
    try mine.write(to: kata.file(kata.sourcesPath))
    try kata.reset()
    #expect(try walk.stepsTaken() == 0)
    _ = try kata.bringBack(nil)
    #expect(try walk.stepsTaken() == 1, "the steps taken are back with the files")
  }
}
