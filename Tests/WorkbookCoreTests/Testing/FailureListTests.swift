import Foundation
import Testing

@testable import WorkbookCore

@Suite("What a lesson's tests found wrong")
struct FailureListTests {
  /// A run of tests with one case each for some numbers, in which each case fails at a line.
  private func run(_ tests: [String], cases: Int, lines: [Int] = [6], _ text: String = "No.")
    -> RecordedRun
  {
    let numbers = (1...cases).map { "after, \($0)" }
    var run = RecordedRun()
    for (index, name) in tests.enumerated() {
      run.test("\(name)(side:)", "The \(name) holds", line: index + 1, cases: numbers)
      run.event("testStarted", "\(name)(side:)")
      for number in numbers {
        run.event("testCaseStarted", "\(name)(side:)", case: number)
        for line in lines { run.issue("\(name)(side:)", case: number, [text], line: line) }
        run.event("testCaseEnded", "\(name)(side:)", case: number)
      }
      run.event("testEnded", "\(name)(side:)")
    }
    run.event("runEnded")
    return run
  }

  private func verdict(_ run: RecordedRun, width: Int = 80) -> String {
    TestVerdict(
      report: TestTableTests.report(run, status: 1), root: URL(fileURLWithPath: "/book"),
      ink: Ink(isOn: false), width: width
    ).text
  }

  @Test("Failures of one test at one line are told once and counted")
  func grouped() {
    let expected = """
      ✗ The hull holds (after, 1)
        Tests/Lessons/01-SingleResponsibility/ShipTests.swift:6
        No.
        and 23 more like it

      ✗ The hull holds (after, 1)
        Tests/Lessons/01-SingleResponsibility/ShipTests.swift:8
        No.
        and 23 more like it

      Failed: 1 of 1 test.

      """
    #expect(verdict(run(["hull"], cases: 24, lines: [6, 8])) == expected)
  }

  @Test("Two tests that fail at one line, in what they share, are two failures")
  func shared() {
    let text = verdict(run(["hull", "gun"], cases: 2))
    #expect(text.contains("✗ The hull holds (after, 1)\n"))
    #expect(text.contains("✗ The gun holds (after, 1)\n"))
    #expect(text.components(separatedBy: "  and 1 more like it\n").count == 3)
  }

  @Test("Long lines go on at a word, with their indentation, and places are left whole")
  func wrapped() {
    let text = verdict(
      run(["hull"], cases: 1, "Expectation failed: hull\\n    left of it: three lives"), width: 24)
    let expected = """
      ✗ The hull holds (after,
        1)
        Tests/Lessons/01-SingleResponsibility/ShipTests.swift:6
        Expectation failed:
        hull
            left of it: three
            lives

      Failed: 1 of 1 test.

      """
    #expect(text == expected)
  }

  @Test("A line that has room is left as it is, to its last column")
  func picture() {
    let picture = "|  <=>      .   A  |  "
    let text = verdict(run(["hull"], cases: 1, picture), width: picture.count + 2)
    #expect(text.contains("\n  \(picture)\n"))
    let narrow = verdict(run(["hull"], cases: 1, picture), width: picture.count + 1)
    #expect(narrow.contains("\n  | <=> . A |\n"))
  }

  @Test("Behind more than a screenful of failures their names stand once more")
  func names() {
    let five = ["hull", "gun", "mount", "yard", "crew"]
    #expect(
      verdict(run(five, cases: 1)).hasSuffix(
        """
          No.

        Failed: 5 of 5 tests.

        """))
    #expect(
      verdict(run(five, cases: 2)).hasSuffix(
        """
          No.
          and 1 more like it

        ✗ The hull holds
        ✗ The gun holds
        ✗ The mount holds
        ✗ The yard holds
        ✗ The crew holds

        Failed: 5 of 5 tests.

        """))
  }
}
