import Book
import Toolchain

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

  var mark: TestMark { test.cases.map { TestMark($0.outcome) }.reduce(TestMark(test.outcome), max) }

  /// The marks that a table shows: one for each side, or a single one if it takes no side.
  var marks: [TestMark] {
    let sides = test.sides
    guard part == .behaviour, !sides.isEmpty else { return [mark] }
    return Side.allCases.map { sides[$0] ?? .notRun }
  }
}

package struct LessonReport {
  let lesson: Lesson
  /// In the order of their files and lines.
  let recorded: [RecordedTest]
  /// Whether the run was completed, and if not, how it crashed.
  let hasEnded: Bool
  let status: Int32
  let crash: Crash?

  package init(
    lesson: Lesson, recorded: [RecordedTest], hasEnded: Bool, status: Int32, crash: Crash?
  ) {
    self.lesson = lesson
    self.recorded = recorded
    self.hasEnded = hasEnded
    self.status = status
    self.crash = crash
  }

  var tests: [LessonTest] {
    // In a file with tests of the sides, one without a side is taken to compare them itself.
    let comparing = Set(recorded.filter { !$0.sides.isEmpty }.map(\.fileID))
    return recorded.map { test in
      let isProof = test.fileID.hasSuffix("ProofTests.swift")
      let isComparing = comparing.contains(test.fileID)
      return LessonTest(
        test: test, part: isProof ? .proof : isComparing ? .behaviour : .afterPart)
    }
  }

  func tests(of part: LessonTest.Part) -> [LessonTest] { tests.filter { $0.part == part } }

  /// Whether any behaviour ran on both sides: a run of nothing proves nothing.
  var comparesSides: Bool {
    tests(of: .behaviour).contains { $0.marks.count == 2 && $0.marks.allSatisfy(\.hasRun) }
  }

  package var isPassed: Bool { status == 0 && hasEnded && comparesSides && failed == 0 }

  var failed: Int { tests.count { $0.mark.isFailure } }

  /// The combined outcomes of its behaviours on each side; what ended early says nothing of either.
  var marks: [TestMark] {
    let sides = tests(of: .behaviour).map(\.test.sides)
    return Side.allCases.map { side in
      hasEnded ? sides.compactMap { $0[side] }.max() ?? .notRun : .crashed
    }
  }

  /// The test that was running when the process ended early, with its arguments.
  var culprit: String? {
    recorded.first(where: \.isUnderWay).map { culprit in
      let open = culprit.cases.first(where: \.outcome.isUnderWay)
      return culprit.sentence + (open.map { " (\($0.arguments))" } ?? "")
    }
  }
}

extension RecordedTest {
  /// The outcome on each side that it ran against; empty if it takes no side.
  fileprivate var sides: [Side: TestMark] {
    // For a test that was skipped as a whole, its arguments are unknown.
    if cases.isEmpty, isParameterized {
      return [.before: TestMark(outcome), .after: TestMark(outcome)]
    }
    // An issue of the test as a whole counts on each side.
    let marks = cases.compactMap { test in
      test.side.map { ($0, outcome.issues.isEmpty ? TestMark(test.outcome) : .failed) }
    }
    return Dictionary(marks, uniquingKeysWith: max)
  }
}

extension RecordedCase {
  /// The side that it ran against, read from arguments such as `before, 2`.
  fileprivate var side: Side? {
    let words = arguments.split(separator: ", ").map { $0.drop { $0 == "." } }
    return words.lazy.compactMap { Side(rawValue: String($0)) }.first
  }
}
