import Foundation
import Testing

@testable import Toolchain

@Suite("What is known of a run by its events")
struct TestRecordingTests {
  private static let root = URL(fileURLWithPath: "/book")

  private func recording(
    _ lines: [String], root: URL = TestRecordingTests.root
  ) -> TestRecording {
    var recording = TestRecording(root: root)
    recording.take(EventLines.data(lines))
    return recording
  }

  private static let wrong = RecordedIssue(
    messages: ["wrong"], place: SourcePlace(path: "Tests/Ships/A.swift", line: 9))

  @Test(
    "How far a test came, and what it found",
    arguments: [
      ([], reached { _ in }),
      ([EventLines.event("testStarted", "a()")], reached { $0.hasStarted = true }),
      (
        [EventLines.event("testStarted", "a()"), EventLines.event("testEnded", "a()")],
        reached { ($0.hasStarted, $0.hasEnded) = (true, true) }
      ),
      // Once more, as a test that is repeated.
      (
        ["testStarted", "testEnded", "testStarted"].map { EventLines.event($0, "a()") },
        reached { $0.hasStarted = true }
      ),
      ([EventLines.event("testSkipped", "a()")], reached { $0.isSkipped = true }),
      ([EventLines.event("testCancelled", "a()")], reached { $0.isSkipped = true }),
      ([EventLines.issue("a()")], reached { $0.issues = [wrong] }),
      ([EventLines.issue("a()", isKnown: true)], reached { $0.hasKnownIssue = true }),
      ([EventLines.issue("a()", symbol: "warning")], reached { _ in }),
      ([EventLines.issue("b()"), "{\"kind\":\"event\",\"payl", "", "no"], reached { _ in }),
    ] as [([String], RecordedOutcome)])
  func outcome(events: [String], expected: RecordedOutcome) {
    let tests = recording([EventLines.test("a()")] + events).tests
    #expect(tests.map(\.outcome) == [expected])
  }

  private static func reached(_ change: (inout RecordedOutcome) -> Void) -> RecordedOutcome {
    var outcome = RecordedOutcome()
    change(&outcome)
    return outcome
  }

  @Test("Each case is told apart, in the order in which they were planned; others come after")
  func cases() {
    let name = "a(side:)"
    let test = recording([
      EventLines.test(name, cases: ["before", "after"]),
      EventLines.event("testStarted", name),
      EventLines.event("testCaseStarted", name, case: "after"),
      EventLines.issue(name, case: "after", ["wrong"]),
      EventLines.event("testCaseStarted", name, case: "more"),
      EventLines.event("testCaseCancelled", name, case: "more"),
      EventLines.event("testCaseEnded", name, case: "after"),
    ]).tests.first
    let issue = RecordedIssue(
      arguments: "after", messages: ["wrong"], place: Self.wrong.place)
    #expect(
      test?.cases == [
        RecordedCase(arguments: "before"),
        RecordedCase(
          arguments: "after",
          outcome: Self.reached {
            ($0.hasStarted, $0.hasEnded, $0.issues) = (true, true, [issue])
          }),
        RecordedCase(
          arguments: "more", outcome: Self.reached { ($0.hasStarted, $0.isSkipped) = (true, true) }),
      ])
    #expect(test?.outcome == Self.reached { $0.hasStarted = true })
    #expect(test?.isParameterized == true)
    #expect(test?.allIssues == [issue])
  }

  @Test("Tests stand in the order of their files and lines, with the innermost suite's name")
  func order() {
    let tests = recording([
      EventLines.suite("Ships", "A ship"), EventLines.suite("Ships/Hulls", "A hull"),
      EventLines.test("Ships/a()", "It moves", "B.swift", 7),
      EventLines.test("Ships/Hulls/b()", "It holds", "B.swift", 3),
      EventLines.test("`It stands alone`()", nil, "A.swift", 9),
      EventLines.test("plain(side:)", nil, "A.swift", 11),
    ]).tests
    #expect(
      tests.map { [$0.suite ?? "", $0.sentence, $0.fileID, $0.place.description] } == [
        ["", "It stands alone", "ShipTests/A.swift", "Tests/Ships/A.swift:9"],
        ["", "plain", "ShipTests/A.swift", "Tests/Ships/A.swift:11"],
        ["A hull", "It holds", "ShipTests/B.swift", "Tests/Ships/B.swift:3"],
        ["A ship", "It moves", "ShipTests/B.swift", "Tests/Ships/B.swift:7"],
      ])
  }

  @Test("Messages are kept in their order, and a path outside of the root is told whole")
  func issue() {
    let lines = [EventLines.test("a()"), EventLines.issue("a()", ["1 == 2", "a comment"])]
    let tests = recording(lines, root: URL(fileURLWithPath: "/elsewhere")).tests
    let place = SourcePlace(path: "/book/Tests/Ships/A.swift", line: 9)
    #expect(
      tests.map(\.issues) == [[RecordedIssue(messages: ["1 == 2", "a comment"], place: place)]])
  }

  @Test("What is under way is told, until the run ends")
  func underWay() {
    var lines = [
      EventLines.test("b()", nil, "A.swift", 5), EventLines.test("a()", nil, "A.swift", 2),
      EventLines.test("c()"), EventLines.event("testStarted", "b()"),
      EventLines.event("testStarted", "a()"),
    ]
    #expect(recording(lines).underWay.map(\.sentence) == ["b", "a"])
    #expect(!recording(lines).hasEnded)
    lines += ["a()", "b()"].map { EventLines.event("testEnded", $0) }
    lines.append(EventLines.event("runEnded"))
    #expect(recording(lines).underWay == [])
    #expect(recording(lines).hasEnded)
  }

  @Test("Of thousands of issues the first are kept")
  func manyIssues() {
    let lines = Array(repeating: EventLines.issue("a()"), count: 2005)
    let recording = recording(
      [EventLines.test("a()")] + lines + [EventLines.event("testEnded", "a()")])
    #expect(recording.tests[0].issues.count == 2000)
    #expect(recording.tests[0].hasEnded)
  }

  @Test(
    "Whether more lines are progress, and how many functions ended by them",
    arguments: [
      ([EventLines.event("testStarted", "a()")], 0, true),
      ([EventLines.event("testCaseEnded", "a()", case: "1")], 0, true),
      ([EventLines.event("testEnded", "a()"), EventLines.event("testEnded", "Ships")], 1, true),
      ([EventLines.issue("a()")], 0, false),
      ([EventLines.event("valueAttached", "a()")], 0, false),
      ([], 0, false),
    ] as [([String], Int, Bool)])
  func progress(lines: [String], functions: Int, isProgress: Bool) {
    var recording = recording([EventLines.suite("Ships", "A ship"), EventLines.test("a()")])
    let result = recording.take(EventLines.data(lines))
    #expect(result == (functions, isProgress))
  }
}
