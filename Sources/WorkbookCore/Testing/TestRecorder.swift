/// Follows the records of a run and knows how each test came out.
struct TestRecorder {
  private struct Course {
    var hasStarted = false
    var hasEnded = false
    var isSkipped = false
    var hasKnownIssue = false
    var failures: [TestFailure] = []

    var mark: TestMark {
      if hasStarted, !hasEnded { return .crashed }
      if !failures.isEmpty { return .failed }
      if isSkipped { return .skipped }
      guard hasEnded else { return .notRun }
      return hasKnownIssue ? .known : .passed
    }
  }

  private struct Entry {
    let test: EventStream.Test
    var course = Course()
    /// By the arguments of each case, in the order in which they are planned.
    var cases: [(arguments: String, course: Course)]

    var file: String { test.sourceLocation.fileID }
  }

  private var entries: [Entry] = []
  private var suites: [String: String] = [:]
  private var indices: [String: Int] = [:]
  /// Whether the run came to its end; false when the test process crashed or was ended.
  private(set) var hasEnded = false

  init(_ records: [EventStream.Record]) {
    for record in records {
      switch record {
      case .test(let test) where test.kind == "suite": suites[test.id] = test.displayName
      case .test(let test):
        indices[test.id] = entries.count
        let cases = (test.cases ?? []).map { (arguments: $0.displayName, course: Course()) }
        entries.append(Entry(test: test, cases: cases))
      case .event(let event): take(event)
      }
    }
  }

  /// The tests in the order of their files and lines.
  var results: [TestResult] {
    let comparing = Set(entries.filter { !marks(of: $0).isEmpty }.map(\.file))
    return entries.map { result($0, isAmongBehaviours: comparing.contains($0.file)) }.sorted {
      ($0.location.fileID, $0.location.line) < ($1.location.fileID, $1.location.line)
    }
  }

  /// The test that had started and not ended, with its arguments.
  var culprit: String? {
    guard let entry = entries.first(where: { $0.course.mark == .crashed }) else { return nil }
    let arguments = entry.cases.first { $0.course.mark == .crashed }?.arguments
    return entry.test.sentence + (arguments.map { " (\($0))" } ?? "")
  }

  private mutating func take(_ event: EventStream.Event) {
    if event.kind == "runEnded" { hasEnded = true }
    guard let index = event.testID.flatMap({ indices[$0] }) else { return }
    guard let arguments = event.testCase?.displayName else {
      TestRecorder.change(&entries[index].course, event, arguments: "")
      return
    }
    var found = entries[index].cases.firstIndex { $0.arguments == arguments }
    if found == nil {
      found = entries[index].cases.count
      entries[index].cases.append((arguments, Course()))
    }
    guard let found else { return }
    TestRecorder.change(&entries[index].cases[found].course, event, arguments: arguments)
  }

  private static func change(
    _ course: inout Course, _ event: EventStream.Event, arguments: String
  ) {
    switch event.kind {
    case "testStarted", "testCaseStarted":
      course.hasStarted = true
      course.hasEnded = false
    case "testEnded", "testCaseEnded": course.hasEnded = true
    case "testSkipped", "testCancelled", "testCaseCancelled": course.isSkipped = true
    case "issueRecorded":
      guard let issue = event.issue, event.messages.first?.symbol != "warning" else { return }
      guard !issue.isKnown else { return course.hasKnownIssue = true }
      course.failures.append(
        TestFailure(
          arguments: arguments, messages: event.messages.map(\.text),
          location: issue.sourceLocation))
    default: break
    }
  }

  private func marks(of entry: Entry) -> [LessonSide: TestMark] {
    // Nothing is known of the arguments of a test that was left out as a whole.
    let isLeftOut = entry.cases.isEmpty && entry.test.isParameterized == true
    var marks: [LessonSide: TestMark] = [:]
    if isLeftOut { for side in LessonSide.allCases { marks[side] = entry.course.mark } }
    for (arguments, course) in entry.cases {
      guard let side = LessonSide(arguments: arguments) else { continue }
      marks[side] = max(marks[side] ?? course.mark, course.mark)
      // What is wrong with the test as a whole is wrong on each side.
      if !entry.course.failures.isEmpty { marks[side] = .failed }
    }
    return marks
  }

  /// - Parameter isAmongBehaviours: Whether tests of its file run against sides: one that does not
  ///   compares them itself.
  private func result(_ entry: Entry, isAmongBehaviours: Bool) -> TestResult {
    let isProof = entry.file.hasSuffix("ProofTests.swift")
    return TestResult(
      sentence: entry.test.sentence,
      part: isProof ? .proof : isAmongBehaviours ? .behaviour : .afterPart,
      suite: suites.filter { entry.test.id.hasPrefix("\($0.key)/") }
        .max { $0.key.count < $1.key.count }?.value,
      location: entry.test.sourceLocation,
      marks: marks(of: entry),
      mark: entry.cases.map(\.course.mark).reduce(entry.course.mark, max),
      failures: entry.course.failures + entry.cases.flatMap(\.course.failures),
      calls: entry.cases.filter(\.course.hasEnded).map(\.arguments))
  }
}
