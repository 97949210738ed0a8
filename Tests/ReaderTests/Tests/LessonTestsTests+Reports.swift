import Book
import TestSupport
import Testing

@testable import Reader
@testable import Toolchain

/// What tests came to, and what is told of it.
extension LessonTestsTests {
  static let lesson = "Tests/Lessons/01-SingleResponsibility/ShipTests.swift"

  static func outcome(
    hasEnded: Bool = true, hasKnownIssue: Bool = false, isSkipped: Bool = false,
    _ issues: RecordedIssue...
  ) -> RecordedOutcome {
    var outcome = RecordedOutcome()
    outcome.hasStarted = true
    (outcome.hasEnded, outcome.hasKnownIssue) = (hasEnded, hasKnownIssue)
    (outcome.isSkipped, outcome.issues) = (isSkipped, issues)
    return outcome
  }

  static let ended = outcome()
  static let open = outcome(hasEnded: false)

  static func issue(_ messages: String..., with arguments: String = "", line: Int = 6)
    -> RecordedIssue
  {
    RecordedIssue(
      arguments: arguments, messages: messages, place: SourcePlace(path: lesson, line: line))
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

  static func behaviour(_ sentence: String, _ outcome: RecordedOutcome = ended)
    -> RecordedTest
  {
    test(sentence, suite: "A ship", cases: [("before", ended), (".after", ended)], outcome)
  }

  static let passing = [
    behaviour("A ship shoots"), behaviour("A ship moves one cell in a step"),
    test(
      "Before cannot be taken apart", suite: "Proofs: parts", file: "ShipProofTests.swift",
      outcome(hasKnownIssue: true)),
    test("A hull has lives", file: "PartsTests.swift"),
  ]

  /// A proof that throws, a behaviour of which after fails in one of three calls, and one of which
  /// something is wrong as a whole, which is wrong on each side.
  static let failing = [
    test(
      "Before traps", file: "ShipProofTests.swift", outcome(issue("Caught error: Trap()", line: 8))),
    test(
      "A ship shoots",
      cases: [
        ("before, 1", ended), ("after, 1", ended),
        ("after, 2", outcome(issue("1 == 2", "one shot", with: "after, 2"))),
      ]),
    behaviour("A ship moves", outcome(issue("No."))),
  ]
  static let failures = """
    ✗ Before traps
      It threw Trap()
      \(lesson):8

    ✗ A ship shoots
      Case      after, 2; one shot
      1 == 2
      \(lesson):6

    ✗ A ship moves
      No.
      \(lesson):6

    Failed: 3 of 3 tests.

    """

  static let trap = Crash(place: "A.swift:4", reason: "Fatal error: No", isTrap: true)
  static let died = """
    Fatal error: No
    A.swift:4

    """

  static func report(
    _ tests: [RecordedTest], hasEnded: Bool = true, status: Int32 = 1, crash: Crash? = nil,
    lesson: Int = 1
  ) -> LessonReport {
    LessonReport(
      lesson: Catalogue.lessons[lesson - 1], recorded: tests, hasEnded: hasEnded, status: status,
      crash: crash)
  }
}
