import Terminal
import Testing
import Toolchain

@testable import Reader

@Suite("The summary of several lessons' tests")
struct TestSummaryTests {
  private func text(_ reports: [LessonReport], width: Int = 80) -> String {
    StyledText.text(TestSummary(reports: reports, width: width).lines, usesColor: false)
  }

  @Test("Several lessons get a row each, and what failed under them")
  func summary() {
    let crash = Crash(place: "A.swift:1", reason: "Fatal error: no idea", isTrap: true)
    let culprit = SampleTests.test("A gun jams", file: "PartsTests.swift", SampleTests.open)
    let text = text([
      SampleTests.report(SampleTests.passing),
      SampleTests.report(
        SampleTests.passing + [culprit], hasEnded: false, status: 133, crash: crash, lesson: 2),
      SampleTests.report(SampleTests.failing, status: 1, lesson: 4),
    ])
    let expected = """
        before  after  Lesson                    Behaviours  Proofs      After’s parts
          ✓       ✓    1  Single responsibility  2           1           1
              ✗        2  Open/closed            ended early: 4 of 5 tests ran
          ✓       ✗    4  Interface segregation  ✗ 1 of 1    ✗ 1 of 1    0

        ✓ passed  ✗ failed

      2  Open/closed

      The test process ended before its time, while “A gun jams” ran.
      A.swift:1
      Fatal error: no idea

      Failed: 1 of 5 tests.

      4  Interface segregation

      ✗ Before traps
        Tests/Lessons/01-SingleResponsibility/ShipTests.swift:8
        Caught error: Trap()

      ✗ A ship shoots
        Tests/Lessons/01-SingleResponsibility/ShipTests.swift:6
        with after, 2
        1 == 2
        one shot

      Failed: 2 of 2 tests.

      Failed: 2 of 3 lessons: 2 Open/closed, 4 Interface segregation.

      """
    #expect(text == expected)
  }

  @Test("When all passed nothing stands under the rows but that")
  func passed() {
    #expect(
      text([SampleTests.report(SampleTests.passing)]).hasSuffix(
        "\n\n  ✓ passed\n\nPassed: 1 of 1 lesson.\n"))
  }
}
