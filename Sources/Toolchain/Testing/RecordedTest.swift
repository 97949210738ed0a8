/// How far a test came, or one of its cases, and what it found.
package struct RecordedOutcome: Hashable, Sendable {
  package var hasStarted = false
  package var hasEnded = false
  package var isSkipped = false
  package var hasKnownIssue = false
  /// What it found wrong, known issues and warnings left out.
  package var issues: [RecordedIssue] = []

  package init() {}

  /// Whether it started and did not end.
  package var isUnderWay: Bool { hasStarted && !hasEnded }
}

/// A test function, and how it came out.
package struct RecordedTest: Hashable, Sendable {
  /// Such as `ShipTests.Ships/moves(side:)/ShipTests.swift:7:4`.
  package let id: String
  package let sentence: String
  /// The name of the innermost suite that it is in.
  package let suite: String?
  /// The module and the file, such as `ShipTests/MovementTests.swift`.
  package let fileID: String
  /// With the path from the root where the file lies inside.
  package let place: SourcePlace
  package let isParameterized: Bool
  /// Its calls with arguments, in the order in which they were planned; empty without arguments.
  package var cases: [RecordedCase]
  /// What became of it as a whole.
  package var outcome = RecordedOutcome()

  package var hasStarted: Bool { outcome.hasStarted }
  package var hasEnded: Bool { outcome.hasEnded }
  package var isSkipped: Bool { outcome.isSkipped }
  package var hasKnownIssue: Bool { outcome.hasKnownIssue }
  /// What was found wrong outside of any case.
  package var issues: [RecordedIssue] { outcome.issues }
  /// What was found wrong, in any case too.
  package var allIssues: [RecordedIssue] { issues + cases.flatMap(\.issues) }
  package var isUnderWay: Bool { outcome.isUnderWay }
}

/// One call of a test with certain arguments.
package struct RecordedCase: Hashable, Sendable {
  /// Separated by commas, such as `.before, 2`.
  package let arguments: String
  package var outcome = RecordedOutcome()

  package var hasStarted: Bool { outcome.hasStarted }
  package var hasEnded: Bool { outcome.hasEnded }
  package var isSkipped: Bool { outcome.isSkipped }
  package var hasKnownIssue: Bool { outcome.hasKnownIssue }
  package var issues: [RecordedIssue] { outcome.issues }
  package var isUnderWay: Bool { outcome.isUnderWay }
}

/// Something that a test expected and did not find.
package struct RecordedIssue: Hashable, Sendable {
  /// Those of the case; empty where the test has none.
  package let arguments: String
  /// What was expected and what was there, then the comments.
  package let messages: [String]
  package let place: SourcePlace?

  package init(arguments: String = "", messages: [String], place: SourcePlace?) {
    self.arguments = arguments
    self.messages = messages
    self.place = place
  }
}
