import Book
import Terminal
import Testing
import Toolchain

@testable import Reader

@Suite("The table of a lesson's tests")
struct TestTableTests {
  private func text(_ report: LessonReport, width: Int = 80, usesColor: Bool = false) -> String {
    StyledText.text(TestTable(report: report, width: width).lines, usesColor: usesColor)
  }

  @Test("Behaviours stand side by side, proofs and parts under them, all in plain text")
  func passing() {
    let report = SampleTests.report(SampleTests.passing)
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
    #expect(text(report) == expected)
    #expect(report.isPassed)
  }

  @Test("Each failure is told with its place, its arguments and its reason")
  func failing() {
    let report = SampleTests.report(SampleTests.failing, status: 1)
    let expected = """
      1  Single responsibility

        before  after  Behaviour
          ✓       ✗    A ship shoots

           Proofs
        ✗  Before traps

        ✓ passed  ✗ failed

      ✗ Before traps
        Tests/Lessons/01-SingleResponsibility/ShipTests.swift:8
        Caught error: Trap()

      ✗ A ship shoots
        Tests/Lessons/01-SingleResponsibility/ShipTests.swift:6
        with after, 2
        1 == 2
        one shot

      Failed: 2 of 2 tests.

      """
    #expect(text(report) == expected)
    #expect(!report.isPassed)
    let colored = text(report, usesColor: true)
    #expect(colored.contains("\u{1B}[0;31mFailed: 2 of 2 tests.\u{1B}[m\n"))
    #expect(colored.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == expected)
  }

  @Test("A crash is told with its culprit, and what did not run is shown so")
  func crashed() {
    let test = SampleTests.test(
      "A ship moves", cases: [("before", SampleTests.open), ("after", SampleTests.unknown)],
      SampleTests.open)
    let crash = Crash(
      place: "Ships/Ship.swift:4", reason: "Fatal error: Index out of range", isTrap: true)
    let expected = """
      1  Single responsibility

        before  after  Behaviour
          ✗       –    A ship moves

        ✗ failed  – not run

      The test process ended before its time, while “A ship moves (before)”
      ran.
      Ships/Ship.swift:4
      Fatal error: Index out of range

      Failed: 1 of 1 test.

      """
    let report = SampleTests.report([test], hasEnded: false, status: 133, crash: crash)
    #expect(text(report, width: 70) == expected)
    let unexplained = SampleTests.report(
      SampleTests.passing, hasEnded: false, status: 137, crash: Crash(place: nil, reason: "Killed.")
    )
    #expect(
      text(unexplained).hasSuffix(
        """
        The test process ended before its time, while no test ran.
        Killed.
        If a type was changed since the last build, what was built may be stale: remove
        .build/lessons, then test again.

        Failed: the test process ended before its time.

        """))
  }

  @Test("On a narrow screen every line fits, and long sentences go on under their beginning")
  func narrow() {
    let long = SampleTests.behaviour("A ship moves one cell in a step")
    let lines = text(SampleTests.report([long] + SampleTests.passing), width: 40)
      .split(separator: "\n")
    #expect(lines[2] == "    ✓       ✓    A ship moves one cell")
    #expect(lines[3] == "                 in a step")
    #expect(lines.allSatisfy { $0.count <= 40 })
  }

  @Test(
    "A run that proves nothing did not pass",
    arguments: [
      (SampleTests.report([]), "no behaviour ran on both sides."),
      (
        SampleTests.report([SampleTests.test("One", cases: [("before", SampleTests.ended)])]),
        "no behaviour ran on both sides."
      ),
      (
        SampleTests.report([
          SampleTests.test(
            "Trap", file: "AProofTests.swift",
            cases: [("before", SampleTests.ended), ("after", SampleTests.ended)])
        ]), "no behaviour ran on both sides."
      ),
      (
        SampleTests.report(SampleTests.passing, status: 7),
        "no test failed, but the test process ended with status 7."
      ),
    ])
  func nothing(report: LessonReport, reason: String) {
    #expect(!report.isPassed)
    #expect(text(report).hasSuffix("Failed: \(reason)\n"))
  }

  @Test("Failures at one line are told once and counted; behind a screenful the names stand again")
  func grouped() {
    func failing(_ name: String, _ lines: Int...) -> RecordedTest {
      SampleTests.test(
        name,
        cases: lines.map {
          ("after", SampleTests.outcome(SampleTests.issue("No.", arguments: "after", line: $0)))
        })
    }
    let place = "  Tests/Lessons/01-SingleResponsibility/ShipTests.swift"
    let one = text(SampleTests.report([failing("Hull", 6, 6, 6, 8)], status: 1))
    #expect(
      one.contains(
        """
        ✗ Hull
        \(place):6
          with after
          No.
          and 2 more like it
        \(place):8
          with after
          No.

        Failed: 1 of 1 test.

        """))
    let names = ["Hull", "Gun", "Mount", "Yard", "Crew"]
    let four = SampleTests.report(names.prefix(4).map { failing($0, 6) }, status: 1)
    #expect(text(four).hasSuffix("  No.\n\nFailed: 4 of 4 tests.\n"))
    let five = SampleTests.report(names.map { failing($0, 6) }, status: 1)
    #expect(
      text(five).hasSuffix(
        "  No.\n\n✗ Hull\n✗ Gun\n✗ Mount\n✗ Yard\n✗ Crew\n\nFailed: 5 of 5 tests.\n"))
  }

  @Test("What is wrong with a test as a whole is wrong on each side")
  func whole() {
    var test = SampleTests.behaviour("A ship moves")
    test.outcome = SampleTests.outcome(SampleTests.issue("No."))
    let report = SampleTests.report([test], status: 1)
    #expect(report.mark(of: .before) == .failed && report.mark(of: .after) == .failed)
  }
}
