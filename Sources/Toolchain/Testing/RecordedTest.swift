/// How far a test or one of its cases got, and the issues found.
package struct RecordedOutcome: Equatable, Sendable {
  package var hasStarted = false
  package var hasEnded = false
  package var isSkipped = false
  package var hasKnownIssue = false
  /// The issues found, without known issues and warnings.
  package var issues: [RecordedIssue] = []

  package var isUnderWay: Bool { hasStarted && !hasEnded }
}

@dynamicMemberLookup
package struct RecordedTest: Equatable, Sendable {
  /// Such as `ShipTests.Ships/moves(side:)/ShipTests.swift:7:4`.
  package let id: String
  package let sentence: String
  /// The name of the innermost suite that contains it.
  package let suite: String?
  /// The module and the file, such as `ShipTests/MovementTests.swift`.
  package let fileID: String
  /// The place, with a path relative to the root if the file is inside it.
  package let place: SourcePlace
  package let isParameterized: Bool
  /// Its calls with arguments, in the planned order; empty for a test without arguments.
  package var cases: [RecordedCase]
  /// The outcome of the test as a whole, without its cases' issues.
  package var outcome = RecordedOutcome()

  /// Such as `moves(side:)`.
  package var function: Substring { id.split(separator: "/").last { $0.hasSuffix(")") } ?? "" }

  package var parameters: [Substring] {
    function.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":")
  }

  package var allIssues: [RecordedIssue] { outcome.issues + cases.flatMap(\.outcome.issues) }

  package subscript<Value>(dynamicMember path: KeyPath<RecordedOutcome, Value>) -> Value {
    outcome[keyPath: path]
  }
}

/// One call of a test with specific arguments.
package struct RecordedCase: Equatable, Sendable {
  /// Separated by commas, such as `.before, 2`.
  package let arguments: String
  package var outcome = RecordedOutcome()
}

/// A failed expectation.
package struct RecordedIssue: Equatable, Sendable {
  /// The arguments of the case; empty if the test has none.
  package var arguments = ""
  /// The expected and the actual value, then the comments.
  package var messages: [String]
  package let place: SourcePlace?
}
