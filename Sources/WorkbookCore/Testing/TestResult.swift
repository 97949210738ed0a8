/// One of the two versions that the same tests run against.
enum LessonSide: String, CaseIterable {
  case before
  case after

  /// The side that a test ran against, by its arguments, such as `before, 2`.
  init?(arguments: String) {
    let found = arguments.split(separator: ", ").lazy.compactMap { word in
      LessonSide(rawValue: String(word.first == "." ? word.dropFirst() : word))
    }
    guard let side = found.first else { return nil }
    self = side
  }
}

/// How a test came out; the later of two is the one to be told.
enum TestMark: Int, Comparable {
  case skipped
  case notRun
  case passed
  case known
  case failed
  case crashed

  static func < (one: TestMark, other: TestMark) -> Bool { one.rawValue < other.rawValue }

  /// Whether it speaks against the lesson's claims.
  var isFailure: Bool { self == .failed || self == .crashed }
}

/// What a test found wrong.
struct TestFailure: Equatable {
  /// Those of the test case; empty where the test has none.
  let arguments: String
  /// The expectation that failed, and the comments on it.
  let messages: [String]
  let location: EventStream.Location?
}

/// A test function and how it came out.
struct TestResult: Equatable {
  enum Part {
    /// Has to come out alike on both sides.
    case behaviour
    /// Shows why before is worse, from a file named `…ProofTests.swift`.
    case proof
    /// Tests a part that only after has: from a file in which nothing runs against sides.
    case afterPart
  }

  let sentence: String
  let part: Part
  /// The display name of its suite, if that has one.
  let suite: String?
  let location: EventStream.Location
  /// How it came out on each of the sides that it runs against; none where it takes no side.
  let marks: [LessonSide: TestMark]
  /// How it came out as a whole.
  let mark: TestMark
  let failures: [TestFailure]
  /// The arguments of each of its calls that came to its end; none where it takes no arguments.
  var calls: [String] = []

  /// Whether it ran, and to its end, on both sides.
  var ranOnBothSides: Bool {
    LessonSide.allCases.allSatisfy { [.passed, .known, .failed].contains(marks[$0]) }
  }
}
