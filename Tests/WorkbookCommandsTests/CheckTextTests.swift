import BookContents
import Foundation
import TestSupport
import Testing
import Text

@testable import KataTools
@testable import Toolchain
@testable import WorkbookCommands

@Suite("The text of a check")
final class CheckTextTests {
  private let small: SmallBook
  private let kata: Kata

  init() throws {
    small = try SmallBook()
    kata = Kata(try Book(at: small.root).lessons[0])
  }
  deinit { small.remove() }

  private func test(_ outcome: TestResult.Outcome, _ name: String = "t") -> TestResult {
    TestResult(id: "M.\(name)", sentence: name, suite: "S", outcome: outcome)
  }

  private func failure(_ messages: String..., line: Int? = 7) -> TestResult.Outcome {
    .failed([.init(messages: messages, arguments: "", place: line.map { "Katas/T.swift:\($0)" })])
  }

  private func verdict(_ change: (inout Verdict) -> Void) -> Verdict {
    var verdict = Verdict(kata: kata, files: [:], changes: [])
    verdict.behaviours = [test(.passed, "a"), test(.passed, "b")]
    change(&verdict)
    return verdict
  }

  private func text(showsAll: Bool = false, of report: CheckReport) -> String {
    StyledText.text(CheckText(report, width: 72, showsAll: showsAll).lines, usesColor: false)
  }

  private func text(showsAll: Bool = false, _ change: (inout Verdict) -> Void) -> String {
    text(showsAll: showsAll, of: CheckReport(verdict: verdict(change)))
  }

  @Test("One sentence counts the behaviours and, separately, the reader's own tests")
  func sentence() {
    let error = CompilerMessage.all(in: "/a.swift:1: error: x")
    func expect(_ sentence: String, _ change: (inout Verdict) -> Void) {
      #expect(CheckText.sentence(of: verdict(change)) == sentence)
    }
    expect("Passed: 2 behaviours.") { _ in }
    expect("Passed: 1 behaviour.") { $0.behaviours.removeLast() }
    expect("It does not compile.") { $0.errors = error }
    expect("There is no verdict.") { $0.behaviours = [] }
    expect("Not green, although 2 behaviours passed.") { $0.troubles = ["x"] }
    expect("Failed: 1 of 3 behaviours.") { $0.behaviours.append(test(failure("x"))) }
    expect("Not green: 2 of 4 behaviours did not run.") {
      $0.behaviours += [test(.notRun), test(.skipped)]
    }
    expect("Failed: 1 of 4 behaviours, and 1 did not run.") {
      $0.behaviours += [test(failure("x")), test(.notRun)]
    }
    expect("Passed: 2 behaviours. Your own tests do not compile.") { $0.ownErrors = error }
    expect("Passed: 2 behaviours. Your own tests: 1 passed.") { $0.own = [test(.passed)] }
    expect("Passed: 2 behaviours. Your own tests: 1 of 2 failed.") {
      $0.own = [test(.passed), test(.unfinished("", place: nil))]
    }
    expect("Passed: 2 behaviours. Your own tests: 1 passed.") {
      $0.own = [test(.passed), test(.skipped)]
    }
    expect("Passed: 2 behaviours.") { $0.own = [test(.skipped)] }
    expect("Passed: 2 behaviours. Your own tests: 1 did not run.") { $0.own = [test(.notRun)] }
  }

  @Test(
    "Up to three failures are shown in full with their places, and more in two lines each")
  func failures() {
    let behaviours = [
      test(failure("Expectation failed: (a → 1) == 2"), "one"), test(.passed, "two"),
      test(.unfinished("Fatal error: x", place: "Katas/S.swift:3"), "three"),
      test(.unfinished("It hung.", place: nil), "four"),
    ]
    let whole = """
      ✗ S: one
        a: expected 2, got 1
        Katas/T.swift:7

      ✗ S: three
        Fatal error: x
        Katas/S.swift:3

      ✗ S: four
        It hung.


      """
    #expect(text { $0.behaviours = behaviours } == whole + "Failed: 3 of 4 behaviours.\n")
    let more = behaviours + [test(failure("five fails"), "five")]
    let brief = text { $0.behaviours = more }
    let gap = String(repeating: " ", count: 49)
    #expect(brief.hasPrefix("✗ S: one\n    a: expected 2, got 1 "))
    #expect(
      brief.hasSuffix(
        "✗ S: five\n    five fails\(gap)T.swift:7\n\nFailed: 4 of 5 behaviours.\n"))
    #expect(
      text(showsAll: true) { $0.behaviours = more }
        == whole + "✗ S: five\n  five fails\n  Katas/T.swift:7\n\nFailed: 4 of 5 behaviours.\n")
    let several = text {
      $0.behaviours = [
        test(
          .failed([
            .init(messages: ["no"], arguments: "1", place: nil),
            .init(messages: ["no"], arguments: "2", place: nil),
          ]))
      ]
    }
    #expect(
      several == "✗ S: t\n  With 1:\n  no\n  and 1 more like it\n\nFailed: 1 of 1 behaviour.\n")
  }

  @Test(
    "Compiler messages, the reader's own tests, printed text and problems are shown in order")
  func rest() {
    let messages = CompilerMessage.all(
      in: (1...5).map { "/a.swift:\($0): error: e\($0)\n  note \($0)\n" }.joined())
    #expect(
      text { $0.errors = messages } == """
        /a.swift:1: error: e1
          note 1

        /a.swift:2: error: e2
          note 2

        /a.swift:3: error: e3
          note 3

        … and 2 more errors.

        It does not compile.

        """)
    let all = text(showsAll: true) { $0.errors = messages }
    #expect(all.contains("note 5") && !all.contains("more error"))
    let warnings = CompilerMessage.all(
      in: (1...4).map { "/a.swift:\($0): warning: w\($0)\n  note\n" }.joined())
    let shown = text {
      $0.warnings = warnings
      $0.ownErrors = Array(messages.prefix(1))
      $0.own = [test(failure("x", line: nil), "mine")]
      $0.printed = (1...25).map { "line \($0)\u{1b}" }.joined(separator: "\n")
      $0.troubles = ["Something went wrong."]
    }
    #expect(
      shown.hasPrefix(
        """
        Your own tests

        /a.swift:1: error: e1
          note 1
        ✗ S: mine
          x

        The compiler warns:
          /a.swift:1: warning: w1
          /a.swift:2: warning: w2
          /a.swift:3: warning: w3
          and 1 more warning

        Printed by the tests:
          … 5 earlier lines
          line 6\u{FFFD}

        """))
    #expect(
      shown.hasSuffix(
        """
          line 25\u{FFFD}

        Something went wrong.

        Not green, although 2 behaviours passed. Your own tests do not compile.
        Your own tests: 1 of 1 failed.

        """))
  }

  /// The text on a screen of 80 columns.
  private func screen(_ rows: Int, _ change: (inout Verdict) -> Void) -> String {
    let report = CheckReport(verdict: verdict(change))
    return StyledText.text(CheckText(report, width: 78, rows: rows).lines, usesColor: false)
  }

  @Test("On a screen of 24 rows, nine failures take two lines each, and a digit shows one in full")
  func nine() {
    let long = String(repeating: "long ", count: 20)
    let failures = (1...9).map { number in
      test(
        failure("Expectation failed: (a → \(number)) == 0", "b\(number)"), "\(long)\(number)")
    }
    let red = { (verdict: inout Verdict) in verdict.behaviours = failures }
    let lines = screen(20, red).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 21 && lines.allSatisfy { $0.count <= 78 })
    #expect(lines[0].hasPrefix("1 ✗ S: long long") && lines[0].hasSuffix("…"))
    #expect(
      lines[17] == "    a: expected 0, got 9" + String(repeating: " ", count: 45) + "T.swift:7")
    #expect(lines[18] == "" && lines[19] == "Failed: 9 of 9 behaviours.")
    // The reader's own tests follow; those without a number are lined up with the rest.
    let own = screen(40) {
      ($0.behaviours, $0.own) = (
        Array(failures.prefix(8)), [failures[8], test(.unfinished("x", place: nil), "z")]
      )
    }
    #expect(own.contains("\nYour own tests\n\n9 ✗ S: long") && own.contains("\n  ✗ S: z\n    x\n"))
    let text = CheckText(CheckReport(verdict: verdict(red)), width: 30, rows: 20)
    #expect(
      text.failure(9).map { StyledText.text($0.suffix(3), usesColor: false) }
        == "  b9\n  a: expected 0, got 9\n  Katas/T.swift:7\n")
    #expect(text.failure(0) == nil && text.failure(10) == nil)
    // Every issue, to its end.
    let issues = (1...2).map {
      TestResult.Issue(
        messages: ["\($0)" + String(repeating: "x", count: 320)], arguments: "", place: nil)
    }
    let whole = verdict { $0.behaviours = [test(.failed(issues))] }
    let shown = CheckText(CheckReport(verdict: whole), width: 400, rows: 20).failure(1) ?? []
    #expect(shown.map(\.text).joined().count { $0 == "x" } == 640)
    #expect(!shown.contains { $0.text.contains("more like it") })
  }

  @Test("The compiler's lines are never wrapped, so that a caret stays below its column")
  func compilerLines() {
    let long = String(repeating: "long ", count: 20)
    let places = [
      ("Sources/DoorsKata/In/a.swift", "In/a.swift"), ("Other/a.swift", "Other/a.swift"),
    ]
    for (path, shown) in places {
      let error = "\(path):1:2: error: \(long)!\n1 | \(long)!\n  |   `- \(long)!\n"
      let errors = CompilerMessage.all(in: "\nKatas/01-Doors/\(error)")
      #expect(text { $0.errors = errors }.hasPrefix("Katas/01-Doors/\(error)"))
      #expect(screen(20) { $0.errors = errors }.hasPrefix(error.replacing(path, with: shown)))
      #expect(text { $0.warnings = errors }.contains("  Katas/01-Doors/\(path):1:2: error: "))
    }
  }

  @Test("On a short screen, a long verdict still shows its last sentence")
  func fewRows() {
    let sentence = "Not green: 1 of 1 behaviour did not run.\n"
    let table = [
      -1: "", 0: "", 1: sentence, 2: "… press a for the rest\n\(sentence)",
      5: "Printed by the tests:\n  1\n  2\n… press a for the rest\n\(sentence)",
      6: "Printed by the tests:\n  1\n  2\n  3\n\n\(sentence)",
    ]
    for (rows, expected) in table {
      #expect(
        screen(rows) { ($0.behaviours, $0.printed) = ([test(.notRun)], "1\n2\n3") } == expected
      )
    }
    let path = "a/b/c/d/e/f/g/h/i/j"
    let wide = CheckText(
      CheckReport(verdict: verdict { ($0.printed, $0.notes) = (path, [path]) }), width: 16, rows: 9)
    #expect(wide.lines.contains { $0.text == "    g/h/i/j" })
    #expect(wide.lines.contains { $0.text == "i/j" })
  }

  @Test("A green check shows questions or a cost, and suggests the next change")
  func advice() throws {
    let changes = try Edit.all(.change, of: kata.lesson)
    var report = CheckReport(verdict: verdict { _ in })
    report.next = changes[0]
    report.questions = ["Who asks the *lock*?", "What opens?"]
    #expect(
      text(of: report) == """
        Passed: 2 behaviours.

        Ask yourself:
          - Who asks the lock?
          - What opens?
        The next change: `scripts/workbook change 1 bell`.

        """)
    report.isUntouched = true
    #expect(
      text(of: report).contains("You have changed no code: `scripts/workbook read 1`"))
    (report.isUntouched, report.open) = (false, changes[1])
    (report.cost, report.ours) = (.known(Figures()), "It costs ours 1.")
    #expect(
      text(of: report) == """
        Passed: 2 behaviours.

        “A window” is done. It cost you 0 lines edited, 0 added, 0 files.
        It costs ours 1.
        The next change: `scripts/workbook change 1 bell`.

        """)
    report.mistakes = ["mistake 1: A", "mistake 2: B"]
    #expect(
      text(of: report).contains(
        "Your kata contains mistake 1: A, and mistake 2: B. Nothing has caught\nthem."))
    // A failed check repeats the change's text.
    var failed = CheckReport(verdict: verdict { $0.troubles = ["x"] })
    (failed.open, failed.trouble) = (changes[0], "The disk is full.")
    let told = text(of: failed)
    #expect(told.hasPrefix("You have taken “A bell”: Guests want\nto ring.\n\nx\n\nNot green"))
    #expect(told.hasSuffix("\n\nThe disk is full.\n"))
  }
}
