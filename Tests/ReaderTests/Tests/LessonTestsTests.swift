import Book
import Foundation
import Testing
import Text

@testable import Reader
@testable import Toolchain

@Suite("A report on the tests of a lesson")
struct LessonTestsTests {
  private func text(_ report: LessonReport, width: Int = 80, usesColor: Bool = false) -> String {
    StyledText.text(Layout(width: width).lines(of: report), usesColor: usesColor)
  }

  @Test(
    "A lesson's behaviours stand side by side, proofs and parts under them",
    arguments: [
      (
        report(passing, status: 0), 40,
        """
          before  after  Behaviour
                         A ship
            ✓       ✓    A ship shoots
            ✓       ✓    A ship moves one cell
                         in a step

             Proofs
             parts
          !  Before cannot be taken apart

             Tests of after’s own parts
          ✓  A hull has lives

          ✓ passed
          ! shows a known defect, as it should

        Passed: 2 behaviours on both sides, 1
        proof, 1 test of after’s own parts.

        """
      ),
      (
        report(failing), 80,
        """
          before  after  Behaviour
            ✓       ✗    A ship shoots
                         A ship
            ✗       ✗    A ship moves

             Proofs
          ✗  Before traps

          ✓ passed  ✗ failed

        \(failures)
        """
      ),
      (
        report(
          [test("A ship moves", cases: [("before", open), ("after", RecordedOutcome())], open)],
          hasEnded: false, status: 133, crash: trap), 70,
        """
          before  after  Behaviour
            ✗       –    A ship moves

          ✗ failed  – not run

        The test process ended before its time, while “A ship moves (before)”
        ran.
        \(died)
        Failed: 1 of 1 test.

        """
      ),
    ])
  func table(report: LessonReport, width: Int, expected: String) {
    #expect(text(report, width: width) == "1  Single responsibility\n\n" + expected)
    let colored = text(report, width: width, usesColor: true)
    #expect(colored.contains(report.isPassed ? "\u{1B}[0;32mPassed" : "\u{1B}[0;31mFailed"))
  }

  private static let noBehaviour = "Failed: no behaviour ran on both sides.\n"

  @Test(
    "A run that proves nothing did not pass",
    arguments: [
      (report([], status: 0), noBehaviour),
      (report([test("One", cases: [("before", ended)])], status: 0), noBehaviour),
      (
        report(
          [test("Trap", file: "AProofTests.swift", cases: [("before", ended), ("after", ended)])],
          status: 0), noBehaviour
      ),
      (
        report(
          [test("One", cases: [("before", ended), ("after", outcome(isSkipped: true))])],
          status: 0), noBehaviour
      ),
      (
        report(passing, status: 7),
        "Failed: no test failed, but the test process ended with status 7.\n"
      ),
      (
        report(
          passing, hasEnded: false, status: 0, crash: Crash(place: nil, reason: "It left.")),
        """
        The test process ended before its time, while no test ran.
        It left.
        If a type was changed since the last build, what was built may be stale: remove
        .build/lessons, then test again.

        Failed: the test process ended before its time.

        """
      ),
    ])
  func nothing(report: LessonReport, reason: String) {
    #expect(!report.isPassed && text(report).hasSuffix(reason))
  }

  @Test("Failures at one line are told once and counted")
  func grouped() {
    let tests = ["Hull", "Gun", "Mount"].map { name in
      let lines = name == "Hull" ? [6, 6, 6, 8, 8] : [6]
      return Self.test(
        name,
        cases: lines.map { ("after", Self.outcome(Self.issue("No.", with: "after", line: $0))) })
    }
    let one = "  Case      after\n  No.\n  \(Self.lesson):6\n"
    let hull = """
      ✗ Hull
      \(one)  and 2 more like it
        Case      after
        No.
        \(Self.lesson):8
        and 1 more like it

      """
    let others = ["Gun", "Mount"].map { "\n✗ \($0)\n\(one)" }.joined()
    let failed = text(Self.report(tests))
    #expect(failed.hasSuffix("\n\n\(hull)\(others)\nFailed: 3 of 3 tests.\n"))
  }

  @Test("Several lessons get a row each, and what failed under them")
  func summary() {
    func text(_ reports: [LessonReport]) -> String {
      StyledText.text(Layout(width: 80).summary(of: reports), usesColor: false)
    }
    let culprit = Self.test("A gun jams", file: "PartsTests.swift", Self.open)
    let reports = [
      Self.report(Self.passing, status: 0),
      Self.report(
        Self.passing + [culprit], hasEnded: false, status: 133, crash: Self.trap, lesson: 2),
      Self.report(Self.failing, lesson: 4),
    ]
    #expect(
      text(reports) == """
          before  after  Lesson                    Behaviours   Proofs    After’s parts
            ✓       ✓    1  Single responsibility  2            1         1
            ✗       ✗    2  Open/closed            ended early
            ✗       ✗    4  Interface segregation  ✗ 2 of 2     ✗ 1 of 1  0

          ✓ passed  ✗ failed

        2  Open/closed

        The test process ended before its time, while “A gun jams” ran.
        \(Self.died)
        Failed: 1 of 5 tests.

        4  Interface segregation

        \(Self.failures)
        Failed: 2 of 3 lessons: 2 Open/closed, 4 Interface segregation.

        """)
    #expect(
      text([reports[0]]).hasSuffix("1       1\n\n  ✓ passed\n\nPassed: 1 of 1 lesson.\n"))
  }
}
