/// A line of version 0 of Swift Testing's event stream, with its names. Every toolchain since 6.0
/// writes it, and it survives a crash of the tests.
struct StreamLine: Decodable {
  /// `test` or `event`.
  let kind: String
  let payload: Payload

  /// The record of a test, a suite or an event.
  struct Payload: Decodable {
    /// Such as `function` or `suite`; for an event, such as `testStarted`, `testCaseEnded`,
    /// `issueRecorded`, `runEnded`.
    let kind: String

    let id: String?
    /// As written in the source, such as `lives(side:)`.
    let name: String?
    let displayName: String?
    let isParameterized: Bool?
    /// The planned calls; nil for a test without arguments or one that is skipped.
    let _testCases: [Case]?
    let sourceLocation: Location?

    let testID: String?
    let _testCase: Case?
    let issue: Issue?
    let messages: [Message]?
  }

  /// One call of a test; its name is the arguments, separated by commas, such as `before, 2`.
  struct Case: Decodable { let displayName: String }

  struct Issue: Decodable {
    let isKnown: Bool
    let sourceLocation: Location?
  }

  struct Message: Decodable {
    /// Such as `fail`, `passWithKnownIssue`, `warning`, `details`.
    let symbol: String
    let text: String
  }

  struct Location: Decodable {
    /// The module and the file, such as `OpenClosedTests/BlastTests.swift`.
    let fileID: String
    let _filePath: String?
    let line: Int
  }
}
