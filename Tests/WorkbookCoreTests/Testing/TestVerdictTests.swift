import Foundation
import Testing

@testable import WorkbookCore

@Suite("The verdict on a lesson's tests")
struct TestVerdictTests {
  private func sentence(_ report: LessonReport) -> String {
    TestVerdict(report: report, root: URL(fileURLWithPath: "/book"), ink: Ink(isOn: false)).sentence
  }

  @Test("All passed, and something ran on both sides")
  func passed() {
    let report = TestTableTests.report(.passing)
    #expect(report.isPassed)
    #expect(
      sentence(report)
        == "Passed: 2 behaviours on both sides, 1 proof, 1 test of after’s own parts.")
  }

  @Test("A run in which no test matched did not pass")
  func nothing() {
    var run = RecordedRun()
    run.event("runStarted")
    run.event("runEnded")
    let report = TestTableTests.report(run)
    #expect(!report.isPassed)
    #expect(sentence(report) == "Failed: no behaviour ran on both sides.")
  }

  @Test("A run on one side only did not pass", arguments: RecordedRun.sides)
  func oneSide(side: String) {
    var run = RecordedRun()
    run.test("moves(side:)", "A ship moves", line: 3, cases: [side])
    run.pass("moves(side:)", cases: [side])
    run.event("runEnded")
    #expect(!TestTableTests.report(run).isPassed)
  }

  @Test("A run of proofs only did not pass")
  func proofsOnly() {
    var run = RecordedRun()
    run.test(
      "trap(side:)", "Trap", line: 3, file: "AProofTests.swift", cases: RecordedRun.sides)
    run.pass("trap(side:)", cases: RecordedRun.sides)
    #expect(!TestTableTests.report(run).isPassed)
  }

  @Test("A status that says failed is believed, though no test failed")
  func status() {
    let report = TestTableTests.report(.passing, status: 7)
    #expect(!report.isPassed)
    #expect(
      sentence(report) == "Failed: no test failed, but `swift test` ended with status 7.")
  }

  @Test("A crash outside of any test is told as one")
  func crash() {
    let crash = TestCrash(culprit: nil, output: "killed")
    let report = TestTableTests.report(.passing, status: 1, crash: crash)
    #expect(!report.isPassed)
    #expect(sentence(report) == "Failed: the test process crashed.")
    #expect(
      crash.description.hasPrefix(
        "The test process ended before its time, while no test ran.\nIf a type"))
  }

  @Test("Several lessons get a row each, and what failed under them")
  func summary() {
    let reports = [
      TestTableTests.report(.passing),
      TestTableTests.report(.failing, status: 1, lesson: 3),
    ]
    let text = TestSummary(
      reports: reports, root: URL(fileURLWithPath: "/book"), ink: Ink(isOn: false)
    ).text
    let expected = """
        before  after  Lesson                     Behaviours       Proofs           After’s parts
          ✓       ✓    1  Single responsibility   2                1                1
          ✓       ✗    4  Interface segregation   1 of 1 failed    1 of 1 failed    0

        ✓ passed  ✗ failed

      4  Interface segregation

      ✗ Before traps
        Tests/Lessons/01-SingleResponsibility/ShipProofTests.swift:8
        Caught error: Trap()

      ✗ A ship shoots (after, 2)
        Tests/Lessons/01-SingleResponsibility/ShipTests.swift:6
        Expectation failed: 1 == 2
        one shot

      Failed: 2 of 2 tests.

      Failed: 1 of 2 lessons.

      """
    #expect(text == expected)
    let passed = TestSummary(
      reports: [reports[0]], root: URL(fileURLWithPath: "/book"), ink: Ink(isOn: false)
    ).text
    #expect(passed.hasSuffix("\n\nPassed: 1 of 1 lesson.\n"))
  }
}
