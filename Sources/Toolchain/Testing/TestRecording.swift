import Foundation

/// The events of a test run, from its event stream.
package struct TestRecording: Equatable, Sendable {
  /// How many issues of a run are kept: an endless loop may find thousands per second.
  private static let mostIssues = 2000
  private static let issueMark = Data("\"kind\":\"issueRecorded\"".utf8)

  let root: RootFolder
  /// In the order of their records in the stream.
  private var recorded: [RecordedTest] = []
  private var indices: [String: Int] = [:]
  private var suites: [String: String] = [:]
  private var issues = 0
  /// Whether the run finished; false when its process crashed or was ended.
  package private(set) var hasEnded = false

  init(root: URL) {
    self.root = RootFolder(root)
  }

  /// The tests, ordered by file and line.
  package var tests: [RecordedTest] {
    recorded.sorted { ($0.fileID, $0.place.line) < ($1.fileID, $1.place.line) }
  }

  /// The tests that have started and not ended, in the order of their records.
  package var underWay: [RecordedTest] { recorded.filter(\.isUnderWay) }

  var done: Int { recorded.count(where: \.hasEnded) }

  /// Processes further lines of the stream; ignores lines of an unknown kind or cut off by a crash.
  /// True if anything began or ended.
  @discardableResult
  mutating func take(_ data: Data) -> Bool {
    var isProgress = false
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if line.range(of: TestRecording.issueMark) != nil {
        issues += 1
        // Not even decoded: that alone would take longer than the loop that found the issue.
        if issues > TestRecording.mostIssues { continue }
      }
      guard let line = try? JSONDecoder().decode(StreamLine.self, from: line),
        ["test", "event"].contains(line.kind)
      else { continue }
      let payload = line.payload
      if line.kind == "test" { add(payload) }
      isProgress =
        isProgress || line.kind == "test" || payload.kind.hasSuffix("Started")
        || payload.kind.hasSuffix("Ended")
      if payload.kind == "runEnded" { hasEnded = true }
      guard let index = payload.testID.flatMap({ indices[$0] }) else { continue }
      follow(payload, of: &recorded[index])
    }
    return isProgress
  }

  private mutating func add(_ test: StreamLine.Payload) {
    guard let id = test.id, let name = test.name, let location = test.sourceLocation else { return }
    guard test.kind != "suite" else {
      suites[id] = test.displayName ?? name
      return
    }
    // A suite's record comes before the records of its tests.
    let suite = suites.filter { id.hasPrefix("\($0.key)/") }.max { $0.key.count < $1.key.count }
    // A raw identifier also reads as a sentence.
    let function = String(name.prefix { $0 != "(" }.filter { $0 != "`" })
    indices[id] = recorded.count
    recorded.append(
      RecordedTest(
        id: id, sentence: test.displayName ?? function, suite: suite?.value,
        fileID: location.fileID, place: place(location),
        isParameterized: test.isParameterized ?? false,
        cases: (test._testCases ?? []).map { RecordedCase(arguments: $0.displayName) }))
  }

  private func place(_ location: StreamLine.Location) -> SourcePlace {
    let path = location._filePath ?? location.fileID
    return SourcePlace(path: root.path(inside: path) ?? path, line: location.line)
  }

  private func follow(_ event: StreamLine.Payload, of test: inout RecordedTest) {
    guard let arguments = event._testCase?.displayName else {
      return follow(event, of: &test.outcome)
    }
    let known = test.cases.firstIndex { $0.arguments == arguments }
    if known == nil { test.cases.append(RecordedCase(arguments: arguments)) }
    follow(event, of: &test.cases[known ?? test.cases.count - 1].outcome, with: arguments)
  }

  private func follow(
    _ event: StreamLine.Payload, of outcome: inout RecordedOutcome, with arguments: String = ""
  ) {
    switch event.kind {
    case "testStarted", "testCaseStarted": (outcome.hasStarted, outcome.hasEnded) = (true, false)
    case "testEnded", "testCaseEnded": outcome.hasEnded = true
    case "testSkipped", "testCancelled", "testCaseCancelled": outcome.isSkipped = true
    case "issueRecorded":
      let messages = event.messages ?? []
      guard let issue = event.issue, messages.first?.symbol != "warning" else { return }
      guard !issue.isKnown else { return outcome.hasKnownIssue = true }
      outcome.issues.append(
        RecordedIssue(
          arguments: arguments, messages: messages.map(\.text),
          place: issue.sourceLocation.map(place)))
    default: break
    }
  }
}
