import TestSupport
import Testing

@testable import Book

@Suite("The steps of a lesson")
struct StepTests {
  private func steps(_ book: ScratchBook) throws -> [Step] {
    try Step.all(of: ScratchBook.lesson, in: book.workbook)
  }

  @Test("The steps lead from one version to the other, with words, states and differences")
  func whole() throws {
    let book = try SmallSteps.book()
    let steps = try steps(book)
    let words: [[String?]] = [
      [
        "Extract Class", "Give the lives to a hull, which is what keeps a ship of ours afloat",
        "Lives change for another reason than “places”.", "A class moves as a whole.",
      ],
      ["Rename Variable", "Name the place", "One letter says little.", nil],
      ["Change Reference to Value", "Make the ship a value", "Nobody shares it.", nil],
    ]
    let states = SmallSteps.states
    let expected = try words.enumerated().map { index, words in
      Step(
        number: index + 1, path: SmallSteps.paths[index], refactoring: words[0] ?? "",
        title: words[1] ?? "", reason: words[2] ?? "", largeBecause: words[3],
        before: states[index], after: states[index + 1],
        files: try GitDiff.files(from: states[index], to: states[index + 1]))
    }
    #expect(steps == expected)
    #expect(
      steps.map(\.size) == [
        "3 lines changed, 5 moved", "6 lines changed", "2 lines changed",
      ])
    #expect(try ScratchBook.lesson.numbered("step", "3", of: steps) == steps[2])
    for word in ["0", "4", "two", "\(Int.min)"] {
      #expect(throws: BookError.noSuchPart("step", word, lesson: 1, count: 3)) {
        try ScratchBook.lesson.numbered("step", word, of: steps)
      }
    }
  }

  private static let ship = "\(SmallSteps.sources)/Ship.swift"

  @Test(
    "A step that is missing, does not fit or is not a step is reported",
    arguments: [
      (.init(path: SmallSteps.folder), .missing(SmallSteps.folder)),
      (
        .init(path: SmallSteps.paths[1]),
        .damaged(
          SmallSteps.paths[2],
          reason: "it is in the place of step 2, but has another number")
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
          SmallSteps.paths[1], reason: "its subject does not have the form “Refactoring: title”")
      ),
      (
        .init(path: SmallSteps.paths[1], old: "One letter says little.", new: "Large: So."),
        .damaged(SmallSteps.paths[1], reason: "it gives no reason below its subject")
      ),
    ] as [(Damage, BookError)])
  func faults(damage: Damage, error: BookError) throws {
    let book = try SmallSteps.book()
    try damage.spoil(book)
    #expect(throws: error) { try steps(book) }
  }
}
