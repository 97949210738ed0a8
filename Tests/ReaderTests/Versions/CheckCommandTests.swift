import Book
import Foundation
import Terminal
import TestSupport
import Testing
import Text

@testable import Practice
@testable import Reader
@testable import Toolchain

@Suite("workbook check")
struct CheckCommandTests {
  /// A check that finds an outcome, and the design if it is to look at it.
  private func command(
    _ outcome: Behaviour.Outcome, isRefactored: Bool = true, isUntouched: Bool = false,
    guest: GuestTrial? = nil
  ) -> CheckCommand {
    CheckCommand { check, phases in
      phases(.waiting)
      return Verdict(
        kata: check.kata, outcome: .judged,
        behaviours: [Behaviour(suite: nil, sentence: "It works", outcome: outcome)],
        isUntouched: isUntouched, isRefactored: isRefactored && check.looksAtDesign, guest: guest)
    }
  }

  private func book() throws -> TemporaryBook {
    let book = try TemporaryBook(1)
    try book.start(1)
    try book.work("let thing = 7\n", on: 1)
    return book
  }

  @Test("A kata that is refactored is noted; its questions stay, what comes next comes once")
  func refactored() async throws {
    let book = try book()
    try book.write(
      book.lesson(1).page,
      "## Your kata\n\n| the question | our step |\n|---|---:|\n| Can you *try* `it`? | 3 |\n")
    let status = """
      Checking your kata: Lesson 1, Single responsibility …
      Another check of it is running: waiting for its end.

      """
    let expected = """
      $ check 1
        ✓ It works

      Passed: 1 behaviour.

      Refactored so far: everything behaves, and the design is no longer before's.

      Are you done? Ask yourself:
        ? Can you *try* `it`? (our\u{A0}step\u{A0}3)

      Your kata of lesson 1, Single responsibility, is refactored.
        scripts/workbook request 1          Carry out a change on your design.
        scripts/workbook diff 1 mine after  Compare your version with ours.
        scripts/workbook read 1             Read when not to do it.
        scripts/workbook play 1             Play with your version plugged in.

      Next is lesson 2, Open/closed.
        scripts/workbook read 2   Read its page.
        scripts/workbook start 2  Make your kata of it.
      \(status)$ check
        ✓ It works

      Passed: 1 behaviour.

      Refactored so far: everything behaves, and the design is no longer before's.

      Are you done? Ask yourself:
        ? Can you *try* `it`? (our\u{A0}step\u{A0}3)
      \(status)$ check
        – It works

      Failed: 0 of 1 behaviour, and 1 not reached.
      \(status)(red)

      """
    let passed = await book.session("check 1", "check", commands: [command(.passed)])
    #expect(await passed + book.session("check", commands: [command(.notReached)]) == expected)
    #expect(try book.progress.load()[book.lesson(1)].lastCheck?.passed == 0)
  }

  @Test(
    "A kata that passes is told how far it is",
    arguments: [
      (true, "Everything passes as in before: nothing is changed yet."),
      (
        false,
        "Everything behaves, and the design is still before's: no type, no protocol and\n"
          + "no responsibility has moved yet. A small cure may be enough; the questions and\n"
          + "the expected changes come with another design."
      ),
    ])
  func notRefactored(isUntouched: Bool, sentence: String) async throws {
    let book = try book()
    let command = command(.passed, isRefactored: false, isUntouched: isUntouched)
    for _ in 1...2 {
      let output = try await book.run(command, "1").output
      #expect(output.hasSuffix("Passed: 1 behaviour.\n\n\(sentence)\n"))
      // What was refactored once and is before again says so.
      if isUntouched { try await book.run(self.command(.passed), "1") }
    }
  }

  private static let issue = RecordedIssue(
    messages: ["Expectation failed: (out → [G.Out.hit(2), .hit(1)]) == [.hit(1)]", "it is loaded"],
    place: SourcePlace(path: "T.swift", line: 8))
  private static let guestFile = "Katas/01-SingleResponsibility/Guest/Guest.swift"
  private static let page = """
    ## Your kata

    | the question | tried in | our step |
    |---|---|---:|
    | Is it done? | | 1 |
    | Can `Gun` come from outside? | `Guest.swift` | 3 |

    """

  @Test(
    "What became of the guest stands below its question",
    arguments: [
      (GuestTrial.toTry, "?", "To try it, fill in \(guestFile)."),
      (
        .fails("It does not compile: no Gun", place: "A.swift:3"), "✗",
        "Tried: it does not work. It does not compile: no Gun\nA.swift:3"
      ),
      (
        .fails("“It shoots” does not pass.", issues: [issue]), "✗",
        """
        Tried: it does not work. “It shoots” does not pass.
        Case      it is loaded
        Expected  [.hit(1)]
        Got       [.hit(2), .hit(1)]
        Extra     .hit(2)
        T.swift:8
        """
      ),
      (.works(opened: nil), "✓", "Tried: it works."),
      (.works(opened: []), "✓", "Tried: it works, and nothing had to be opened for it."),
      (
        .works(opened: ["Gun", "Gun.init()", "Gun.speed", "Ship.init(of:gun:)", "Hull"]), "✓",
        """
        Tried: it works. Open to other modules now, and not in before:
          Gun
          Gun.init()
          Gun.speed
          Ship.init(of:gun:)
          Hull
        """
      ),
    ])
  func guest(_ trial: GuestTrial, mark: String, words: String) async throws {
    let book = try book()
    try book.write(book.lesson(1).page, Self.page)
    let command = command(.passed, guest: trial)
    func told(_ output: String) -> String {
      let start = "Refactored so far: everything behaves, and the design is no longer before's.\n"
      let rest = output.components(separatedBy: start).last ?? ""
      return String(rest.prefix { $0 != "Y" }).trimmed
    }
    let found = "\(mark) Can `Gun` come from outside? (our\u{A0}step\u{A0}3)\n" + words
    let output = try await book.run(command, "1").output
    let expected = """
      Are you done? Ask yourself; Guest/Guest.swift tries one of these:
      ? Is it done? (our\u{A0}step\u{A0}1)
      \(found)
      """
    #expect(told(output).lines.map(\.trimmed) == expected.lines.map(\.trimmed))
  }

  @Test("For other programs a question has its answer, and is not asked too early")
  func jsonQuestions() async throws {
    let book = try book()
    try book.write(book.lesson(1).page, Self.page)
    func questions(_ command: CheckCommand) async throws -> String {
      let text = try await book.run(command, "--json").output.replacing(#/\s+/#, with: " ")
      return text.components(separatedBy: "\"questions\" : ")[1]
        .components(separatedBy: " ], \"reason\"")[0]
    }
    func question(
      _ state: String, _ reason: String = "null", at place: String = "null"
    ) -> String {
      "{ \"issues\" : [ ], \"opened\" : null, \"place\" : \(place), \"reason\" : \(reason), "
        + "\"state\" : \"\(state)\", "
    }
    var early = [try await questions(command(.passed, isRefactored: false))]
    let failed = try await questions(command(.passed, guest: .fails("No.", place: "A:3")))
    let expected = """
      [ \(question("asked"))"step" : 1, "text" : "Is it done?" }, \
      \(question("doesNotWork", "\"No.\"", at: "\"A:3\""))"step" : 3, \
      "text" : "Can Gun come from outside?" }
      """
    #expect(failed == expected)
    early.append(try await questions(command(.hung)))
    #expect(early.map { $0.components(separatedBy: question("notAsked")).count } == [3, 3])
    let opened = try await questions(command(.passed, guest: .works(opened: ["Gun"])))
    #expect(opened.contains("\"opened\" : [ \"Gun\" ") && opened.contains("\"works\""))
    #expect(try await questions(command(.passed, guest: .toTry)).contains(question("toTry")))
  }

  @Test("For other programs it prints nothing but the verdict, with the stage")
  func json() async throws {
    let output = try await book().run(command(.passed), "--json").output
    #expect(
      output.hasPrefix("{\n") && output.hasSuffix("\n}\n")
        && output.contains("\n  \"stage\" : \"refactored\",\n"))
  }

  @Test("Where the progress cannot be kept, the verdict comes first, and then a warning")
  func unkept() async throws {
    let book = try book()
    try book.write("Katas/progress.json/in-the-way", "")
    let run = try await book.run(command(.passed), "1")
    let warning = "\nworkbook: Katas/progress.json cannot be written or read"
    #expect(
      run.isRight && run.output.hasSuffix("Passed: 1 behaviour.\n") && run.error.contains(warning))
  }

  @Test("A limit is a time in seconds, and a kata has to be there")
  func refused() async throws {
    var expected = """
      $ check
      workbook: No kata is started yet: `scripts/workbook start 1` makes the first
      one.
      $ check 1
      workbook: This kata is not started: `scripts/workbook start 1` makes it.

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
