import Foundation
import Terminal
import TestSupport
import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader
@testable import Toolchain

@Suite("The workbook check command")
struct CheckCommandTests {
  /// A check with these outcomes.
  private func command(
    _ outcomes: Behaviour.Outcome..., guest: GuestTrial? = nil, own: Behaviour.Outcome? = nil
  ) -> CheckCommand {
    CheckCommand { check, phases in
      phases(.waiting)
      var verdict = try WatchedKata.verdict(outcomes, of: check.kata)
      verdict.guest = guest
      verdict.own = own.map { [Behaviour(suite: nil, sentence: "Mine", outcome: $0)] } ?? []
      return verdict
    }
  }

  private func book(_ work: String? = "let thing = 7\n") throws -> TemporaryBook {
    let book = try TemporaryBook(1)
    try book.start(1)
    if let work { try book.work(work, on: 1) }
    try book.write(
      book.lesson(1).page,
      """
      ## Your kata

      | the question | tried in | our step |
      |---|---|---:|
      | Can you *try* `it`? | | 1 |
      | Can `Gun` come from outside? | `Guest.swift` | 3 |

      """)
    return book
  }

  private static let status = """
    Checking your kata: Lesson 1, Single responsibility …
    Another check of this kata is running; waiting for it to finish.

    """

  @Test("The check shows each behaviour, and fails if one is red")
  func red() async throws {
    let shown = try await book().session("check 1", commands: [command(.passed, .notReached)])
    #expect(
      shown == """
        $ check 1
          ✓ Behaviour number 1
          – Behaviour number 2

        Failed: 0 of 2 behaviours, and 1 not reached.
        \(Self.status)(red)

        """)
  }

  @Test("A green kata leads to the page's questions, or is reported as unchanged")
  func green() async throws {
    let changed = try await book().session("check", commands: [command(.passed)])
    #expect(
      changed == """
        $ check
          ✓ Behaviour number 1

        Passed: 1 behaviour.

        Ask yourself; Guest/Guest.swift tries one of them:
          ? Can you *try* `it`? (our\u{A0}step\u{A0}1)
          ? Can `Gun` come from outside? (our\u{A0}step\u{A0}3)
        \(Self.status)
        """)
    let untouched = try await book(nil).session("check", commands: [command(.passed)])
    #expect(
      untouched == """
        $ check
          ✓ Behaviour number 1

        Passed: 1 behaviour.

        Everything passes, but you have not changed anything yet.
          scripts/workbook read 1  See what is wrong here.
          scripts/workbook hint 1  Get a question to ask yourself.
        \(Self.status)
        """)
  }

  private static let issue = RecordedIssue(
    messages: ["Expectation failed: (out → [G.Out.hit(2), .hit(1)]) == [.hit(1)]", "it is loaded"],
    place: SourcePlace(path: "T.swift", line: 8))

  @Test(
    "The guest's result appears below its question",
    arguments: [
      (
        GuestTrial.toTry, "?",
        ["To try it, fill in Katas/01-SingleResponsibility/Guest/Guest.swift."]
      ),
      (
        .fails("“It shoots” does not pass.", issues: [issue]), "✗",
        [
          "Tried: it does not work. “It shoots” does not pass.", "Case      it is loaded",
          "Expected  [.hit(1)]", "Got       [.hit(2), .hit(1)]", "Extra     .hit(2)", "T.swift:8",
        ]
      ),
    ])
  func guest(_ trial: GuestTrial, mark: String, words: [String]) async throws {
    let output = try await book().run(command(.passed, guest: trial), "1").output
    let rest = output.components(separatedBy: "\(mark) Can `Gun`").last?.lines.dropFirst()
    #expect(rest?.map(\.trimmed) == words + [""])
  }

  @Test(
    "A taken change leaves only the guest's question; an open one hides it if the guest is untried",
    arguments: [
      ([:], GuestTrial.works, ["Ask yourself; Guest/Guest.swift tries one of them:", "?", "✓"]),
      (["more-lives": .open(RowBook.cost(1))], .works, ["From outside:", "✓"]),
      (["more-lives": .open(RowBook.cost(1))], .toTry, []),
      (["more-lives": .open(RowBook.cost(1))], nil, []),
      (["more-lives": .done(RowBook.cost(1))], .works, ["From outside:", "✓"]),
      (["more-lives": .done(RowBook.cost(1))], .toTry, ["From outside:", "?"]),
      (["more-lives": .done(RowBook.cost(1))], nil, []),
    ] as [([String: ChangeRow.State], GuestTrial?, [String])])
  func asked(states: [String: ChangeRow.State], guest: GuestTrial?, expected: [String]) {
    var verdict = WatchedKata.verdict([.passed])
    verdict.guest = guest
    let questions = [
      KataQuestion(text: [Span(text: "T")], step: nil),
      KataQuestion(text: [Span(text: "T")], step: nil, isTried: true),
    ]
    let lines = Layout(width: 80).lines(of: questions, verdict, in: RowBook.row(states))
    let told = lines.map(\.text.trimmed).filter { !$0.hasPrefix("T") }
      .map { $0.replacing(" T", with: "") }
    #expect(told == expected)
  }

  @Test("A kata that is gone after its check leads to no further complaint")
  func gone() {
    #expect(CheckResult(keeping: WatchedKata.verdict([.passed])).trouble == nil)
  }

  @Test("If the log cannot be written, the verdict still comes first, then a warning")
  func unkept() async throws {
    let book = try book()
    try book.write("Katas/01-SingleResponsibility/.git/refs/workbook/green/in-the-way", "")
    let run = try await book.run(command(.passed), "1")
    #expect(run.isRight && run.output.hasSuffix("Passed: 1 behaviour.\n"))
    #expect(run.error.contains("\nworkbook: git cannot"))
  }

  @Test("The check needs a kata, and takes a limit in whole seconds")
  func refused() async throws {
    var expected = """
      $ check
      workbook: You have not started a kata: `scripts/workbook start 1` makes the
      first one.
      $ check 1
      workbook: You have not started this kata: `scripts/workbook start 1` makes it.

      """
    let book = try TemporaryBook(1)
    var shown = await book.session("check", "check 1")
    for word in ["0", "soon", "2.5", "86401"] {
      shown += await book.session("check --limit=\(word)")
      expected += """
        $ check --limit=\(word)
        workbook: --limit takes a whole number from 1 to 86400, not “\(word)”.

        """
    }
    #expect(shown == expected)
    var arguments = Arguments(["--limit", "2"], command: "check")
    #expect(try [arguments.limit(), arguments.limit()] == [.seconds(2), .seconds(10)])
  }
}
