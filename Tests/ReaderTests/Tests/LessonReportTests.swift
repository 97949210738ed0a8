import Book
import TestSupport
import Testing
import Text

@testable import Reader
@testable import Toolchain

@Suite("A report on the tests of a lesson")
struct LessonReportTests {
  private static func outcome(
    hasEnded: Bool = true, hasKnownIssue: Bool = false, isSkipped: Bool = false,
    _ issues: RecordedIssue...
  ) -> RecordedOutcome {
    var outcome = RecordedOutcome()
    outcome.hasStarted = true
    (outcome.hasEnded, outcome.hasKnownIssue) = (hasEnded, hasKnownIssue)
    (outcome.isSkipped, outcome.issues) = (isSkipped, issues)
    return outcome
  }

  private static let ended = outcome()
  private static let open = outcome(hasEnded: false)

  private static func issue(
    _ messages: String..., with arguments: String = "", line: Int = 6
  ) -> RecordedIssue {
    RecordedIssue(
      arguments: arguments, messages: messages, place: SourcePlace(path: "A.swift", line: line))
  }

  /// - Parameter cases: Each with its arguments.
  private static func test(
    _ sentence: String, suite: String? = nil, cases: [(String, RecordedOutcome)] = [],
    _ outcome: RecordedOutcome = ended
  ) -> RecordedTest {
    RecordedTest(
      id: sentence, sentence: sentence, suite: suite, fileID: "Tests/A.swift",
      place: SourcePlace(path: "A.swift", line: 1), isParameterized: !cases.isEmpty,
      cases: cases.map { RecordedCase(arguments: $0.0, outcome: $0.1) }, outcome: outcome)
  }

  private static func report(
    _ tests: [RecordedTest], hasEnded: Bool = true, status: Int32 = 1, crash: Crash? = nil,
    lesson: Int = 1
  ) -> LessonReport {
    LessonReport(
      lesson: Catalogue.lessons[lesson - 1], tests: tests, hasEnded: hasEnded, status: status,
      crash: crash)
  }

  private static let passing = [
    test(
      "A ship moves one cell in a step", suite: "A ship",
      cases: [("before", ended), (".after", ended)]),
    test("Before cannot be taken apart", suite: "Proofs: parts", outcome(hasKnownIssue: true)),
    test("A hull has lives", suite: "Proofs: parts", cases: [("1", ended), ("2", ended)]),
    test("A gun waits", suite: "Proofs: parts", outcome(isSkipped: true)),
  ]

  /// A test that throws, one that fails in one of three calls, in the *after* version, and one that
  /// fails as a whole, which counts on each side.
  private static let failing = [
    test("Before traps", outcome(issue("Caught error: Trap()", line: 8))),
    test(
      "A ship shoots",
      cases: [
        ("before, 1", ended), ("after, 1", ended),
        ("after, 2", outcome(issue("1 == 2", "one shot", with: "after, 2"))),
      ]),
    test(
      "A ship moves", suite: "A ship", cases: [("before", ended), ("after", ended)],
      outcome(issue("No."))),
  ]
  private static let failures = """
    ✗ Before traps
      It threw Trap()
      A.swift:8

    ✗ A ship shoots
      Case      after, 2; one shot
      1 == 2
      A.swift:6

    ✗ A ship moves
      No.
      A.swift:6

    """
  private static let marks =
    "✓ passed, ! shows a known defect, as expected, ✗ failed, – not run\n"

  @Test(
    "The report lists each test under its suite, with its before and after marks side by side",
    arguments: [
      (
        report(passing, status: 0), 46,
        """
          before  after
                         A ship
            ✓       ✓    A ship moves one cell in a
                         step
                         Proofs: parts
                !        Before cannot be taken apart
                ✓        A hull has lives
                –        A gun waits

        ✓ passed, ! shows a known defect, as expected,
        ✗ failed, – not run

        Passed: 4 tests, 1 of them on both versions.

        """
      ),
      (
        report(failing), 80,
        """
          before  after
                ✗        Before traps
            ✓       ✗    A ship shoots
                         A ship
            ✗       ✗    A ship moves

        \(marks)
        \(failures)
        Failed: 3 of 3 tests.

        """
      ),
    ])
  func table(report: LessonReport, width: Int, expected: String) {
    let lines = Layout(width: width).lines(of: report)
    #expect(
      StyledText.text(lines, usesColor: false) == "1  Single responsibility\n\n" + expected)
    #expect(lines.last?.first?.style == (report.isPassed ? .green : .red))
  }

  private static let notCompared = "Failed: no test ran on both versions."

  @Test(
    "A run that proves nothing does not count as passed",
    arguments: [
      (report([], status: 0), notCompared),
      (report([test("One", cases: [("before", ended)])], status: 0), notCompared),
      (
        report(
          [test("One", cases: [("before", ended), ("after", outcome(isSkipped: true))])],
          status: 0), notCompared
      ),
      (
        report(passing, status: 7),
        "Failed: no test failed, but the test process ended with status 7."
      ),
      (
        report(passing, hasEnded: false, status: 0, crash: Crash(place: nil, reason: "It left.")),
        "Failed: the test process ended too soon."
      ),
    ])
  func nothing(report: LessonReport, reason: String) {
    #expect(!report.isPassed && report.sentence == reason)
  }

  @Test("The report on several lessons has a row for each, with the failures below")
  func summary() {
    func text(_ reports: [LessonReport]) -> String {
      StyledText.text(Layout(width: 80).summary(of: reports), usesColor: false)
    }
    let culprit = Self.test(
      "A gun jams", cases: [("before", Self.open), ("after", RecordedOutcome())], Self.open)
    let reports = [
      Self.report(Self.passing, status: 0),
      Self.report(
        Self.passing + [culprit], hasEnded: false, status: 133,
        crash: Crash(place: nil, reason: "It left."), lesson: 2),
      Self.report(Self.failing, lesson: 4),
    ]
    #expect(
      text(reports) == """
           Lesson                    Tests
        ✓  1  Single responsibility  Passed: 4 tests, 1 of them on both versions.
        ✗  2  Open/closed            Failed: 1 of 5 tests.
        ✗  4  Interface segregation  Failed: 3 of 3 tests.

        2  Open/closed

        The test process ended too soon, while “A gun jams (before)” ran.
        It left.
        If a type has changed since the last build, the build may be stale: remove
        .build/lessons, then test again.

        4  Interface segregation

        \(Self.failures)
        Failed: 2 of 3 lessons.

        """)
    #expect(text([reports[0]]).hasSuffix("versions.\n\nPassed: 1 of 1 lesson.\n"))
    let trap = Crash(place: "A.swift:4", reason: "Fatal error: No", isTrap: true)
    let trapped = text([Self.report([], hasEnded: false, crash: trap)])
    #expect(trapped.contains("while no test was running.\nFatal error: No\nA.swift:4\n\nFailed"))
  }
}
