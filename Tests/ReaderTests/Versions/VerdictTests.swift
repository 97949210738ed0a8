import Book
import Foundation
import Terminal
import Testing

@testable import Practice
@testable import Reader
@testable import Toolchain

@Suite("The verdict on a kata")
struct VerdictTests {
  private static let root = URL(fileURLWithPath: "/book")
  private static let kata = Kata(Catalogue.lessons[1], in: Workbook(root: root))

  private func verdict(
    _ outcome: Verdict.Outcome = .judged, restored: [String] = [], takenAway: [String] = [],
    remarks: [String] = [], _ behaviours: Behaviour.Outcome...
  ) -> Verdict {
    Verdict(
      kata: VerdictTests.kata, restored: restored, takenAway: takenAway, outcome: outcome,
      behaviours: behaviours.enumerated().map { index, outcome in
        Behaviour(
          suite: index < 2 ? "A mine" : nil, sentence: "Sentence \(index + 1)", outcome: outcome,
          reason: outcome == .notReached ? "It was too late." : nil)
      }, remarks: remarks, duration: .milliseconds(940))
  }

  private func text(_ verdict: Verdict, width: Int = 80) -> String {
    StyledText.text(Layout(width: width).lines(of: verdict), usesColor: false)
  }

  private let issue = RecordedIssue(
    arguments: "2", messages: ["Expectation failed: 1 == 2", "it turns"],
    place: SourcePlace(path: "Katas/T.swift", line: 8))
  private let crash = Crash(place: "Katas/S.swift:3", reason: "Fatal error: Index out of range")

  private func failure(_ printed: String) -> BuildFailure {
    BuildFailure(
      printed: printed, root: VerdictTests.root, scratch: URL(fileURLWithPath: "/tmp/none"))
  }

  @Test("What is wrong stands below with its place, and what happened to the book's files above")
  func wrong() {
    let verdict = verdict(
      .judged,
      restored: ["Package.swift", "Tests/Own.swift"], takenAway: ["Tests/Own.swift"],
      remarks: ["It prints very much."], .failed([issue, issue]), .crashed(crash), .hung,
      .notReached)
    let expected = """
      These files are the book's: they are put back, and what you had there is kept in
      Katas/.aside/02-OpenClosed.
        Package.swift

      These files are not the book's, and were between its own: they are now in
      Katas/.aside/02-OpenClosed.
        Tests/Own.swift

      A mine
        ✗ Sentence 1
        ✗ Sentence 2
        ✗ Sentence 3
        – Sentence 4

      A mine
      ✗ Sentence 1
        Case      2; it turns
        Expected  2
        Got       1
        Katas/T.swift:8
        and 1 more like it

      ✗ Sentence 2
        Fatal error: Index out of range
        Katas/S.swift:3

      ✗ Sentence 3
        It did not end: nothing went on for as long as the limit allows.

      It prints very much.

      Failed: 3 of 4 behaviours, and 1 not reached.

      """
    #expect(text(verdict) == expected)
    let rest = Layout(width: 80).notReached(in: verdict)
    #expect(StyledText.text(rest, usesColor: false) == "Not reached:\n– Sentence 4\n")
  }

  @Test("Of failures with one cause the first is told; the others are counted, named or told, too")
  func alike() {
    func swapped(_ id: Int) -> Behaviour.Outcome {
      .failed([
        RecordedIssue(
          messages: [
            "Expectation failed: (a → [S.Outcome.hit(\(id)), .end]) == (b → [.end, .hit(\(id))])",
            "inserted [x]", "// Not now.", "it meets",
          ], place: SourcePlace(path: "T.swift", line: id))
      ])
    }
    let verdict = verdict(.judged, swapped(3), .passed, swapped(7), .hung, .hung)
    func text(_ rest: FailuresAlike) -> String {
      StyledText.text(Layout(width: 80).failures(of: verdict, rest), usesColor: false)
    }
    let first = """
      A mine
      ✗ Sentence 1
        Case      it meets
        Expected  [.end, .hit(3)]
        Got       [.hit(3), .end]
        Order     all is there, but not in this order
        T.swift:3

      """
    let hung = "  It did not end: nothing went on for as long as the limit allows.\n"
    #expect(
      text(.counted) == """
        \(first)
          The same in 1 more behaviour.

        ✗ Sentence 4
        \(hung)
          The same in 1 more behaviour.

        """)
    #expect(text(.named).contains("  The same in 1 more behaviour.\n  ✗ Sentence 3\n"))
    #expect(text(.shown).hasSuffix("T.swift:7\n\n✗ Sentence 4\n\(hung)\n✗ Sentence 5\n\(hung)"))
  }

  @Test(
    "What is no comparison is told in a sentence; a case and a folder of the run are told once",
    arguments: [
      (
        ["Expectation failed: !((a → [7]).contains(7) → true)", "It turns."],
        [
          "It turns.", "It is so, and should not be: a.contains(7)", "Got       a is [7]",
        ]
      ),
      (
        ["Expectation failed: a.isOn", "wave 5, near"],
        ["Case      wave 5, near", "It is not so: a.isOn"]
      ),
      (
        ["Expectation failed: expected error “No”, but “Yes” was thrown instead"],
        [
          "Case      wave 5", "Expected error “No”, but “Yes” was thrown instead",
        ]
      ),
      (
        ["Caught error: “/tmp/shipshape-\(UUID())/scratch/shipshape-\(UUID())/a.tsv” is damaged."],
        [
          "Case      wave 5", "It threw “…/a.tsv” is damaged.",
        ]
      ),
    ])
  func sentences(messages: [String], expected: [String]) {
    let issue = RecordedIssue(
      arguments: messages.count == 1 ? "wave 5" : "", messages: messages, place: nil)
    let lines = Layout(width: 80).failures(of: verdict(.judged, .failed([issue])))
    #expect(lines.dropFirst(2).map { $0.text.trimmed } == expected)
  }

  @Test("What differs is told where that is shorter than both values; small values stay whole")
  func differing() {
    func text(_ got: String, _ expected: String) -> String {
      let issue = RecordedIssue(
        messages: ["Expectation failed: (a → \(got)) == (b → \(expected))"], place: nil)
      let lines = Layout(width: 40).failures(of: verdict(.judged, .failed([issue])))
      return StyledText.text(lines, usesColor: false).replacing(#/.*Sentence 1\n/#, with: "")
        .replacing("A mine\n", with: "")
    }
    #expect(
      text("[P(x: 1, y: 2), P(x: 0, y: 0)]", "[P(x: 1, y: 2), P(x: 0, y: 1)]") == """
          Expected  [P(x: 1, y: 2),
                    P(x: 0, y: 1)]
          Got       [P(x: 1, y: 2),
                    P(x: 0, y: 0)]
          Missing   P(x: 0, y: 1)
          Too much  P(x: 0, y: 0)

        """)
    let values = ["a", "b"].map { "F(word: \"\(String(repeating: $0, count: 20))\", at: 1)" }
    #expect(text(values[0], values[1]).contains("Differs   word is"))
    let long = values.map { $0.replacing("F(word: \"", with: "F(word: \"it says ") }
    #expect(!text(long[0], long[1]).contains("Differs"))
  }

  @Test("Of behaviours that hang, the one is told that names a line of the reader's, else a file")
  func hanging() {
    func hung(_ number: Int, at path: String, line: Int = 5) -> Behaviour {
      Behaviour(
        suite: nil, sentence: "Sentence \(number)", outcome: .hung, reason: "Endless.",
        place: SourcePlace(path: path, line: line))
    }
    let mine = "Katas/02-OpenClosed/Sources/OpenClosedKata/A.swift"
    let all = [
      hung(1, at: "T.swift"), hung(2, at: mine, line: 0), hung(3, at: mine), hung(4, at: mine),
    ]
    for (count, place) in [(2, mine), (4, "\(mine):5")] {
      let verdict = Verdict(
        kata: VerdictTests.kata, outcome: .judged, behaviours: Array(all.prefix(count)))
      let lines = Layout(width: 80).failures(of: verdict)
      let others = count == 2 ? "1 more behaviour" : "3 more behaviours"
      #expect(
        StyledText.text(lines, usesColor: false) == """
          ✗ Sentence \(count == 2 ? 2 : 3)
            Endless.
            \(place)

            The same in \(others).

          """)
    }
  }

  @Test(
    "The compiler's words go on in the next line, its source does not; a sentence says the rest",
    arguments: [
      (
        """
        /book/Katas/02-OpenClosed/Sources/A.swift:11:18: error: cannot find a rule in this scope
         11 | let rule = Rule(of: one, and: another, in: arena, with: everything)
            |            |- error: cannot find a rule in this scope
            |            `- note: consider making struct 'Rule' conform to the protocol 'Hashable'
        """,
        """
        Katas/02-OpenClosed/Sources/A.swift:11:18: error: cannot find a
        rule in this scope
         11 | let rule = Rule(of: one, and: another, in: arena, with:
           ↪ everything)
            |            |- error: cannot find a rule in this scope
            |            `- note: consider making struct 'Rule' conform
                            to the protocol 'Hashable'

        Nothing ran: your kata of lesson 2 does not compile.

        """
      ),
      (
        "/book/Sources/A.swift:1:5: error: no\n",
        """
        Sources/A.swift:1:5: error: no

        Nothing ran: the book does not compile, and no error is in your
        kata of lesson 2; `git status` shows what was changed in the
        book.

        """
      ),
      (
        "/book/A.swift:1:1: error: No space left on device",
        """
        The disk is full, so nothing could be built: make room, then try
        again.

        """
      ),
    ])
  func notBuilt(printed: String, expected: String) {
    #expect(text(verdict(.notBuilt(failure(printed))), width: 64) == expected)
  }

  @Test("For other programs every key is there, and null where it has nothing to say")
  func json() throws {
    let verdict = verdict(
      .judged, restored: ["P"], .failed([issue]), .crashed(crash), .notReached)
    let expected = """
      {
        "behaviours" : [
          {
            "issues" : [
              {
                "arguments" : "2",
                "messages" : [
                  "Expectation failed: 1 == 2",
                  "it turns"
                ],
                "place" : "Katas/T.swift:8"
              }
            ],
            "outcome" : "failed",
            "place" : "Katas/T.swift:8",
            "reason" : null,
            "sentence" : "Sentence 1",
            "suite" : "A mine"
          },
          {
            "issues" : [

            ],
            "outcome" : "crashed",
            "place" : "Katas/S.swift:3",
            "reason" : "Fatal error: Index out of range",
            "sentence" : "Sentence 2",
            "suite" : "A mine"
          },
          {
            "issues" : [

            ],
            "outcome" : "notReached",
            "place" : null,
            "reason" : "It was too late.",
            "sentence" : "Sentence 3",
            "suite" : null
          }
        ],
        "changesTaken" : 0,
        "errors" : [

        ],
        "isPassed" : false,
        "kata" : "Katas/02-OpenClosed",
        "lesson" : 2,
        "name" : "OpenClosed",
        "outcome" : "judged",
        "questions" : [

        ],
        "reason" : null,
        "remarks" : [

        ],
        "request" : null,
        "restored" : [
          "P"
        ],
        "seconds" : 0.94,
        "stage" : "behaves",
        "stepsTaken" : null,
        "version" : 1
      }

      """
    #expect(try verdict.json(.behaves).text() == expected)
  }

  @Test("For other programs the open request has its name, and its figures when all passes")
  func jsonRequest() throws {
    func text(_ outcome: Behaviour.Outcome, _ states: [String: ChangeRow.State]) throws -> String {
      let json = verdict(.judged, outcome).json(nil, RowBook.row(states, edited: 3))
      return try json.text().replacing(#/\s+/#, with: " ")
    }
    let figures =
      "{ \"filesOpened\" : 1, \"linesAdded\" : 1, \"linesEdited\" : 3, \"places\" : 2 }"
    #expect(
      try text(.passed, ["more-lives": .open])
        .contains("\"request\" : { \"figures\" : \(figures), \"name\" : \"more-lives\" }"))
    #expect(
      try text(.hung, ["more-lives": .open])
        .contains("\"request\" : { \"figures\" : null, \"name\" : \"more-lives\" }"))
    #expect(try text(.passed, ["more-lives": .givenUp]).contains("\"request\" : null"))
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
    let text = try verdict(.notBuilt(failure(printed))).json(nil).text()
    #expect(text.replacing(#/\s+/#, with: " ").contains("\"errors\" : [ { \(expected)"))
  }

  @Test("What was stopped says why, on the screen and for other programs")
  func stopped() throws {
    let stopped = verdict(.stopped("It is full."))
    #expect(text(stopped) == "It is full.\n")
    let json = try stopped.json(nil).text()
    #expect(json.contains("\"outcome\" : \"stopped\"") && json.contains(" : \"It is full.\""))
  }
}
