import Foundation
import Testing

@testable import WorkbookCore

@Suite("The results of a test run")
struct TestRecorderTests {
  private let name = "shoots(side:)"

  private func marks(_ body: (inout RecordedRun) -> Void) throws -> [LessonSide: TestMark] {
    var run = RecordedRun()
    run.test(name, "A ship shoots", line: 3, cases: RecordedRun.sides)
    run.event("testStarted", name)
    body(&run)
    return try #require(run.recorder.results.first).marks
  }

  @Test("Each side is told by its argument, wherever that stands")
  func sides() {
    #expect(LessonSide(arguments: "before") == .before)
    #expect(LessonSide(arguments: ".after") == .after)
    #expect(LessonSide(arguments: "2, .before, three") == .before)
    #expect(LessonSide(arguments: "beforehand") == nil)
    #expect(LessonSide(arguments: "") == nil)
  }

  @Test("What passed, failed and showed a known issue is told for each side")
  func outcomes() throws {
    let marks = try marks { run in
      run.event("testCaseStarted", name, case: "before")
      run.issue(name, case: "before", ["known"], isKnown: true)
      run.event("testCaseEnded", name, case: "before")
      run.event("testCaseStarted", name, case: "after")
      run.issue(name, case: "after", ["wrong"])
      run.event("testCaseEnded", name, case: "after")
    }
    #expect(marks == [.before: .known, .after: .failed])
  }

  @Test("A known issue on a side is a run of it")
  func knownOnBothSides() throws {
    var run = RecordedRun()
    run.test(name, "A ship shoots", line: 3, cases: RecordedRun.sides)
    run.event("testStarted", name)
    for side in RecordedRun.sides {
      run.event("testCaseStarted", name, case: side)
      run.issue(name, case: side, ["known"], isKnown: true)
      run.event("testCaseEnded", name, case: side)
    }
    run.event("testEnded", name)
    let result = try #require(run.recorder.results.first)
    #expect(result.ranOnBothSides)
    #expect(result.mark == .known)
  }

  @Test("A failure outweighs a known issue and a pass in the same place")
  func aggregation() throws {
    let result = try #require(RecordedRun.failing.recorder.results.last)
    #expect(result.marks == [.before: .passed, .after: .failed])
    #expect(result.mark == .failed)
    let marks = try marks { run in
      run.event("testCaseStarted", name, case: "before")
      run.issue(name, case: "before", ["wrong"])
      run.issue(name, case: "before", ["known"], isKnown: true)
      run.event("testCaseEnded", name, case: "before")
    }
    #expect(marks == [.before: .failed, .after: .notRun])
  }

  @Test("A warning is no failure")
  func warning() throws {
    let marks = try marks { run in
      run.event("testCaseStarted", name, case: "before")
      run.issue(name, case: "before", ["careful"], symbol: "warning")
      run.event("testCaseEnded", name, case: "before")
    }
    #expect(marks[.before] == .passed)
  }

  @Test("What is wrong with a test as a whole is wrong on both sides")
  func whole() throws {
    let marks = try marks { run in
      run.issue(name, ["no arguments"])
      run.event("testEnded", name)
    }
    #expect(marks == [.before: .failed, .after: .failed])
  }

  @Test("A test that started and did not end is the culprit of a crash")
  func crash() throws {
    var run = RecordedRun()
    run.test("first(side:)", "The first", line: 1, cases: RecordedRun.sides)
    run.test("second(side:)", "The second", line: 2, cases: RecordedRun.sides)
    run.test("third(side:)", "The third", line: 3, cases: RecordedRun.sides)
    run.pass("first(side:)", cases: RecordedRun.sides)
    run.event("testStarted", "second(side:)")
    run.event("testCaseStarted", "second(side:)", case: "before")
    let recorder = run.recorder
    #expect(!recorder.hasEnded)
    #expect(recorder.culprit == "The second (before)")
    #expect(
      recorder.results.map(\.marks) == [
        [.before: .passed, .after: .passed],
        [.before: .crashed, .after: .notRun],
        [.before: .notRun, .after: .notRun],
      ])
    #expect(recorder.results.map(\.ranOnBothSides) == [true, false, false])
  }

  @Test("A test that is left out was run on no side")
  func skipped() throws {
    var run = RecordedRun()
    run.test("off(side:)", "Off", line: 1, isParameterized: true)
    run.event("testSkipped", "off(side:)")
    run.event("runEnded")
    let result = try #require(run.recorder.results.first)
    #expect(result.marks == [.before: .skipped, .after: .skipped])
    #expect(!result.ranOnBothSides)
    #expect(!result.mark.isFailure)
    #expect(run.recorder.hasEnded)
    #expect(run.recorder.culprit == nil)
  }

  @Test("Tests stand in the order of their files and lines, under their suites' names")
  func order() {
    let results = RecordedRun.passing.recorder.results
    #expect(
      results.map(\.sentence) == [
        "A hull has lives", "Before cannot be taken apart", "A ship shoots", "A ship moves",
      ])
    #expect(results.map(\.suite) == [nil, nil, "A ship", "A ship"])
    #expect(results.map(\.part) == [.afterPart, .proof, .behaviour, .behaviour])
  }

  @Test("A test that compares the sides itself stands among the behaviours of its file")
  func comparing() {
    var run = RecordedRun()
    run.test("each(side:)", "Each", line: 1, cases: RecordedRun.sides)
    run.test("both()", "Both alike", line: 2)
    run.test("inProof(side:)", "Proof", line: 1, file: "AProofTests.swift", cases: ["before"])
    #expect(run.recorder.results.map(\.part) == [.proof, .behaviour, .behaviour])
  }

  @Test("A test without a display name reads as its function does")
  func names() {
    var run = RecordedRun()
    run.test("`A ship shoots`()", nil, line: 1)
    run.test("shoots(side:)", nil, line: 2)
    #expect(run.recorder.results.map(\.sentence) == ["A ship shoots", "shoots"])
  }

  @Test("A line that is cut off or unknown is passed over")
  func damaged() {
    var lines = RecordedRun.passing.lines
    lines.append("{\"kind\":\"attachment\",\"payload\":{},\"version\":0}")
    lines.append("{\"kind\":\"event\",\"payl")
    let data = Data(lines.joined(separator: "\n").utf8)
    #expect(EventStream.records(in: data).count == lines.count - 2)
  }
}
