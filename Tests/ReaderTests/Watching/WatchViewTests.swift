import Foundation
import TestSupport
import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader
@testable import Terminal
@testable import Toolchain

@Suite("The picture of a watched kata")
struct WatchViewTests {
  static let first = WatchEvent.files("first")
  static let failing = WatchEvent.judged(
    .passed,
    .failed([
      WatchedKata.issue("Expectation failed: (lives → 2) == 3", line: 23, with: "4, 5"),
      WatchedKata.issue("Expectation failed: (lives → 1) == 3", line: 23),
    ]), .hung, .notReached)

  private static func heading(_ columns: Int) -> String {
    let (left, right) = (" Kata 2  Open/closed", "Katas/02-OpenClosed")
    return left.padded(to: columns - 1 - right.count) + right + "\n"
  }

  private static func rule(_ columns: Int) -> String {
    String(repeating: "─", count: columns) + "\n"
  }

  /// A watched kata, the text between the rules after seven seconds, and the keys.
  private static let pictures: [(WatchedKata, columns: Int, String, keys: String)] = [
    (
      WatchedKata(first, .phase(.building(BuildProgress(done: 3, of: 12, isWaiting: false)))), 80,
      """
       Checking: building, 3 of 12 files …                                        7 s


       Change the files in Katas/02-OpenClosed/Sources/OpenClosedKata.
       Every save is checked. The first check builds everything and takes longest.

      """, "h hint   d diff   r read   n next kata   c check again   q quit"
    ),
    // A failure has its name, its place and what was expected.
    (
      WatchedKata(first, failing), 80,
      """
       ✗ Failed: 2 of 4 behaviours, and 1 not reached.                          1.4 s
       ████▒▒▒▒▒▒▒▒░░░░

       ✗ Behaviour number 2
         Case      4, 5
         Value     lives
         Expected  3
         Got       2
         Katas/02-OpenClosed/Tests/OpenClosedKataTests/BlastTests.swift:23
         and 1 more like it

       ✗ Behaviour number 3
         It made no progress within the limit.

       Not reached:
       – Behaviour number 4

      """, "h hint   d diff   r read   n next kata   c check again   q quit"
    ),
    // A small window shows how much more there is, and how to see it.
    (
      WatchedKata(first, failing, size: Size(columns: 60, rows: 16)), 60,
      """
       ✗ Failed: 2 of 4 behaviours, and 1 not reached.      1.4 s
       ████▒▒▒▒▒▒▒▒░░░░

       ✗ Behaviour number 2
         Case      4, 5
         Value     lives
         Expected  3
         Got       2
         Katas/02-OpenClosed/Tests/OpenClosedKataTests/
           ↪ BlastTests.swift:23
         and 1 more like it
       … 6 more lines: a shows all

      """, "h hint  d diff  r read  a all  n kata  c check  q quit"
    ),
    (
      WatchedKata(
        first,
        .stands(
          RowBook.row(), questions: [KataQuestion(text: [Span(text: "Can you try it?")], step: 3)])
      ), 80,
      """
       ✓ Passed: 1 behaviour.                                                   1.4 s
       ████

       Ask yourself:
         ? Can you try it? (our\u{A0}step\u{A0}3)

       Green is not a design: a design is judged by the changes that follow. The
       first is:

       The more-lives
         “One of them is dull, and we would like to have another beside it.” (a
         player)

         scripts/workbook request 2 more-lives  Take it.

      """, "h hint  d diff  r read  t take  n kata  c check  q quit"
    ),
  ]

  private static let notBuilt = BuildFailure(
    printed: "/book/Katas/02-OpenClosed/A.swift:1:5: error: no such type\n",
    root: URL(fileURLWithPath: "/book"), scratch: URL(fileURLWithPath: "/tmp/none"))

  private static let hung = WatchedKata.verdict([.hung])

  /// A watched kata, the line above the bar, and the beginning of the text.
  private static let texts: [(WatchedKata, String, String)] = [
    (
      WatchedKata(first, .stands(isUntouched: true)), "✓ Passed: 1 behaviour.",
      "Everything passes, but you have not changed anything yet."
    ),
    // The words of an open request appear above the failures.
    (
      WatchedKata(
        .files(.file("first", request: "more-lives")),
        .judged(
          CheckResult(verdict: hung, row: RowBook.row(["more-lives": .open(RowBook.cost(3))])))),
      "✗ Failed: 1 of 1 behaviour.", "The more-lives"
    ),
    (
      WatchedKata(first, .judged(CheckResult(verdict: hung, trouble: "There is no room."))),
      "✗ Failed: 1 of 1 behaviour.", "There is no room."
    ),
    (
      WatchedKata(first, .judged(WatchedKata.verdict([], .stopped("The disk is full.")))),
      "✗ There is no verdict.", "The disk is full."
    ),
    (
      WatchedKata(first, .judged(WatchedKata.verdict([], .notBuilt(notBuilt)))),
      "✗ It does not compile.", "Katas/02-OpenClosed/A.swift:1:5: error: no such type"
    ),
    (
      WatchedKata(first, .files(.gone)), "Waiting for the folder.",
      "Katas/02-OpenClosed is gone: put it back, or make a new one with"
    ),
  ]

  @Test("Every situation has its line above the bar, and its text", arguments: texts)
  func text(kata: WatchedKata, status: String, text: String) {
    let lines = kata.lines()
    let time = lines[2].hasSuffix(" 1.4 s")
    #expect(kata.view.status.text == status && lines[5] == " \(text)")
    #expect(time == !["✗ There", "Waiting"].contains { status.hasPrefix($0) })
  }

  @Test(
    "The picture has the state, then the failures or what comes next, then the keys",
    arguments: pictures)
  func picture(kata: WatchedKata, columns: Int, body: String, keys: String) {
    let rule = Self.rule(columns)
    #expect(
      kata.text(at: .seconds(7)) == Self.heading(columns) + rule + body + rule + " \(keys)\n")
  }

  @Test(
    "Each phase of a check has its words and its bar; without a count, the last bar's length holds",
    arguments: [
      (CheckPhase.starting, "starting", "░░░░░░░░"),
      (.waiting, "waiting for another check to finish", "░░░░░░░░"),
      (.building(BuildProgress(isWaiting: true)), "waiting for another build to end", "░░░░░░░░"),
      (.building(BuildProgress(done: 3, of: 9)), "building, 3 of 9 files", "░░░░░░░░"),
      (.building(BuildProgress(done: 3, of: nil)), "building", "░░░░░░░░"),
      (.running(done: 1, of: nil), "running", "████░░░░"),
      (.running(done: 3, of: 3), "behaviour 3 of 3", "████████████"),
      (.running(done: 1, of: 3), "behaviour 2 of 3", "████░░░░░░░░"),
      (.running(done: 1, of: 3, stall: "“It flies” stalls"), "“It flies” stalls", "████░░░░░░░░"),
    ])
  func phases(phase: CheckPhase, words: String, bar: String) {
    let kata = WatchedKata(
      Self.first, .judged(.passed, .hung), .files("second"), .phase(phase))
    let lines = kata.lines()[2...3].joined(separator: "\n")
    #expect(lines == " Checking: \(words) …\n \(bar)")
  }

  @Test("The last verdict stays, dimmed, while a check runs, unless the tests have changed")
  func pale() {
    let layout = Layout(width: 80)
    let failing = WatchedKata(Self.first, Self.failing)
    let again = failing.after(.files("second")).state.text(on: layout)
    let former = failing.state.text(on: layout)
    #expect(again == former.map { $0.map { Run($0.text, .dim) } })
    let other = failing.after(.files(.file("first", request: "more-lives")))
    #expect(other.state.text(on: layout) == [])
  }

  @Test(
    "A verdict that passes also shows how many steps are taken, if there is room",
    arguments: [
      (Behaviour.Outcome.passed, 45, "✓ Passed: 1 behaviour. Steps taken: 2 of 9."),
      (.passed, 44, "✓ Passed: 1 behaviour."), (.hung, 45, "✗ Failed: 1 of 1 behaviour."),
    ])
  func steps(outcome: Behaviour.Outcome, columns: Int, expected: String) {
    let result = CheckResult(
      verdict: WatchedKata.verdict([outcome]), steps: StepCount(taken: 2, all: 9))
    let size = Size(columns: columns, rows: 20)
    let kata = WatchedKata(Self.first, .judged(result), size: size)
    #expect(kata.view.status.text == expected)
  }

  @Test("A notice hides the keys, and a narrow window leaves out most of them")
  func foot() {
    let notice = WatchedKata(judged: .hung).after(.notice("The hints are missing."))
    let narrow = WatchedKata(judged: .hung, size: Size(columns: 30, rows: 20))
    #expect(
      [notice, narrow].map { $0.lines().last }
        == [" The hints are missing.", " h hint  d diff  q quit"])
  }

  @Test(
    "The keys include t, with what it does",
    arguments: [
      (["more-lives": .open(RowBook.cost(1))], "t end change"),
      (["more-lives": .done(RowBook.cost(1))], "t take change"),
      (["more-lives": .done(RowBook.cost(1)), "twin-bolts": .givenUp], "t sum up"),
      (["more-lives": .givenUp, "twin-bolts": .givenUp], nil),
    ] as [([String: ChangeRow.State], String?)])
  func change(states: [String: ChangeRow.State], key: String?) {
    let size = Size(columns: 120, rows: 24)
    let keys = WatchedKata(Self.first, .stands(RowBook.row(states)), size: size).lines()[23]
    #expect(keys.firstMatch(of: #/t (?:\w+ )(?:change|up)/#).map { String($0.0) } == key)
  }

  @Test("A text that just fits is not cut; with one line less, two are hidden", arguments: [0, 1])
  func fitting(missing: Int) {
    let all = WatchedKata(Self.first, Self.failing).state.text(
      on: Layout(width: 78), isOnScreen: true)
    let size = Size(columns: 80, rows: 5 + all.count + 2 - missing)
    let lines = WatchedKata(Self.first, Self.failing, size: size).lines()
    let last = missing == 0 ? " – Behaviour number 4" : " … 2 more lines: a shows all"
    #expect(lines[lines.count - 3] == last)
  }

  @Test("The heading leaves out what does not fit, and the time is shown from one second on")
  func narrow() {
    let headings = [27, 28].map { columns in
      WatchedKata(judged: .hung, size: Size(columns: columns, rows: 9)).lines()[0]
    }
    #expect(headings == [" Kata 2  Open/closed", " Kata 2  Open/closed  Kata…"])
    let times = [0, 1].map { WatchedKata(Self.first).lines(at: .seconds($0))[2].suffix(4) }
    #expect(times == ["ng …", " 1 s"])
  }

  @Test("The picture can be drawn at any size", arguments: [0, 1, 2, 5, 6, 7, 9])
  func tiny(side: Int) {
    let kata = WatchedKata(judged: .hung, size: Size(columns: side, rows: side))
    #expect(kata.lines().count == side)
  }

  @Test("More behaviours than columns share the columns, and every failure stays visible")
  func crowded() {
    let outcomes = (0..<100).map { $0 == 51 ? Behaviour.Outcome.hung : .passed }
    let kata = WatchedKata(Self.first, .judged(WatchedKata.verdict(outcomes)))
    #expect(kata.view.bar(columns: 10).text == "█████▒████")
    #expect(kata.lines()[3].trimmed.count == 60)
  }
}
