import Foundation
import Testing

@testable import WorkbookCore

@Suite("The table of a lesson's tests")
struct TestTableTests {
  static func report(
    _ run: RecordedRun, status: Int32 = 0, crash: TestCrash? = nil, lesson: Int = 0
  ) -> LessonReport {
    LessonReport(
      lesson: Catalogue.lessons[lesson], results: run.recorder.results, status: status,
      crash: crash)
  }

  private func text(_ report: LessonReport, isOn: Bool = false, width: Int = 80) -> String {
    TestTable(
      report: report, root: URL(fileURLWithPath: "/book"), ink: Ink(isOn: isOn), width: width
    ).text
  }

  @Test("Behaviours stand side by side, proofs and parts under them, all in plain text")
  func passing() {
    let expected = """
      1  Single responsibility

        before  after  Behaviour
                       A ship
          ✓       ✓    A ship shoots
          ✓       ✓    A ship moves

           Proofs
        !  Before cannot be taken apart

           Tests of after’s own parts
        ✓  A hull has lives

        ✓ passed  ! shows a known defect, as it should

      Passed: 2 behaviours on both sides, 1 proof, 1 test of after’s own parts.

      """
    #expect(text(Self.report(.passing)) == expected)
  }

  @Test("Each failure is told with its arguments, its place and its reason")
  func failing() {
    let expected = """
      1  Single responsibility

        before  after  Behaviour
          ✓       ✗    A ship shoots

           Proofs
        ✗  Before traps

        ✓ passed  ✗ failed

      ✗ Before traps
        Tests/Lessons/01-SingleResponsibility/ShipProofTests.swift:8
        Caught error: Trap()

      ✗ A ship shoots (after, 2)
        Tests/Lessons/01-SingleResponsibility/ShipTests.swift:6
        Expectation failed: 1 == 2
        one shot

      Failed: 2 of 2 tests.

      """
    #expect(text(Self.report(.failing, status: 1)) == expected)
  }

  @Test("A crash is told with its culprit, and what did not run is shown so")
  func crashed() {
    var run = RecordedRun()
    run.test("moves(side:)", "A ship moves", line: 3, cases: RecordedRun.sides)
    run.event("testStarted", "moves(side:)")
    run.event("testCaseStarted", "moves(side:)", case: "before")
    let crash = TestCrash(
      culprit: run.recorder.culprit,
      output: """
        Ships/Ship.swift:4: Fatal error: Index out of range
        error: Process 'x' exited with unexpected signal code 4
        """,
      root: URL(fileURLWithPath: "/book"))
    let expected = """
      1  Single responsibility

        before  after  Behaviour
          ✗       –    A ship moves

        ✗ failed  – not run

      The test process ended before its time, by signal 4, while “A ship moves
      (before)” ran.
      Ships/Ship.swift:4
      Fatal error: Index out of range

      Failed: 1 of 1 test.

      """
    #expect(text(Self.report(run, status: 1, crash: crash)) == expected)
  }

  @Test("A long sentence goes on under its beginning")
  func wrapping() {
    var run = RecordedRun()
    run.test("moves(side:)", "A ship moves one cell in a step", line: 3, cases: RecordedRun.sides)
    run.pass("moves(side:)", cases: RecordedRun.sides)
    let lines = text(Self.report(run), width: 40).split(separator: "\n")
    #expect(lines[2] == "    ✓       ✓    A ship moves one cell")
    #expect(lines[3] == "                 in a step")
  }

  @Test("Colours only add to the marks")
  func colors() {
    let colored = text(Self.report(.failing, status: 1), isOn: true)
    #expect(colored.contains("\u{1B}[32m✓\u{1B}[0m       \u{1B}[31m✗\u{1B}[0m    A ship shoots"))
    #expect(colored.contains("\u{1B}[31mFailed: 2 of 2 tests.\u{1B}[0m\n"))
    #expect(
      colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
        == text(Self.report(.failing, status: 1)))
  }
}
