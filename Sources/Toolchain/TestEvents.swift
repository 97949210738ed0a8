import Foundation

/// A run's event stream, in version 0 of Swift Testing's format, which survives a crash.
struct TestEvents {
  /// An endless loop may record thousands of issues a second.
  private static let mostIssues = 2000

  private(set) var tests: [TestResult] = []
  /// The test that has started and not ended.
  private(set) var open: String?
  /// Whether the run came to its end.
  private(set) var hasEnded = false
  /// Issues that no test is to blame for.
  private(set) var strays: [TestResult.Issue] = []
  private var suites: [String: String] = [:]
  private var issues = 0
  private let shown: (String) -> String

  private struct Line: Decodable {
    struct Payload: Decodable {
      struct Message: Decodable { let symbol, text: String }
      struct Issue: Decodable { let isKnown: Bool; let sourceLocation: Location? }
      struct Location: Decodable {
        let _filePath: String?
        let line: Int
        var place: String? { _filePath.map { "\($0):\(line)" } }
      }
      struct Case: Decodable { let displayName: String }
      let kind: String
      let id, name, displayName, testID: String?
      let messages: [Message]?
      let issue: Issue?
      let _testCase: Case?
      let sourceLocation: Location?
    }
    let kind: String
    let payload: Payload
  }

  /// - Parameter shown: Replaces paths by those that a reader knows.
  init(_ stream: Data, shown: @escaping (String) -> String) {
    self.shown = shown
    for line in stream.split(separator: UInt8(ascii: "\n")) {
      if issues > TestEvents.mostIssues, line.range(of: Data("issueRecorded".utf8)) != nil {
        continue
      }
      // The last line may be cut off by a crash.
      guard let line = try? JSONDecoder().decode(Line.self, from: line) else { continue }
      if line.kind == "test" { add(line.payload) } else { follow(line.payload) }
    }
  }

  private mutating func add(_ test: Line.Payload) {
    guard let id = test.id, let name = test.name else { return }
    guard test.kind != "suite" else { return suites[id] = test.displayName ?? name }
    let suite = suites.filter { id.hasPrefix("\($0.key)/") }.max { $0.key.count < $1.key.count }
    // A raw identifier also reads as a sentence.
    let sentence = test.displayName ?? String(name.prefix { $0 != "(" }.filter { $0 != "`" })
    tests.append(
      TestResult(
        id: id, sentence: sentence, suite: suite?.value,
        place: test.sourceLocation?.place.map(shown)))
  }

  private mutating func follow(_ event: Line.Payload) {
    if event.kind == "runEnded" { hasEnded = true }
    if event.kind == "issueRecorded" { return note(event) }
    guard let index = tests.firstIndex(where: { $0.id == event.testID }) else { return }
    switch event.kind {
    case "testStarted": open = event.testID
    case "testEnded":
      open = nil
      if tests[index].outcome == .notRun { tests[index].outcome = .passed }
    case "testSkipped", "testCancelled": tests[index].outcome = .skipped
    default: break
    }
  }

  private mutating func note(_ event: Line.Payload) {
    let messages = event.messages ?? []
    guard let issue = event.issue, !issue.isKnown, messages.first?.symbol != "warning" else {
      return
    }
    issues += 1
    let found = TestResult.Issue(
      messages: messages.map { shown($0.text) }, arguments: event._testCase?.displayName ?? "",
      place: issue.sourceLocation?.place.map(shown))
    // A failure in a detached task names no test: it counts against the running test.
    guard let index = tests.firstIndex(where: { $0.id == event.testID ?? open }) else {
      return strays.append(found)
    }
    tests[index].outcome = .failed(tests[index].issues + [found])
  }
}
