import Foundation
import TestSupport
import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader
@testable import Toolchain

@Suite("The verdict on a kata")
struct VerdictTests {
  private static let root = URL(fileURLWithPath: "/book")
  static let kata = Kata(Catalogue.lessons[1], in: Workbook(root: root, lessons: Catalogue.lessons))

  func verdict(
    _ outcome: Verdict.Outcome = .judged, restored: [String] = [],
    remarks: [String] = [], _ behaviours: Behaviour.Outcome...
  ) -> Verdict {
    Verdict(
      kata: VerdictTests.kata, restored: restored, outcome: outcome,
      behaviours: behaviours.enumerated().map { index, outcome in
        Behaviour(
          suite: index < 2 ? "A mine" : nil, sentence: "Sentence \(index + 1)", outcome: outcome,
          reason: outcome == .notReached ? "It was too late." : nil)
      }, remarks: remarks, duration: .milliseconds(940))
  }

  func text(_ verdict: Verdict, width: Int = 80) -> String {
    StyledText.text(Layout(width: width).lines(of: verdict), usesColor: false)
  }

  let issue = RecordedIssue(
    arguments: "2", messages: ["Expectation failed: 1 == 2", "it turns"],
    place: SourcePlace(path: "Katas/T.swift", line: 8))
  let crash = Crash(place: "Katas/S.swift:3", reason: "Fatal error: Index out of range")

  func failure(_ printed: String) -> BuildFailure {
    BuildFailure(
      printed: printed, root: VerdictTests.root, scratch: URL(fileURLWithPath: "/tmp/none"))
  }

  @Test("What is wrong stands below with its place, and what happened to the book's files above")
  func wrong() {
    let verdict = verdict(
      .judged,
      restored: ["Package.swift", "Tests/Own.swift"],
      remarks: ["It prints very much."], .failed([issue, issue]), .crashed(crash), .hung,
      .notReached)
    let expected = """
      The tests and the package are the book's: they are put back. What you had in
      these places, if anything, is kept in Katas/.aside/02-OpenClosed.
        Package.swift
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
        It made no progress for as long as the limit allows.

      It prints very much.

      Failed: 3 of 4 behaviours, and 1 not reached.

      """
    #expect(text(verdict) == expected)
    let short = Layout(width: 80).findings(in: verdict, listsAll: false)
    let rest = StyledText.text(short, usesColor: false)
    #expect(rest.hasSuffix("\n\nNot reached:\n– Sentence 4\n\nIt prints very much.\n"))
  }

  @Test("The reader's own tests are told apart")
  func own() {
    var verdict = verdict(.judged, .passed)
    let mine = [("Mine", Behaviour.Outcome.passed), ("Yours", .failed([issue]))].map {
      Behaviour(suite: nil, sentence: $0, outcome: $1)
    }
    verdict.own = [mine[0]]
    #expect(text(verdict).hasSuffix("\n\nPassed: 1 behaviour. Your own tests: 1 passed.\n"))
    verdict.own = mine
    #expect(
      text(verdict).hasSuffix(
        """

        Your own tests, in Tests/Mine
        ✗ Yours
          Case      2; it turns
          Expected  2
          Got       1
          Katas/T.swift:8

        Passed: 1 behaviour. Your own tests: 1 of 2 did not pass.

        """))
    verdict.ownFailure = failure("/book/A.swift:1:1: error: no such type")
    let told = text(verdict)
    #expect(told.contains("\nA.swift:1:1: error: no such type\n"))
    #expect(told.hasSuffix("\n\nPassed: 1 behaviour. Your own tests do not compile.\n"))
  }

  @Test("The first warnings of the compiler stand above the sentence")
  func warnings() {
    var verdict = verdict(.judged, .passed)
    verdict.warnings = (1...5).map {
      CompilerMessage("Katas/S.swift:\($0):3: warning: never used")
    }
    let warnings = """
      The compiler warns:
        Katas/S.swift:1
        never used
        Katas/S.swift:2
        never used
        Katas/S.swift:3
        never used
      There are 2 more like this.

      """
    #expect(text(verdict).hasSuffix("\n\n\(warnings)\nPassed: 1 behaviour.\n"))
    verdict.warnings.removeLast(4)
    #expect(text(verdict).contains("  never used\n\nPassed"))
  }

  private static let place =
    "Katas/07-DependencyContainer/Sources/Screens/LobbyScreen.swift:26:11:"

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

        Nothing ran: what is above does not compile.

        """
      ),
      // A place is never cut.
      (
        "/book/\(place) error: no such screen",
        "\(place)\nerror: no such screen\n\nNothing ran: what is above does not compile.\n"
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
    let failure = failure(printed)
    #expect(text(verdict(.notBuilt(failure)), width: 64) == expected)
    // In a pipe all is as the compiler says it.
    let piped = Layout(width: 64, codeWidth: .max).errors(of: failure).map(\.text)
    #expect(failure.sentence != nil || piped + [""] == failure.text.lines)
  }
}
