import Book
import Toolchain

extension LessonReport {
  /// - Parameters:
  ///   - recorded: The lesson's tests, in the order of their files and lines.
  ///   - hasEnded: Whether the run was completed.
  ///   - status: The exit status of the tests; nil if we ended them.
  ///   - crash: How the tests crashed, if they did.
  init(
    _ lesson: Lesson, _ recorded: [RecordedTest], hasEnded: Bool, status: Int32?, crash: Crash?
  ) {
    let comparing = Set(recorded.filter { !$0.marks.isEmpty }.map(\.fileID))
    self.init(
      lesson: lesson,
      tests: recorded.map { LessonTest($0, isAmongBehaviours: comparing.contains($0.fileID)) },
      status: status,
      end: hasEnded
        ? nil : EarlyEnd(culprit: recorded.first(where: \.isUnderWay)?.culprit, crash: crash))
  }
}

extension LessonTest {
  /// - Parameter isAmongBehaviours: Whether other tests in its file run against sides; if so, a
  ///   test that does not is taken to compare the sides itself.
  fileprivate init(_ test: RecordedTest, isAmongBehaviours: Bool) {
    let isProof = test.fileID.hasSuffix("ProofTests.swift")
    self.init(
      part: isProof ? .proof : isAmongBehaviours ? .behaviour : .afterPart,
      sentence: test.sentence, suite: test.suite, place: test.place, marks: test.marks,
      mark: test.cases.map { TestMark($0.outcome) }.reduce(TestMark(test.outcome), max),
      issues: test.allIssues)
  }
}

extension RecordedTest {
  /// The outcome on each side that it ran against.
  fileprivate var marks: [Side: TestMark] {
    // For a test that was skipped as a whole, its arguments are unknown.
    if cases.isEmpty, isParameterized {
      return [.before: TestMark(outcome), .after: TestMark(outcome)]
    }
    var marks: [Side: TestMark] = [:]
    for test in cases {
      guard let side = Side(arguments: test.arguments) else { continue }
      let mark = TestMark(test.outcome)
      marks[side] = max(marks[side] ?? mark, mark)
      // An issue of the test as a whole counts on each side.
      if !issues.isEmpty { marks[side] = .failed }
    }
    return marks
  }

  /// Its sentence, with the arguments that it was running with when the process ended.
  fileprivate var culprit: String {
    let open = cases.first(where: \.isUnderWay)
    return sentence + (open.map { " (\($0.arguments))" } ?? "")
  }
}

extension Side {
  /// The side that a test ran against, read from arguments such as `before, 2`.
  fileprivate init?(arguments: String) {
    let found = arguments.split(separator: ", ").lazy.compactMap { word in
      Side(rawValue: String(word.first == "." ? word.dropFirst() : word))
    }
    guard let side = found.first else { return nil }
    self = side
  }
}

extension TestMark {
  fileprivate init(_ outcome: RecordedOutcome) {
    if outcome.isUnderWay {
      self = .crashed
    } else if !outcome.issues.isEmpty {
      self = .failed
    } else if outcome.isSkipped {
      self = .skipped
    } else {
      self = !outcome.hasEnded ? .notRun : outcome.hasKnownIssue ? .known : .passed
    }
  }
}
