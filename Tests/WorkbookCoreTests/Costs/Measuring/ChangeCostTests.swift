import Foundation
import Testing

@testable import WorkbookCore

@Suite("What a change costs, counted in its difference")
struct ChangeCostTests {
  @Test("Existing files touched, new files, lines gone and lines added, tests edited")
  func counting() throws {
    let patch = try SourcePatch(
      from: SourceTree(["A.swift": "a\nb\nc\n", "B.swift": "b\n", "C.swift": "c\n"]),
      to: SourceTree(["A.swift": "a\nx\ny\nc\n", "C.swift": "c\n", "D.swift": "d\ne\n"]))
    let tests = try SourcePatch(
      from: SourceTree(["ATests.swift": "a\n"]),
      to: SourceTree(["ATests.swift": "b\n", "NewTests.swift": "n\n"]))
    let cost = ChangeCost(of: patch, tests: tests)
    #expect(cost == SampleCosts.cost(2, 1, 2, 4, nil, nil, 1))
    #expect(cost.lines == 6)
    #expect(ChangeCost(of: patch).testsEdited == 0)
  }

  @Test("In JSON each figure is there, and null where it was not measured")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let cost = SampleCosts.cost(1, 2, 3, 4, nil, 6, 7)
    let data = try encoder.encode(cost)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"declarationsChanged":null,"filesTouched":1,"linesAdded":4,"linesChanged":3,"#
        + #""newFiles":2,"objectsRebuilt":6,"testsEdited":7}"#)
    #expect(try JSONDecoder().decode(ChangeCost.self, from: data) == cost)
  }
}
