import Book
import Toolchain

/// A test of a lesson and its outcome.
struct LessonTest {
  enum Part: CaseIterable {
    /// Must have the same outcome on both sides.
    case behaviour
    /// Shows why before is worse, from a file named `…ProofTests.swift`.
    case proof
    /// Tests a part that only after has: from a file in which no test runs against sides.
    case afterPart
  }

  let part: Part
  let sentence: String
  let suite: String?
  let place: SourcePlace
  /// The outcome on each side that it ran against; empty if it takes no side.
  let marks: [Side: TestMark]
  /// The outcome as a whole.
  let mark: TestMark
  let issues: [RecordedIssue]

  /// Whether it ran to its end on both sides.
  var ranOnBothSides: Bool {
    Side.allCases.allSatisfy { [.passed, .known, .failed].contains(marks[$0]) }
  }
}

/// The results of a lesson's tests.
struct LessonReport {
  let lesson: Lesson
  /// Ordered by file and line.
  let tests: [LessonTest]
  /// The exit status of the tests; nil if they were ended because they made no progress.
  let status: Int32?
  /// How the test process ended early, with the test that was running; nil if it did not.
  let end: EarlyEnd?

  struct EarlyEnd {
    let culprit: String?
    let crash: Crash?
  }

  func tests(of part: LessonTest.Part) -> [LessonTest] { tests.filter { $0.part == part } }

  /// Whether any behaviour ran on both sides: a run of nothing proves nothing.
  var comparesSides: Bool { tests(of: .behaviour).contains(where: \.ranOnBothSides) }

  var isPassed: Bool {
    status == 0 && end == nil && comparesSides && !tests.contains { $0.mark.isFailure }
  }

  var failed: Int { tests.count { $0.mark.isFailure } }

  /// The combined outcome of a lesson's behaviours on one side.
  func mark(of side: Side) -> TestMark {
    tests(of: .behaviour).compactMap { $0.marks[side] }.max() ?? .notRun
  }
}
