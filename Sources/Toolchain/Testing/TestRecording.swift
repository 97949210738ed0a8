import Foundation

/// What a test run's event stream says about the run.
package struct TestRecording: Hashable, Sendable {
  /// How many issues of a run are kept: an endless loop may find thousands per second.
  static let mostIssues = 2000

  private let root: RootFolder
  /// In the order of their records in the stream.
  private var recorded: [RecordedTest] = []
  private var indices: [String: Int] = [:]
  private var suites: [String: String] = [:]
  private var issues = 0
  /// Whether the run finished; false when its process crashed or was ended.
  package private(set) var hasEnded = false

  /// - Parameters:
  ///   - data: The lines of an event stream.
  ///   - root: The folder that paths are relative to.
  package init(_ data: Data = Data(), root: URL) {
    self.root = RootFolder(root)
    take(data)
  }

  /// The tests, ordered by file and line.
  package var tests: [RecordedTest] {
    recorded.sorted { ($0.fileID, $0.place.line) < ($1.fileID, $1.place.line) }
  }

  /// The tests that have started and not ended, in the order of their records.
  package var underWay: [RecordedTest] { recorded.filter(\.isUnderWay) }

  /// Processes further lines of the stream.
  ///
  /// - Returns: How many test functions ended in these lines, and whether anything began or ended.
  @discardableResult
  mutating func take(_ data: Data) -> (functions: Int, isProgress: Bool) {
    var functions = 0
    var isProgress = false
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if line.range(of: TestRecording.issueMark) != nil {
        issues += 1
        // Not even decoded: that alone would take longer than the loop that found the issue.
        if issues > TestRecording.mostIssues { continue }
      }
      switch EventStream.record(in: line) {
      case .test(let test):
        isProgress = true
        add(test)
      case .event(let event):
        if event.kind.hasSuffix("Started") || event.kind.hasSuffix("Ended") { isProgress = true }
        if follow(event), event.kind == "testEnded" { functions += 1 }
      case nil: break
      }
    }
    return (functions, isProgress)
  }

  private static let issueMark = Data("\"kind\":\"issueRecorded\"".utf8)

  private mutating func add(_ test: EventStream.Test) {
    guard test.kind != "suite" else {
      suites[test.id] = test.displayName ?? test.name
      return
    }
    indices[test.id] = recorded.count
    recorded.append(
      RecordedTest(
        id: test.id, sentence: test.sentence, suite: suite(of: test.id),
        fileID: test.sourceLocation.fileID, place: place(test.sourceLocation),
        isParameterized: test.isParameterized ?? false,
        cases: (test.cases ?? []).map { RecordedCase(arguments: $0.displayName) }))
  }

  /// A suite's record comes before the records of its tests.
  private func suite(of test: String) -> String? {
    suites.filter { test.hasPrefix("\($0.key)/") }.max { $0.key.count < $1.key.count }?.value
  }

  private func place(_ location: EventStream.Location) -> SourcePlace {
    let path = location.path ?? location.fileID
    return SourcePlace(path: root.path(inside: path) ?? path, line: location.line)
  }

  /// - Returns: Whether the event belongs to a test function.
  private mutating func follow(_ event: EventStream.Event) -> Bool {
    if event.kind == "runEnded" { hasEnded = true }
    guard let index = event.testID.flatMap({ indices[$0] }) else { return false }
    guard let arguments = event.testCase?.displayName else {
      change(&recorded[index].outcome, event, arguments: "")
      return true
    }
    let known = recorded[index].cases.firstIndex { $0.arguments == arguments }
    if known == nil { recorded[index].cases.append(RecordedCase(arguments: arguments)) }
    let place = known ?? recorded[index].cases.count - 1
    change(&recorded[index].cases[place].outcome, event, arguments: arguments)
    return true
  }

  private func change(
    _ outcome: inout RecordedOutcome, _ event: EventStream.Event, arguments: String
  ) {
    switch event.kind {
    case "testStarted", "testCaseStarted":
      outcome.hasStarted = true
      outcome.hasEnded = false
    case "testEnded", "testCaseEnded": outcome.hasEnded = true
    case "testSkipped", "testCancelled", "testCaseCancelled": outcome.isSkipped = true
    case "issueRecorded":
      guard let issue = event.issue, event.messages.first?.symbol != "warning" else { return }
      guard !issue.isKnown else {
        outcome.hasKnownIssue = true
        return
      }
      outcome.issues.append(
        RecordedIssue(
          arguments: arguments, messages: event.messages.map(\.text),
          place: issue.sourceLocation.map(place)))
    default: break
    }
  }
}
