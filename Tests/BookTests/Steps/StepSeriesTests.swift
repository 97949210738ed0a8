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
    #expect(
      series.steps.map(\.size) == [
        "3 lines changed, 5 moved", "6 lines changed", "2 lines changed",
      ])
    #expect(try series.step(named: "3") == series.steps[2])
    for word in ["0", "4", "two"] {
      #expect(throws: BookError.noSuchStep(word, lesson: 1, count: 3)) {
        try series.step(named: word)
      }
    }
  }

  private static let ship = "\(SmallSteps.sources)/Ship.swift"

  @Test(
    "A step that is missing, does not fit or is none is told",
    arguments: [
      (
        .init(path: SmallSteps.folder), .missing(SmallSteps.folder)
      ),
      (
        .init(path: SmallSteps.paths[1]),
        .damaged(
          SmallSteps.paths[2],
          reason: "it stands where step 2 belongs, and its number is another one")
      ),
      (
        .init(path: ship, old: "// snippet: ship\n", new: ""),
        .damaged(SmallSteps.paths[0], reason: "Ship.swift differs near line 1")
      ),
      (
        .init(path: SmallSteps.paths[2], old: ship, new: "README.md"),
        .damaged(
          SmallSteps.paths[2], reason: "it changes README.md, outside of \(SmallSteps.sources)")
      ),
      (
        .init(path: SmallSteps.paths[1], new: ""),
        .damaged(SmallSteps.paths[1], reason: "there is no difference in it")
      ),
      (
        .init(path: SmallSteps.paths[1], old: "Rename Variable:", new: "Rename Variable"),
        .damaged(
          SmallSteps.paths[1], reason: "its subject is not of the form “Refactoring: title”")
      ),
      (
        .init(path: SmallSteps.paths[1], old: "One letter says little.", new: "Large: So."),
        .damaged(SmallSteps.paths[1], reason: "it gives no reason below its subject")
      ),
    ] as [(ScratchBook.Damage, BookError)])
  func faults(damage: ScratchBook.Damage, error: BookError) throws {
    let book = try SmallSteps.book()
    defer { book.remove() }
    try book.take(damage)
    #expect(throws: error) { try series(book) }
  }
}
