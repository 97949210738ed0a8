import Foundation
import Terminal
import Testing

@testable import WorkbookCore

@Suite("The summary of several lessons' tests")
struct TestSummaryTests {
  private func text(_ reports: [LessonReport]) -> String {
    TestSummary(
      reports: reports, root: URL(fileURLWithPath: "/book"), ink: Ink(isOn: false), width: 80
    ).text
  }

  @Test("Several lessons get a row each, and what failed under them")
  func summary() {
    let text = text([
      TestTableTests.report(.passing),
      TestTableTests.report(.failing, status: 1, lesson: 3),
    ])
    let expected = """
        before  after  Lesson                    Behaviours  Proofs      After’s parts
          ✓       ✓    1  Single responsibility  2           1           1
          ✓       ✗    4  Interface segregation  ✗ 1 of 1    ✗ 1 of 1    0

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

      Failed: 1 of 2 lessons: 4 Interface segregation.

      """
    #expect(text == expected)
  }

  @Test("When all passed nothing stands under the rows but that")
  func passed() {
    #expect(
      text([TestTableTests.report(.passing)]).hasSuffix(
        "\n\n  ✓ passed\n\nPassed: 1 of 1 lesson.\n"))
  }

  @Test("A lesson whose tests ended early has one mark, and no numbers of tests that did not run")
  func crashed() {
    var run = RecordedRun.passing
    run.event("testStarted", "hull()")
    let crash = TestCrash(
      culprit: "A hull has lives", output: "A.swift:1: Fatal error: no idea",
      root: URL(fileURLWithPath: "/book"))
    let expected = """
        before  after  Lesson                    Behaviours  Proofs      After’s parts
              ✗        2  Open/closed            ended early: 3 of 4 tests ran

        ✗ failed

      2  Open/closed

      The test process ended before its time, while “A hull has lives” ran.
      A.swift:1
      Fatal error: no idea

      Failed: 1 of 4 tests.

      Failed: 1 of 1 lesson: 2 Open/closed.

      """
    #expect(text([TestTableTests.report(run, status: 1, crash: crash, lesson: 1)]) == expected)
  }

  @Test("No line is wider than 80 columns, for any lesson")
  func narrow() {
    let crash = TestCrash(
      culprit: String(repeating: "long ", count: 30), output: "",
      root: URL(fileURLWithPath: "/book"))
    let reports = Catalogue.lessons.indices.flatMap { lesson in
      [
        TestTableTests.report(.failing, status: 1, lesson: lesson),
        TestTableTests.report(.failing, status: 1, crash: crash, lesson: lesson),
      ]
    }
    for line in text(reports).split(separator: "\n") {
      #expect(TextWidth.columns(of: String(line)) <= 80, "\(line)")
    }
  }
}
