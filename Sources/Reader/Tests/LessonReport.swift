import Book
import Toolchain

/// A test of a lesson and how it came out.
struct LessonTest {
  enum Part: CaseIterable {
    /// Has to come out alike on both sides.
    case behaviour
    /// Shows why before is worse, from a file named `…ProofTests.swift`.
    case proof
    /// Tests a part that only after has: from a file in which nothing runs against sides.
    case afterPart
  }

  let part: Part
  let sentence: String
  let suite: String?
  let place: SourcePlace
  /// How it came out on each of the sides that it runs against; none where it takes no side.
  let marks: [Side: TestMark]
  /// How it came out as a whole.
  let mark: TestMark
  let issues: [RecordedIssue]

  /// Whether it ran, and to its end, on both sides.
  var ranOnBothSides: Bool {
    Side.allCases.allSatisfy { [.passed, .known, .failed].contains(marks[$0]) }
  }
}

/// What the tests of a lesson said.
struct LessonReport {
  let lesson: Lesson
  /// In the order of their files and lines.
  let tests: [LessonTest]
  /// The exit status of the tests; nil where they were ended because they got nowhere.
  let status: Int32?
  /// How the test process ended before its time, with the test that was under way; nil when it did
  /// not.
  let end: EarlyEnd?

  struct EarlyEnd {
    let culprit: String?
    let crash: Crash?
  }

  func tests(of part: LessonTest.Part) -> [LessonTest] { tests.filter { $0.part == part } }

  /// Whether behaviour ran on both sides at all: a run of nothing proves nothing.
  var comparesSides: Bool { tests(of: .behaviour).contains(where: \.ranOnBothSides) }

  var isPassed: Bool {
    status == 0 && end == nil && comparesSides && !tests.contains { $0.mark.isFailure }
  }

  var failed: Int { tests.count { $0.mark.isFailure } }

  /// How a lesson's behaviours came out on one side, taken together.
  func mark(of side: Side) -> TestMark {
    tests(of: .behaviour).compactMap { $0.marks[side] }.max() ?? .notRun
  }
}
