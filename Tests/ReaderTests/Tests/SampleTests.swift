import Book

@testable import Reader
@testable import Toolchain

/// Tests as a run records them.
enum SampleTests {
  static let ended = outcome()
  static let open = outcome(hasEnded: false)
  static let unknown = RecordedOutcome()

  static func outcome(
    hasEnded: Bool = true, hasKnownIssue: Bool = false, _ issues: RecordedIssue...
  ) -> RecordedOutcome {
    var outcome = RecordedOutcome()
    outcome.hasStarted = true
    outcome.hasEnded = hasEnded
    outcome.hasKnownIssue = hasKnownIssue
    outcome.issues = issues
    return outcome
  }

  static func issue(_ messages: String..., arguments: String = "", line: Int = 6) -> RecordedIssue {
    RecordedIssue(
      arguments: arguments, messages: messages,
      place: SourcePlace(path: "Tests/Lessons/01-SingleResponsibility/ShipTests.swift", line: line))
  }

  /// - Parameter cases: Each with its arguments.
  static func test(
    _ sentence: String, suite: String? = nil, file: String = "ShipTests.swift",
    cases: [(String, RecordedOutcome)] = [], _ outcome: RecordedOutcome = ended
  ) -> RecordedTest {
    RecordedTest(
      id: sentence, sentence: sentence, suite: suite, fileID: "Tests/\(file)",
      place: SourcePlace(path: file, line: 1), isParameterized: !cases.isEmpty,
      cases: cases.map { RecordedCase(arguments: $0.0, outcome: $0.1) }, outcome: outcome)
  }

  /// A behaviour that passes on both sides.
  static func behaviour(_ sentence: String, suite: String? = nil) -> RecordedTest {
    test(sentence, suite: suite, cases: [("before", ended), (".after", ended)])
  }

  /// Two behaviours, a proof that pins a defect, a test of a part.
  static let passing = [
    behaviour("A ship shoots", suite: "A ship"), behaviour("A ship moves", suite: "A ship"),
    test(
      "Before cannot be taken apart", file: "ShipProofTests.swift",
      outcome(hasKnownIssue: true)),
    test("A hull has lives", file: "PartsTests.swift"),
  ]

  /// A behaviour of which after fails in one of three calls, and a proof that throws.
  static let failing = [
    test(
      "Before traps", file: "ShipProofTests.swift",
      outcome(issue("Caught error: Trap()", line: 8))),
    test(
      "A ship shoots",
      cases: [
        ("before, 1", ended), ("after, 1", ended),
        ("after, 2", outcome(issue("1 == 2", "one shot", arguments: "after, 2"))),
      ]),
  ]

  static func report(
    _ tests: [RecordedTest], hasEnded: Bool = true, status: Int32? = 0, crash: Crash? = nil,
    lesson: Int = 1
  ) -> LessonReport {
    LessonReport(
      Catalogue.lessons[lesson - 1], tests, hasEnded: hasEnded, status: status, crash: crash)
  }
}
