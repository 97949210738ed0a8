import Book
import Testing
import Text
import Toolchain

@testable import Practice
@testable import Reader

/// What is told other programs.
extension VerdictTests {
  @Test("For other programs every key is there, and null where it has nothing to say")
  func json() throws {
    var verdict = verdict(
      .judged, restored: ["P"], .failed([issue]), .crashed(crash), .notReached)
    verdict.warnings = [CompilerWarning(path: "Katas/S.swift", line: 2, message: "never used")]
    let expected = """
      { "behaviours" : [ { "issues" : [ { "arguments" : "2", \
      "messages" : [ "Expectation failed: 1 == 2", "it turns" ], "place" : "Katas/T.swift:8" } ], \
      "outcome" : "failed", "place" : "Katas/T.swift:8", "reason" : null, \
      "sentence" : "Sentence 1", "suite" : "A mine" }, \
      { "issues" : [ ], "outcome" : "crashed", "place" : "Katas/S.swift:3", \
      "reason" : "Fatal error: Index out of range", "sentence" : "Sentence 2", \
      "suite" : "A mine" }, \
      { "issues" : [ ], "outcome" : "notReached", "place" : null, \
      "reason" : "It was too late.", "sentence" : "Sentence 3", "suite" : null } ], \
      "changesTaken" : 0, "errors" : [ ], "isPassed" : false, "kata" : "Katas/02-OpenClosed", \
      "lesson" : 2, "name" : "OpenClosed", "outcome" : "judged", "questions" : [ ], \
      "reason" : null, "remarks" : [ ], "request" : null, "restored" : [ "P" ], \
      "seconds" : 0.94, "stage" : "behaves", "stepsTaken" : null, "version" : 1, \
      "warnings" : [ { "line" : 2, "message" : "never used", "path" : "Katas/S.swift" } ] }
      """
    #expect(try json(verdict, .behaves) == expected)
  }

  /// What other programs are told, on one line.
  private func json(
    _ verdict: Verdict, _ stage: KataStage? = nil, _ row: ChangeRow? = nil
  ) throws -> String {
    try verdict.json(stage, row).jsonText().replacing(#/\s+/#, with: " ").trimmed
  }

  @Test("For other programs the open request has its name, and its figures when all passes")
  func jsonRequest() throws {
    func text(_ outcome: Behaviour.Outcome, _ states: [String: ChangeRow.State]) throws -> String {
      try json(verdict(.judged, outcome), nil, RowBook.row(states, edited: 3))
    }
    let figures =
      "{ \"filesOpened\" : 1, \"linesAdded\" : 1, \"linesEdited\" : 3, \"places\" : 2 }"
    let texts = try [
      text(.passed, ["more-lives": .open]), text(.hung, ["more-lives": .open]),
      text(.passed, ["more-lives": .givenUp]),
    ]
    let requests = [
      "{ \"figures\" : \(figures), \"name\" : \"more-lives\" }",
      "{ \"figures\" : null, \"name\" : \"more-lives\" }", "null",
    ]
    let wrong = zip(texts, requests).filter { !$0.contains("\"request\" : \($1)") }
    #expect(wrong.map(\.1) == [])
  }

  @Test(
    "For other programs an error of the compiler's has its place and all its text",
    arguments: [
      (
        "/book/A.swift:1:5: error: no such type\nnote\n",
        """
        "column" : 5, "line" : 1, "message" : "no such type", "path" : "A.swift", \
        "text" : "A.swift:1:5: error: no such type\\nnote" }
        """
      ),
      ("error: no manifest\n", "\"column\" : null, \"line\" : null, \"message\" : \"Nothing could"),
    ])
  func jsonErrors(printed: String, expected: String) throws {
    let text = try json(verdict(.notBuilt(failure(printed))))
    #expect(text.contains("\"errors\" : [ { \(expected)"))
  }

  @Test("What was stopped says why, on the screen and for other programs")
  func stopped() throws {
    let stopped = verdict(.stopped("It is full."))
    #expect(text(stopped) == "It is full.\n")
    let json = try json(stopped)
    #expect(json.contains("\"outcome\" : \"stopped\"") && json.contains(" : \"It is full.\""))
  }
}
