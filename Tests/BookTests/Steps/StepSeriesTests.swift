import Testing

@testable import Book

@Suite("The steps of a lesson")
struct StepSeriesTests {
  private func series(_ book: ScratchBook) throws -> StepSeries {
    try StepSeries(of: ScratchBook.lesson, in: book.workbook)
  }

  @Test("They lead from before to after, each with its words, its states and its difference")
  func whole() throws {
    let book = try SmallSteps.book()
    defer { book.remove() }
    let series = try series(book)
    let hull = try #require(series.steps.first)
    #expect(
      hull
        == Step(
          number: 1, path: SmallSteps.paths[0], refactoring: "Extract Class",
          title: "Give the lives to a hull, which is what keeps a ship of ours afloat",
          reason: "Lives change for another reason than “places”.",
          largeBecause: "A class moves as a whole.", before: SmallSteps.states[0],
          after: SmallSteps.states[1],
          files: try GitDiff.files(from: SmallSteps.states[0], to: SmallSteps.states[1])))
    #expect(series.steps.map(\.path) == SmallSteps.paths)
    #expect(series.steps.map(\.number) == [1, 2, 3])
    #expect(series.steps.map(\.before) == Array(SmallSteps.states.prefix(3)))
    #expect(series.steps.map(\.after) == Array(SmallSteps.states.suffix(3)))
    #expect(series.steps.map(\.largeBecause) == ["A class moves as a whole.", nil, nil])
    #expect(series.end == SmallSteps.states[3])
    #expect(
      series.steps.map(\.size) == [
        "3 lines changed, 5 moved", "6 lines changed", "2 lines changed",
      ])
  }

  @Test("A step is found by its number")
  func named() throws {
    let book = try SmallSteps.book()
    defer { book.remove() }
    let series = try series(book)
    #expect(try series.step(named: "3") == series.steps[2])
    for word in ["0", "4", "-1", "two", ""] {
      #expect(throws: BookError.noSuchStep(word, lesson: 1, count: 3)) {
        try series.step(named: word)
      }
    }
  }

  /// What is wrong with a series after a change to the book.
  private func error(after change: (ScratchBook) throws -> Void) throws -> BookError? {
    let book = try SmallSteps.book()
    defer { book.remove() }
    try change(book)
    return #expect(throws: BookError.self) { try series(book) }
  }

  @Test("A lesson without steps is told")
  func none() throws {
    let error = try error { book in for path in SmallSteps.paths { try book.remove(path) } }
    #expect(error == .missing(SmallSteps.folder))
  }

  @Test("A gap in the numbers is told")
  func gap() throws {
    let reason = "it stands where step 2 belongs, and its number is another one"
    #expect(
      try error { try $0.remove(SmallSteps.paths[1]) }
        == .damaged(SmallSteps.paths[2], reason: reason))
  }

  @Test("A step has to fit line by line where it says, and to change nothing but before")
  func unfit() throws {
    let ship = "\(SmallSteps.sources)/Ship.swift"
    #expect(
      try error { try $0.edit(ship, "// snippet: ship\n", "") }
        == .damaged(SmallSteps.paths[0], reason: "Ship.swift differs near line 1"))
    let reason = "it changes README.md, outside of \(SmallSteps.sources)"
    #expect(
      try error { try $0.edit(SmallSteps.paths[2], ship, "README.md") }
        == .damaged(SmallSteps.paths[2], reason: reason))
  }

  @Test("A file that is no step is told")
  func noStep() throws {
    let path = SmallSteps.paths[1]
    #expect(
      try error { try $0.write(path, "") } == .damaged(path, reason: "there is no difference in it")
    )
    let subject = "its subject is not of the form “Refactoring: title”"
    #expect(
      try error { try $0.edit(path, "Rename Variable:", "Rename Variable") }
        == .damaged(path, reason: subject))
    #expect(
      try error { try $0.edit(path, "One letter says little.", "Large: So.") }
        == .damaged(path, reason: "it gives no reason below its subject"))
  }
}
