import Book
import Terminal
import Toolchain

/// The outcome of a test; when several are combined, the last of them in this order counts.
enum TestMark: Int, Comparable {
  case notRun, passed, known, failed, crashed

  init(_ outcome: RecordedOutcome) {
    if outcome.isUnderWay {
      self = .crashed
    } else if !outcome.issues.isEmpty {
      self = .failed
    } else if !outcome.hasEnded || outcome.isSkipped {
      self = .notRun
    } else {
      self = outcome.hasKnownIssue ? .known : .passed
    }
  }

  static func < (one: TestMark, other: TestMark) -> Bool { one.rawValue < other.rawValue }

  /// Whether it contradicts the lesson's claims.
  var isFailure: Bool { self >= .failed }

  /// The mark that a table shows for it, in one column.
  var run: Run {
    switch self {
    case .passed: Run("✓", .green)
    case .known: Run("!", .yellow)
    case .failed, .crashed: Run("✗", .red)
    case .notRun: Run("–", .dim)
    }
  }

  private var meaning: String {
    switch self {
    case .passed: "passed"
    case .known: "shows a known defect, as it should"
    case .failed, .crashed: "failed"
    case .notRun: "not run"
    }
  }

  /// Explains the marks in a table, followed by an empty line; empty if there are no marks.
  static func legend(of marks: [TestMark], width: Int) -> [Line] {
    let meanings: [Line] = [TestMark.passed, .known, .failed, .notRun]
      .filter { marks.map(\.run).contains($0.run) }
      .map { [Run("  "), $0.run, Run(" \($0.meaning)")] }
    guard !meanings.isEmpty else { return [] }
    let line = Line(meanings.joined())
    return (line.columns > width ? meanings : [line]) + [[]]
  }
}

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

  let test: RecordedTest
  let part: Part
  /// The outcome on each side that it ran against; empty if it takes no side.
  let marks: [Side: TestMark]
  /// The outcome as a whole.
  var mark: TestMark { test.cases.map { TestMark($0.outcome) }.reduce(TestMark(test.outcome), max) }

  /// Whether it ran to its end on both sides.
  var ranOnBothSides: Bool {
    Side.allCases.allSatisfy { (.passed ... .failed).contains(marks[$0] ?? .notRun) }
  }
}

/// The results of a lesson's tests.
struct LessonReport {
  let lesson: Lesson
  /// Ordered by file and line.
  let tests: [LessonTest]
  /// The exit status of the tests.
  let status: Int32
  /// Whether the run was completed, and if not, how it crashed.
  let hasEnded: Bool
  let crash: Crash?

  /// - Parameter recorded: The lesson's tests, in the order of their files and lines.
  init(
    _ lesson: Lesson, _ recorded: [RecordedTest], hasEnded: Bool, status: Int32, crash: Crash?
  ) {
    self.lesson = lesson
    self.status = status
    self.hasEnded = hasEnded
    self.crash = crash
    // In a file with tests of the sides, one without a side is taken to compare them itself.
    let comparing = Set(recorded.filter { !$0.marks.isEmpty }.map(\.fileID))
    tests = recorded.map { test in
      let isProof = test.fileID.hasSuffix("ProofTests.swift")
      return LessonTest(
        test: test,
        part: isProof ? .proof : comparing.contains(test.fileID) ? .behaviour : .afterPart,
        marks: test.marks)
    }
  }

  func tests(of part: LessonTest.Part) -> [LessonTest] { tests.filter { $0.part == part } }

  /// Whether any behaviour ran on both sides: a run of nothing proves nothing.
  var comparesSides: Bool { tests(of: .behaviour).contains(where: \.ranOnBothSides) }

  var isPassed: Bool { status == 0 && hasEnded && comparesSides && failed == 0 }

  var failed: Int { tests.count { $0.mark.isFailure } }

  /// The combined outcome of a lesson's behaviours on one side.
  func mark(of side: Side) -> TestMark {
    tests(of: .behaviour).compactMap { $0.marks[side] }.max() ?? .notRun
  }

  /// The test that was running when the process ended early, with its arguments.
  var culprit: String? {
    tests.first { $0.test.isUnderWay }.map { culprit in
      let open = culprit.test.cases.first(where: \.outcome.isUnderWay)
      return culprit.test.sentence + (open.map { " (\($0.arguments))" } ?? "")
    }
  }
}

extension RecordedTest {
  /// The outcome on each side that it ran against.
  fileprivate var marks: [Side: TestMark] {
    // For a test that was skipped as a whole, its arguments are unknown.
    if cases.isEmpty, isParameterized {
      return [.before: TestMark(outcome), .after: TestMark(outcome)]
    }
    // An issue of the test as a whole counts on each side.
    let marks = cases.compactMap { test in
      Side(arguments: test.arguments).map {
        ($0, outcome.issues.isEmpty ? TestMark(test.outcome) : .failed)
      }
    }
    return Dictionary(marks, uniquingKeysWith: max)
  }
}

extension Side {
  /// The side that a test ran against, read from arguments such as `before, 2`.
  fileprivate init?(arguments: String) {
    let words = arguments.split(separator: ", ").map { $0.drop { $0 == "." } }
    guard let side = words.compactMap({ Side(rawValue: String($0)) }).first else { return nil }
    self = side
  }
}
