import TestSupport
import Testing

@testable import WorkbookCore

@Suite("What is tried of a lesson")
struct LessonTrialTests {
  @Test("Each step but the last, and each request on both sides, with the behaviours")
  func plan() throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    let before = try book.workbook.tree(of: SmallSteps.lesson, side: "Before")
    let after = try book.workbook.tree(of: SmallSteps.lesson, side: "After")
    var middle = before
    middle["Middle.swift"] = "struct Middle {}\n"
    try book.recorder.keep(
      book.recorder.files(
        through: [middle, after].map { .init(words: SmallSteps.words[0], tree: $0) }))
    try book.write(
      "\(SidesBook.lessonTests)/PartsTests.swift",
      "@testable import SingleResponsibilityAfter\n@Test func parts() { _ = Clock() } // As MoreTests.\n"
    )
    try book.write(
      "\(SidesBook.lessonTests)/MoreTests.swift",
      "struct MoreTests { @Test(arguments: Side.allCases) func more(side: Side) {} }\n")
    try book.write("\(SidesBook.lessonTests)/Clock.swift", "struct Clock {}\n")
    let trial = try LessonTrial(of: SmallSteps.lesson, in: book.workbook)
    let name = "SingleResponsibility"
    let with = ["TwinBolts", "MoreLives", "DropShield"].flatMap {
      ["\(name)With\($0)Before", "\(name)With\($0)After"]
    }
    #expect(
      trial.plan.modules.map(\.name)
        == ["\(name)Step1"] + with + ["\(name)PlainBefore", "\(name)PlainAfter"])
    #expect(trial.plan.modules[0].tree == middle)
    #expect(trial.plan.title(of: "\(name)PlainAfter") == "after of lesson 1")
    #expect(
      trial.plan.title(of: with[1]) == "\(SidesBook.requests)/twin-bolts/After.diff")
    let suites = trial.plan.suites
    #expect(
      suites.map(\.name)
        == ["TwinBolts", "MoreLives", "DropShield", "Trial", "Plain"].map { "\(name)\($0)Tests" })
    #expect(suites[0].files.paths == ["Clock.swift", "PartsTests.swift", "TwinBoltsTests.swift"])
    #expect(
      suites[0].files["PartsTests.swift"]?.hasPrefix("@testable import \(with[1])\n") == true)
    #expect(suites[3].files.paths == ["LivesTests.swift", "MoreTests.swift"])
    #expect(suites[3].sides.map(\.module) == ["\(name)Step1"] + with)
    #expect(suites[4].files.paths.count == 3)
    #expect(trial.wishes.map(\.suite) == ["\(name)PlainTests"])
    #expect(
      trial.wishes.first?.requests["TwinBoltsTests.swift"] == "\(SidesBook.requests)/twin-bolts")
  }

  @Test("Four steps run together, and each request by itself")
  func groups() throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    var trees = (1...5).map { number in
      SourceTree(["Ship.swift": "let step = \(number)\n"])
    }
    trees.append(try book.workbook.tree(of: SmallSteps.lesson, side: "After"))
    try book.recorder.keep(
      book.recorder.files(
        through: trees.map { .init(words: SmallSteps.words[0], tree: $0) }))
    let trial = try LessonTrial(of: SmallSteps.lesson, in: book.workbook)
    #expect(trial.plan.suites[3].groups.map(\.count) == [4, 1, 2, 2, 2])
    #expect(trial.plan.suites.map(\.groups.count) == [1, 1, 1, 5, 1])
  }
}
