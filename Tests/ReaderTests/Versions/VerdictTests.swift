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
  private func verdict(_ behaviours: Behaviour.Outcome...) -> Verdict {
    Verdict(
      kata: WatchedKata.kata, outcome: .judged,
      behaviours: behaviours.enumerated().map { index, outcome in
        Behaviour(
          suite: index < 2 ? "A mine" : nil, sentence: "Sentence \(index + 1)", outcome: outcome)
      })
  }

  private func text(_ verdict: Verdict, width: Int = 80) -> String {
    StyledText.text(Layout(width: width).lines(of: verdict), usesColor: false)
  }

  /// The text about a verdict, without the list of behaviours.
  private func findings(_ verdict: Verdict, isEachAlone: Bool = false) -> String {
    let lines = Layout(width: 80).findings(in: verdict, listsAll: false, isEachAlone: isEachAlone)
    return StyledText.text(lines, usesColor: false)
  }

  private let issue = RecordedIssue(
    arguments: "2", messages: ["Expectation failed: 1 == 2", "it turns"],
    place: SourcePlace(path: "Katas/T.swift", line: 8))
  private let crash = Crash(place: "Katas/S.swift:3", reason: "Fatal error: Index out of range")

  private func failure(_ printed: String) -> BuildFailure {
    BuildFailure(
      printed: printed, root: WatchedKata.kata.workbook.root,
      scratch: URL(fileURLWithPath: "/tmp/none"))
  }

  @Test("Failures and their places appear below the list of behaviours, and restored files above")
  func wrong() {
    var verdict = verdict(.failed([issue, issue]), .crashed(crash), .hung, .notReached)
    verdict.restored = ["Package.swift", "Tests/Own.swift"]
    verdict.remarks = ["It prints very much."]
    let expected = """
      The tests and the package belong to the book, so these were restored. Your
      versions, if any, are kept in Katas/.aside/02-OpenClosed:
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
        It made no progress within the limit.

      It prints very much.

      Failed: 3 of 4 behaviours, and 1 not reached.

      """
    #expect(text(verdict) == expected)
    #expect(
      findings(verdict).hasSuffix("\n\nNot reached:\n– Sentence 4\n\nIt prints very much.\n"))
  }

  @Test("The reader's own tests are reported separately")
  func own() {
    var verdict = verdict(.passed)
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
    verdict.ownFailure = failure("/nowhere/A.swift:1:1: error: no such type")
    let told = text(verdict)
    #expect(told.contains("\nA.swift:1:1: error: no such type\n"))
    #expect(told.hasSuffix("\n\nPassed: 1 behaviour. Your own tests do not compile.\n"))
  }

  @Test("The compiler's first warnings appear above the final sentence")
  func warnings() {
    var verdict = verdict(.passed)
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
    "Compiler messages wrap, their source continues after a mark, other failures get a sentence",
    arguments: [
      (
        """
        /nowhere/Katas/02-OpenClosed/Sources/A.swift:11:18: error: cannot find a rule in this scope
         11 | let rule = Rule(of: one, and: another, in: arena, with: everything)
            |            |- error: cannot find a rule in this scope
        """,
        """
        Katas/02-OpenClosed/Sources/A.swift:11:18: error: cannot find a
        rule in this scope
         11 | let rule = Rule(of: one, and: another, in: arena, with:
           ↪ everything)
            |            |- error: cannot find a rule in this scope

        Nothing ran, because of the compiler errors above.

        """
      ),
      // A place is never cut.
      (
        "/nowhere/\(place) error: no such screen",
        "\(place)\nerror: no such screen\n\nNothing ran, because of the compiler errors above.\n"
      ),
      (
        "/nowhere/A.swift:1:1: error: No space left on device",
        "The disk is full, so nothing could be built: make room, then try\nagain.\n"
      ),
    ])
  func notBuilt(printed: String, expected: String) {
    var verdict = verdict()
    let failure = failure(printed)
    verdict.outcome = .notBuilt(failure)
    #expect(text(verdict, width: 64) == expected)
    // In a pipe, everything is as the compiler says it.
    let piped = Layout(width: 64, codeWidth: .max).errors(of: failure).map(\.text)
    #expect(failure.sentence != nil || piped + [""] == failure.text.lines)
  }

  @Test("The first failure of each cause is shown; the others are named, or shown on request")
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
    let verdict = verdict(swapped(3), .passed, swapped(7), .hung, .hung)
    let hung = "  It made no progress within the limit.\n"
    #expect(
      findings(verdict) == """
        A mine
        ✗ Sentence 1
          Case      it meets
          Expected  [.end, .hit(3)]
          Got       [.hit(3), .end]
          Order     nothing is missing, but the order differs from item 1 on
          T.swift:3

          1 more behaviour fails the same way:
          ✗ Sentence 3

        ✗ Sentence 4
        \(hung)
          1 more behaviour fails the same way:
          ✗ Sentence 5

        """)
    #expect(
      findings(verdict, isEachAlone: true).hasSuffix(
        "T.swift:7\n\n✗ Sentence 4\n\(hung)\n✗ Sentence 5\n\(hung)"))
  }

  @Test(
    "A failure that is not a comparison is shown unchanged, and a repeated case once",
    arguments: [
      (
        ["Expectation failed: a.isOn", "It turns."],
        ["Case      wave 5", "It turns.", "Expected  a.isOn"]
      ),
      (["Caught error: No", "wave 5, near"], ["Case      wave 5, near", "It threw No"]),
      (
        ["Expectation failed: expected error “No”, but “Yes” was thrown instead"],
        ["Case      wave 5", "Expected error “No”, but “Yes” was thrown instead"]
      ),
      (["A\n    drawing"], ["Case      wave 5", "A", "    drawing"]),
      (
        [String(repeating: " ", count: 30) + String(repeating: "word", count: 15) + " end"],
        [
          "Case      wave 5",
          String(repeating: " ", count: 20) + String(repeating: "word", count: 15),
          String(repeating: " ", count: 20) + "end",
        ]
      ),
    ])
  func sentences(messages: [String], expected: [String]) {
    let issue = RecordedIssue(arguments: "wave 5", messages: messages, place: nil)
    let lines = Layout(width: 80).lines(of: [issue])
    #expect(lines.map(\.text) == expected)
  }

  @Test("A hanging behaviour that names a line of the reader's, else a file, is shown first")
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
    var verdict = verdict()
    verdict.behaviours = Array(all.prefix(2))
    #expect(findings(verdict).hasPrefix("✗ Sentence 2\n  Endless.\n  \(mine)\n"))
    verdict.behaviours = all
    let others = [1, 2, 4].map { "  ✗ Sentence \($0)\n" }.joined()
    #expect(
      findings(verdict) == """
        ✗ Sentence 3
          Endless.
          \(mine):5

          3 more behaviours fail the same way:
        \(others)
        """)
  }
}
