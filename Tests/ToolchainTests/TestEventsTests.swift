import Foundation
import Testing

@testable import Toolchain

@Suite("The event stream of a test run")
struct TestEventsTests {
  private static func test(_ id: String, _ name: String, _ displayName: String? = nil) -> String {
    let shown = displayName.map { #","displayName":"\#($0)""# } ?? ""
    return
      #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"\#(name)"\#(shown)}}"#
  }

  private static func suite(_ id: String, _ displayName: String?) -> String {
    test(id, "Raw", displayName).replacing("function", with: "suite")
  }

  private static func event(_ kind: String, _ id: String? = nil, _ more: String = "") -> String {
    let test = id.map { #","testID":"\#($0)""# } ?? ""
    return #"{"kind":"event","payload":{"kind":"\#(kind)"\#(test)\#(more)},"version":0}"#
  }

  private static func issue(
    _ id: String?, _ text: String, symbol: String = "fail", isKnown: Bool = false,
    line: Int? = nil, of arguments: String? = nil
  ) -> String {
    let place = line.map { #","sourceLocation":{"_filePath":"\/k\/A.swift","line":\#($0)}"# } ?? ""
    let testCase = arguments.map { #","_testCase":{"displayName":"\#($0)","id":"x"}"# } ?? ""
    return event(
      "issueRecorded", id,
      #","issue":{"isKnown":\#(isKnown)\#(place)}\#(testCase),"messages":[{"symbol":"\#(symbol)","#
        + #""text":"\#(text)"},{"symbol":"details","text":"why"}]"#)
  }

  private func events(_ lines: [String], end: String = "\n") -> TestEvents {
    TestEvents(Data((lines.joined(separator: "\n") + end).utf8)) { $0.replacing("/k/", with: "K/") }
  }

  @Test(
    "A test takes its name from its sentence or raw identifier, and belongs to its innermost suite")
  func names() {
    let found = events([
      Self.suite("M.A", "Ships"), Self.suite("M.A/B", nil),
      Self.test("M.A/f()/A.swift:1:2", "f()", "A ship flies"),
      Self.test("M.A/B/`a bolt hits`()/A.swift:3:2", "`a bolt hits`()"),
      Self.test("M.g(side:)/A.swift:9:2", "g(side:)"),
    ])
    #expect(found.tests.map(\.sentence) == ["A ship flies", "a bolt hits", "g"])
    #expect(found.tests.map(\.suite) == ["Ships", "Raw", nil])
    #expect(found.tests.allSatisfy { $0.outcome == .notRun && !$0.hasFailed })
    let nested = events([
      Self.suite("M.A", "Outer"), Self.suite("M.A/B", "Inner"), Self.test("M.A/B/f()", "f()"),
      Self.test("M.A/Bf()", "Bf()"),
    ])
    #expect(nested.tests.map(\.suite) == ["Inner", "Outer"])
  }

  @Test("A test passes if it ends without an issue; known issues and warnings do not count")
  func outcomes() {
    let ids = ["pass", "fail", "skip", "cancel", "known", "warn", "open", "never"]
    let found = events(
      ids.map { Self.test($0, $0) } + [
        Self.event("runStarted"), Self.event("testStarted", "suite"),
        Self.event("testStarted", "pass"), Self.event("testEnded", "pass"),
        Self.event("testStarted", "fail"), Self.issue("fail", "one", line: 7, of: "3, 4"),
        Self.issue("fail", "in /k/A"), Self.event("testEnded", "fail"),
        Self.event("testSkipped", "skip"),
        Self.event("testStarted", "cancel"), Self.event("testCancelled", "cancel"),
        Self.event("testEnded", "cancel"),
        Self.event("testStarted", "known"), Self.issue("known", "kn", isKnown: true),
        Self.event("testEnded", "known"),
        Self.event("testStarted", "warn"), Self.issue("warn", "careful", symbol: "warning"),
        Self.event("testEnded", "warn"), Self.event("testStarted", "open"),
      ])
    let issues: [TestResult.Issue] = [
      .init(messages: ["one", "why"], arguments: "3, 4", place: "K/A.swift:7"),
      .init(messages: ["in K/A", "why"], arguments: "", place: nil),
    ]
    #expect(
      found.tests.map(\.outcome) == [
        .passed, .failed(issues), .skipped, .skipped, .passed, .passed, .notRun, .notRun,
      ])
    #expect(found.open == "open" && !found.hasEnded && found.strays.isEmpty)
    #expect(events([Self.event("runEnded")]).hasEnded)
  }

  @Test(
    "An issue that names no test counts against the running test, or else against the whole run")
  func strays() {
    let found = events([
      Self.test("a", "a"), Self.test("b", "b"), Self.issue(nil, "early"),
      Self.event("testStarted", "a"), Self.issue(nil, "inside"), Self.event("testEnded", "a"),
      Self.issue(nil, "late"), Self.issue("unknown", "of no test"), Self.event("testStarted", "b"),
      Self.issue("a", "of the first"), Self.event("testEnded", "b"), Self.event("runEnded"),
    ])
    #expect(found.strays.map { $0.messages[0] } == ["early", "late", "of no test"])
    #expect(found.tests[0].issues.map { $0.messages[0] } == ["inside", "of the first"])
    #expect(found.tests[1].outcome == .passed && found.open == nil)
  }

  @Test(
    "Damaged lines are skipped, and a flood of issues does not hide the end of the run")
  func damage() {
    let lines = [Self.test("a", "a"), "{\"kind\":\"new\",\"payload\":{}}", "", "no JSON"]
    let cut = events(
      lines + [Self.event("testStarted", "a"), String(Self.event("testEnded", "a").dropLast(9))],
      end: "")
    #expect(cut.tests.count == 1 && cut.open == "a")
    let flood = Array(repeating: Self.issue("a", "again"), count: 5000)
    let found = events(
      [Self.test("a", "a"), Self.event("testStarted", "a")] + flood
        + [Self.event("testEnded", "a"), Self.event("runEnded")])
    #expect(found.tests[0].issues.count == 2001 && found.hasEnded && found.open == nil)
  }
}
