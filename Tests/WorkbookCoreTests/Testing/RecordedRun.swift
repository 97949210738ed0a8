import Foundation

@testable import WorkbookCore

/// Writes an event stream as Swift Testing does: field for field as 6.3.1 wrote it, without the
/// fields that nobody here reads.
struct RecordedRun {
  private(set) var lines: [String] = []

  var data: Data { Data(lines.map { $0 + "\n" }.joined().utf8) }
  var recorder: TestRecorder { TestRecorder(EventStream.records(in: data)) }

  /// A suite with a display name.
  mutating func suite(_ name: String, _ title: String, file: String = "ShipTests.swift") {
    lines.append(
      """
      {"kind":"test","payload":{"displayName":"\(title)","id":"SingleResponsibilityTests.\(name)",\
      "kind":"suite","name":"\(name)",\(location(file, 1))},"version":0}
      """)
  }

  /// A test that may run with arguments.
  ///
  /// - Parameter name: Its function, behind its suite's name where it has one.
  mutating func test(
    _ name: String, _ sentence: String?, line: Int, file: String = "ShipTests.swift",
    cases: [String]? = nil, isParameterized: Bool? = nil
  ) {
    let title = sentence.map { "\"displayName\":\"\($0)\"," } ?? ""
    let planned = cases.map { names in
      "\"_testCases\":["
        + names.map { "{\"displayName\":\"\($0)\",\"id\":\"x\"}" }.joined(separator: ",") + "],"
    }
    let function = name.split(separator: "/").last ?? ""
    lines.append(
      """
      {"kind":"test","payload":{\(planned ?? "")\(title)"id":"\(id(name))","isParameterized":\
      \(isParameterized ?? (cases != nil)),"kind":"function","name":"\(function)",\
      \(location(file, line))},"version":0}
      """)
  }

  /// Something that happens to a test, or to the whole run.
  mutating func event(_ kind: String, _ name: String? = nil, case arguments: String? = nil) {
    let subject = name.map { ",\"testID\":\"\(id($0))\"" } ?? ""
    lines.append(
      """
      {"kind":"event","payload":{\(testCase(arguments))"instant":{"absolute":1,"since1970":2},\
      "kind":"\(kind)","messages":[]\(subject)},"version":0}
      """)
  }

  /// Something that a test finds.
  mutating func issue(
    _ name: String, case arguments: String? = nil, _ texts: [String], isKnown: Bool = false,
    symbol: String = "fail", file: String = "ShipTests.swift", line: Int = 9
  ) {
    let messages = texts.enumerated().map { index, text in
      "{\"symbol\":\"\(index == 0 ? symbol : "details")\",\"text\":\"\(text)\"}"
    }.joined(separator: ",")
    lines.append(
      """
      {"kind":"event","payload":{\(testCase(arguments))"issue":{"isKnown":\(isKnown),\
      \(location(file, line))},"kind":"issueRecorded","messages":[\(messages)],\
      "testID":"\(id(name))"},"version":0}
      """)
  }

  /// A test that runs to its end, with each of its arguments.
  mutating func pass(_ name: String, cases: [String] = []) {
    event("testStarted", name)
    for arguments in cases {
      event("testCaseStarted", name, case: arguments)
      event("testCaseEnded", name, case: arguments)
    }
    event("testEnded", name)
  }

  private func id(_ name: String) -> String { "SingleResponsibilityTests.\(name)" }

  private func testCase(_ arguments: String?) -> String {
    arguments.map { "\"_testCase\":{\"displayName\":\"\($0)\",\"id\":\"x\"}," } ?? ""
  }

  private func location(_ file: String, _ line: Int) -> String {
    """
    "sourceLocation":{"_filePath":"/book/Tests/Lessons/01-SingleResponsibility/\(file)",\
    "column":4,"fileID":"SingleResponsibilityTests/\(file)","line":\(line)}
    """
  }
}

extension RecordedRun {
  static let sides = ["before", "after"]

  /// A run in which all is well: two behaviours, a proof that pins a defect, a test of a part.
  static var passing: RecordedRun {
    var run = RecordedRun()
    run.suite("Ships", "A ship")
    run.test("Ships/moves(side:)", "A ship moves", line: 7, cases: sides)
    run.test("Ships/shoots(side:)", "A ship shoots", line: 3, cases: sides)
    run.test("trap()", "Before cannot be taken apart", line: 4, file: "ShipProofTests.swift")
    run.test("hull()", "A hull has lives", line: 5, file: "PartsTests.swift")
    run.event("runStarted")
    run.pass("Ships/moves(side:)", cases: sides)
    run.pass("Ships/shoots(side:)", cases: sides)
    run.event("testStarted", "trap()")
    run.issue("trap()", ["Expectation failed"], isKnown: true, symbol: "passWithKnownIssue")
    run.event("testEnded", "trap()")
    run.pass("hull()")
    run.event("runEnded")
    return run
  }

  /// A run in which after fails in one of three calls, and a proof throws.
  static var failing: RecordedRun {
    let cases = ["before, 1", "before, 2", "after, 1", "after, 2"]
    var run = RecordedRun()
    run.test("shoots(side:n:)", "A ship shoots", line: 3, cases: cases)
    run.test("trap()", "Before traps", line: 4, file: "ShipProofTests.swift")
    run.event("runStarted")
    run.event("testStarted", "shoots(side:n:)")
    for arguments in cases {
      run.event("testCaseStarted", "shoots(side:n:)", case: arguments)
      if arguments == "after, 2" {
        run.issue(
          "shoots(side:n:)", case: arguments, ["Expectation failed: 1 == 2", "one shot"], line: 6)
      }
      run.event("testCaseEnded", "shoots(side:n:)", case: arguments)
    }
    run.event("testEnded", "shoots(side:n:)")
    run.event("testStarted", "trap()")
    run.issue("trap()", ["Caught error: Trap()"], file: "ShipProofTests.swift", line: 8)
    run.event("testEnded", "trap()")
    run.event("runEnded")
    return run
  }
}
