import Foundation
import Testing

@testable import Toolchain

@Suite("The record of a run from its events")
struct TestRecordingTests {
  private func recording(_ lines: [String], root: String = "/book") -> TestRecording {
    var recording = TestRecording(root: URL(fileURLWithPath: root))
    recording.take(EventLines.data(lines))
    return recording
  }

  private static let place = SourcePlace(path: "Tests/Ships/A.swift", line: 9)

  private static func reached(_ change: (inout RecordedOutcome) -> Void) -> RecordedOutcome {
    var outcome = RecordedOutcome()
    change(&outcome)
    return outcome
  }

  @Test(
    "The record shows how far a test got, and the issues found",
    arguments: [
      ([], reached { _ in }),
      ([EventLines.event("testStarted", "a()")], reached { $0.hasStarted = true }),
      (
        [EventLines.event("testStarted", "a()"), EventLines.event("testEnded", "a()")],
        reached { ($0.hasStarted, $0.hasEnded) = (true, true) }
      ),
      // Once more, as in a repeated test.
      (
        ["testStarted", "testEnded", "testStarted"].map { EventLines.event($0, "a()") },
        reached { $0.hasStarted = true }
      ),
      ([EventLines.event("testSkipped", "a()")], reached { $0.isSkipped = true }),
      ([EventLines.event("testCancelled", "a()")], reached { $0.isSkipped = true }),
      (
        [EventLines.issue("a()", ["1 == 2", "a comment"])],
        reached { $0.issues = [RecordedIssue(messages: ["1 == 2", "a comment"], place: place)] }
      ),
      ([EventLines.issue("a()", isKnown: true)], reached { $0.hasKnownIssue = true }),
      ([EventLines.issue("a()", symbol: "warning")], reached { _ in }),
      ([EventLines.issue("b()"), "{\"kind\":\"event\",\"payl", "", "no"], reached { _ in }),
    ] as [([String], RecordedOutcome)])
  func outcome(events: [String], expected: RecordedOutcome) {
    let tests = recording([EventLines.test("a()")] + events).tests
    #expect(tests.map(\.outcome) == [expected])
  }

  @Test("Each case is recorded separately, in the planned order; unplanned cases follow")
  func cases() {
    let name = "a(side:)"
    let tests = recording([
      EventLines.test(name, cases: ["before", "after"]),
      EventLines.event("testStarted", name),
      EventLines.event("testCaseStarted", name, case: "after"),
      EventLines.issue(name, case: "after", ["wrong"]),
      EventLines.event("testCaseStarted", name, case: "more"),
      EventLines.event("testCaseCancelled", name, case: "more"),
      EventLines.event("testCaseEnded", name, case: "after"),
    ]).tests
    let issue = RecordedIssue(arguments: "after", messages: ["wrong"], place: Self.place)
    let after = Self.reached { ($0.hasStarted, $0.hasEnded, $0.issues) = (true, true, [issue]) }
    let more = Self.reached { ($0.hasStarted, $0.isSkipped) = (true, true) }
    let cases = [
      RecordedCase(arguments: "before"), RecordedCase(arguments: "after", outcome: after),
      RecordedCase(arguments: "more", outcome: more),
    ]
    let expected = RecordedTest(
      id: "ShipTests.\(name)", sentence: "a", suite: nil, fileID: "ShipTests/A.swift",
      place: SourcePlace(path: "Tests/Ships/A.swift", line: 1), isParameterized: true,
      cases: cases, outcome: Self.reached { $0.hasStarted = true })
    #expect(tests == [expected] && tests.flatMap(\.allIssues) == [issue])
  }

  @Test("Tests are ordered by file and line, and named with their innermost suite")
  func order() {
    let lines = [
      EventLines.suite("Ships", "A ship"), EventLines.suite("Ships/Hulls", "A hull"),
      EventLines.test("Ships/a()", "It moves", "B.swift", 7),
      EventLines.test("Ships/Hulls/b()", "It holds", "B.swift", 3),
      EventLines.test("`It stands alone`()", nil, "A.swift", 9),
      EventLines.test("plain(side:)", nil, "A.swift", 11),
    ]
    func told(_ tests: [RecordedTest]) -> [String] {
      tests.map { "\($0.suite ?? "")|\($0.sentence)|\($0.fileID)|\($0.place)" }
    }
    let expected = [
      "|It stands alone|ShipTests/A.swift|Tests/Ships/A.swift:9",
      "|plain|ShipTests/A.swift|Tests/Ships/A.swift:11",
      "A hull|It holds|ShipTests/B.swift|Tests/Ships/B.swift:3",
      "A ship|It moves|ShipTests/B.swift|Tests/Ships/B.swift:7",
    ]
    #expect(told(recording(lines).tests) == expected)
    // A path outside the root is shown in full.
    let elsewhere = expected.map { $0.replacing("|Tests", with: "|/book/Tests") }
    #expect(told(recording(lines, root: "/elsewhere").tests) == elsewhere)
  }

  @Test("Running tests and progress are reported until the run ends; issues are not progress")
  func underWay() {
    let parts: [[String]] = [
      [
        EventLines.suite("Ships", "A ship"), EventLines.test("b()", nil, "A.swift", 5),
        EventLines.test("a()", nil, "A.swift", 2), EventLines.test("c()"),
        EventLines.event("testStarted", "b()"), EventLines.event("testStarted", "a()"),
      ],
      ["{\"kind\":\"more\",\"payload\":{\"kind\":\"runEnded\"}}"], [EventLines.issue("a()")],
      [EventLines.event("valueAttached", "a()")],
      // Of thousands of issues, the first are kept.
      Array(repeating: EventLines.issue("a()"), count: 2005),
      [EventLines.event("testCaseStarted", "a()", case: "1")],
      [EventLines.event("testCaseEnded", "a()", case: "1")],
      [EventLines.event("testEnded", "a()"), EventLines.event("testEnded", "Ships")],
      [EventLines.event("testEnded", "b()"), EventLines.event("runEnded")],
    ]
    var recording = recording([])
    let told = parts.map { lines in
      let isProgress = recording.take(EventLines.data(lines))
      let names = recording.underWay.map(\.sentence).joined()
      return "\(names) \(recording.done) \(isProgress) \(recording.hasEnded)"
    }
    let idle = "ba 0 false false"
    let busy = "ba 0 true false"
    let end = ["b 1 true false", " 2 true true"]
    #expect(told == [busy, idle, idle, idle, idle, busy, busy] + end)
    let issues: [Int] = recording.tests.map(\.issues.count)
    #expect(issues == [0, 2000, 0])
  }
}
