import Foundation

/// What a test run's event stream says about the run.
package struct TestRecording: Hashable, Sendable {
  /// How many issues of a run are kept: an endless loop may find thousands per second.
  private static let mostIssues = 2000
  private static let issueMark = Data("\"kind\":\"issueRecorded\"".utf8)

  private let root: RootFolder
  /// In the order of their records in the stream.
  private var recorded: [RecordedTest] = []
  private var indices: [String: Int] = [:]
  private var suites: [String: String] = [:]
  private var issues = 0
  /// Whether the run finished; false when its process crashed or was ended.
  package private(set) var hasEnded = false

  /// - Parameter root: The folder that paths are relative to.
  init(root: URL) {
    self.root = RootFolder(root)
  }

  /// The tests, ordered by file and line.
  package var tests: [RecordedTest] {
    recorded.sorted { ($0.fileID, $0.place.line) < ($1.fileID, $1.place.line) }
  }

  /// The tests that have started and not ended, in the order of their records.
  package var underWay: [RecordedTest] { recorded.filter(\.isUnderWay) }

  /// Processes further lines of the stream; those of an unknown kind or cut off by a crash count
  /// for nothing.
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
      guard let line = try? JSONDecoder().decode(StreamLine.self, from: line) else { continue }
      if line.kind == "test" {
        isProgress = true
        add(line.payload)
      } else if line.kind == "event" {
        let kind = line.payload.kind
        if kind.hasSuffix("Started") || kind.hasSuffix("Ended") { isProgress = true }
        if follow(line.payload), kind == "testEnded" { functions += 1 }
      }
    }
    return (functions, isProgress)
  }

  private mutating func add(_ test: StreamLine.Payload) {
    guard let id = test.id, let name = test.name, let location = test.sourceLocation else { return }
    guard test.kind != "suite" else {
      suites[id] = test.displayName ?? name
      return
    }
    // A raw identifier reads as a sentence too.
    let function = name.prefix { $0 != "(" }
    let plain = function.first == "`" ? function.dropFirst().dropLast() : function
    indices[id] = recorded.count
    recorded.append(
      RecordedTest(
        id: id, sentence: test.displayName ?? String(plain), suite: suite(of: id),
        fileID: location.fileID, place: place(location),
        isParameterized: test.isParameterized ?? false,
        cases: (test._testCases ?? []).map { RecordedCase(arguments: $0.displayName) }))
  }

  /// A suite's record comes before the records of its tests.
  private func suite(of test: String) -> String? {
    suites.filter { test.hasPrefix("\($0.key)/") }.max { $0.key.count < $1.key.count }?.value
  }

  private func place(_ location: StreamLine.Location) -> SourcePlace {
    let path = location._filePath ?? location.fileID
    return SourcePlace(path: root.path(inside: path) ?? path, line: location.line)
  }

  /// - Returns: Whether the event belongs to a test function.
  private mutating func follow(_ event: StreamLine.Payload) -> Bool {
    if event.kind == "runEnded" { hasEnded = true }
    guard let index = event.testID.flatMap({ indices[$0] }) else { return false }
    guard let arguments = event._testCase?.displayName else {
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
    _ outcome: inout RecordedOutcome, _ event: StreamLine.Payload, arguments: String
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
