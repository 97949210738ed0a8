import Foundation
import Testing

@testable import Book

/// Figures for tests, where nobody measures.
enum SampleFigures {
  /// A cost from its figures, in the order in which they are told.
  static func cost(_ figures: Int...) -> ChangeCost {
    var cost = ChangeCost()
    (cost.filesTouched, cost.newFiles) = (figures[0], figures[1])
    (cost.linesChanged, cost.linesAdded) = (figures[2], figures[3])
    cost.testsEdited = figures[4]
    return cost
  }

  /// One request in which after wins, and one in which it loses.
  static let two = LessonFigures(
    lesson: "SingleResponsibility",
    requests: [
      .init(
        name: "twin-bolts", title: "Twin bolts", kind: .axis, before: cost(3, 0, 12, 30, 0),
        after: cost(1, 1, 1, 18, 0)),
      .init(
        name: "drop-shield", title: "Fire & drop <it>", kind: .costlier,
        before: cost(1, 0, 1, 2, 0), after: cost(4, 0, 10, 22, 1)),
    ])
}

@Suite("What requests cost")
struct FiguresTests {
  private let lesson = ScratchBook.lesson

  @Test("A patch is counted in files and lines, and existing tests that it edits")
  func patch() throws {
    let book = try SmallRequests.book()
    let measured = try LessonFigures(measuring: lesson, in: book.workbook)
    let requests = [
      ("twin-bolts", ChangeRequest.Kind.axis), ("more-lives", .players), ("drop-shield", .costlier),
    ].map { name, kind in
      LessonFigures.Request(
        name: name, title: "Twin bolts", kind: kind, before: SampleFigures.cost(1, 0, 1, 1, 0),
        after: SampleFigures.cost(1, 1, 1, 3, 1))
    }
    #expect(measured == LessonFigures(lesson: "SingleResponsibility", requests: requests))
  }

  @Test("A change of a module is counted as its patch would be, with moved lines on both places")
  func trees() throws {
    let moved = "func aFunctionThatIsLongEnoughToBeTold() {}\n"
    let cost = try ChangeCost(
      from: SourceTree(["A.swift": moved + "a\nb\nc\n", "B.swift": "b\n", "C.swift": "c\n"]),
      to: SourceTree(["A.swift": "a\nx\ny\nc\n", "C.swift": "c\n", "D.swift": moved + "d\ne\n"]))
    #expect(cost == SampleFigures.cost(2, 1, 3, 5, 0) && cost.lines == 8)
  }

  @Test("Figure by figure, less is better")
  func balance() {
    let two = SampleFigures.two.requests.map { CostBalance(before: $0.before, after: $0.after) }
    let draw = CostBalance(
      before: SampleFigures.cost(1, 0, 2, 0, 1), after: SampleFigures.cost(2, 0, 1, 0, 1))
    #expect(
      (two + [draw]).map { "\($0.text), no cheaper: \($0.isNoCheaper)" } == [
        "3 better, 1 worse, 1 the same, no cheaper: false",
        "4 worse, 1 the same, no cheaper: true",
        "1 better, 1 worse, 3 the same, no cheaper: true",
      ])
    let cost = SampleFigures.cost(1, 2, 3, 4, 5)
    #expect(
      CostFigure.allCases.map { "\($0.value(of: cost)) \($0.head)" } == [
        "1 files touched", "2 new files", "3 lines changed", "4 lines added", "5 tests edited",
      ])
  }

  @Test("They are kept as JSON with sorted keys, and read as they are")
  func roundTrip() throws {
    let book = try ScratchBook([LessonFigures.path(of: lesson): SampleFigures.two.json()])
    #expect(try LessonFigures(of: lesson, in: book.workbook) == SampleFigures.two)
    let json = """
      {
        "lesson" : "A",
        "requests" : [

        ],
        "version" : 2
      }

      """
    #expect(try LessonFigures(lesson: "A", requests: []).json() == json)
  }

  @Test("Those that are damaged or of another version are told, never counted as nothing")
  func damaged() throws {
    let path = LessonFigures.path(of: lesson)
    let whole = try SampleFigures.two.json()
    for text in [
      "", "{}", String(whole.dropLast(20)),
      whole.replacing("\"version\" : 2", with: "\"version\" : 1"),
      whole.replacing("\"filesTouched\" : 3", with: "\"filesTouched\" : \"3\""),
      whole.replacing("\"linesAdded\" : 30,", with: ""),
    ] {
      let book = try ScratchBook([path: text])
      let reason = "its figures are not of this version of the book"
      #expect(throws: BookError.damaged(path, reason: reason)) {
        try LessonFigures(of: lesson, in: book.workbook)
      }
    }
  }
}
