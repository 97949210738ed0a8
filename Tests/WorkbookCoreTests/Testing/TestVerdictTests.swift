import Foundation
import Testing

@testable import WorkbookCore

@Suite("The verdict on a lesson's tests")
struct TestVerdictTests {
  private func sentence(_ report: LessonReport) -> String {
    TestVerdict(
      report: report, root: URL(fileURLWithPath: "/book"), ink: Ink(isOn: false), width: 80
    ).sentence
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
    let crash = TestCrash(
      culprit: nil, output: "killed", root: URL(fileURLWithPath: "/book"))
    let report = TestTableTests.report(.passing, status: 1, crash: crash)
    #expect(!report.isPassed)
    #expect(sentence(report) == "Failed: the test process crashed.")
  }
}
