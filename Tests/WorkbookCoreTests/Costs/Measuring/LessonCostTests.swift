import Foundation
import Testing

@testable import WorkbookCore

@Suite("The figures beside a page")
struct LessonCostTests {
  private let lesson = SampleCosts.lesson
  private let path = "Lessons/01-SingleResponsibility/Cost.json"

  private func error(_ text: String?) throws -> CostError? {
    let book = try SidesBook()
    defer { book.remove() }
    if let text { try book.write(path, text) }
    return #expect(throws: CostError.self) { try LessonCost(of: lesson, in: book.workbook) }
  }

  @Test("They are kept with their chart, and read as they are")
  func roundTrip() throws {
    let book = try SidesBook()
    defer { book.remove() }
    try book.write("Lessons/01-SingleResponsibility/README.md", "")
    try SampleCosts.two.keep(of: lesson, in: book.workbook)
    #expect(try LessonCost(of: lesson, in: book.workbook) == SampleCosts.two)
    #expect(try book.read(path) == SampleCosts.two.json())
    let chart = try book.read("Lessons/01-SingleResponsibility/Cost.svg")
    #expect(chart == CostChart(SampleCosts.two).svg)
  }

  @Test("Where they cannot be written, it is told", arguments: ["Cost.json", "Cost.svg"])
  func notKept(file: String) throws {
    let book = try SidesBook()
    defer { book.remove() }
    let path = "Lessons/01-SingleResponsibility/\(file)"
    // A folder stands where the file would.
    try book.write("\(path)/in-the-way", "")
    let error = #expect(throws: CostError.self) {
      try SampleCosts.two.keep(of: lesson, in: book.workbook)
    }
    #expect(error?.description.hasPrefix("\(path) could not be written (") == true)
    #expect(error?.description.hasSuffix("): mend that, then try again.") == true)
  }

  @Test("Their JSON has sorted keys, every figure, and a line end")
  func json() throws {
    let cost = LessonCost(
      lesson: "A", compiler: "6.3.1",
      requests: [
        .init(
          name: "a", title: "A/B", kind: "axis", before: SampleCosts.cost(1, 2, 3, 4, nil, 6, 7),
          after: SampleCosts.cost(0, 0, 0, 0, 0, 0))
      ])
    let expected = """
      {
        "compiler" : "6.3.1",
        "lesson" : "A",
        "requests" : [
          {
            "after" : {
              "declarationsChanged" : 0,
              "filesTouched" : 0,
              "linesAdded" : 0,
              "linesChanged" : 0,
              "newFiles" : 0,
              "objectsRebuilt" : 0,
              "testsEdited" : 0
            },
            "before" : {
              "declarationsChanged" : null,
              "filesTouched" : 1,
              "linesAdded" : 4,
              "linesChanged" : 3,
              "newFiles" : 2,
              "objectsRebuilt" : 6,
              "testsEdited" : 7
            },
            "kind" : "axis",
            "name" : "a",
            "title" : "A/B"
          }
        ],
        "version" : 1
      }

      """
    #expect(try cost.json() == expected)
  }

  @Test("Without figures, it says how they are made")
  func none() throws {
    let error = try error(nil)
    #expect(
      error?.description
        == "What a change costs in lesson 1 is not measured yet: `workbook cost 1 --measure` does "
        + "it.")
    #expect(error?.isWrongUsage == false)
  }

  @Test("Damaged ones and those of another version are told, never counted as nothing")
  func damaged() throws {
    let whole = try SampleCosts.two.json()
    for text in [
      "", "{}", String(whole.dropLast(20)),
      whole.replacing("\"version\" : 1", with: "\"version\" : 2"),
      whole.replacing("\"filesTouched\" : 3", with: "\"filesTouched\" : \"3\""),
      whole.replacing("\"linesAdded\" : 30,", with: ""),
    ] {
      #expect(
        try error(text)?.description
          == "\(path) is not as this workbook writes it: get it back with `git checkout -- \(path)`."
      )
    }
  }
}
