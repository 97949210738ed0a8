import Terminal
import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader
@testable import Toolchain

@Suite("The picture of a kata that is watched")
struct WatchViewTests {
  private static let rule = String(repeating: "─", count: 80)

  private static let failing = WatchedKata(
    judged: .passed,
    .failed([
      WatchedKata.issue("Expectation failed: (lives → 2) == 3", line: 23, with: "4, 5"),
      WatchedKata.issue("Expectation failed: (lives → 1) == 3", line: 23),
    ]), .hung, .notReached)

  private static let small = WatchedKata(
    judged: .failed([
      WatchedKata.issue("Expectation failed: (lives → 2) == 3", line: 23),
      WatchedKata.issue("Expectation failed: [one, two, three, four, five] == []", line: 30),
    ]), .hung, .hung, .notReached, size: Size(columns: 60, rows: 20)
  ).after(.key("j"))
  private static let shortRule = String(repeating: "─", count: 49)

  private static let hint: Line = [
    Run("Look "), Run("there", .bold), Run(String(repeating: "!", count: 90)),
  ]

  /// What is watched, and its whole picture after seven seconds.
  private static let pictures: [(WatchedKata, String)] = [
    (
      WatchedKata(
        .files("first"), .phase(.building(BuildProgress(done: 3, of: 12, isWaiting: false)))),
      """
       Kata 2  Open/closed                                        Katas/02-OpenClosed
      \(rule)
       Checking: building, 3 of 12 files …                                        7 s


       What you change is in Katas/02-OpenClosed/Sources/OpenClosedKata.
       Every save is checked. The first check builds everything and takes longest.
      \(rule)
       h hint   d diff   r read   n next kata   c check again   q quit

      """
    ),
    // What failed has its name, the place, what was expected.
    (
      failing,
      """
       Kata 2  Open/closed                                        Katas/02-OpenClosed
      \(rule)
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
         It made no progress for as long as the limit allows.

       Not reached:
       – Behaviour number 4
      \(rule)
       h hint   d diff   r read   n next kata   c check again   q quit

      """
    ),
    // A small window shows how much more there is.
    (
      small,
      """
       Kata 2  Open/closed                    Katas/02-OpenClosed
      \(shortRule) ▲ 1 more ─
       ✗ Failed: 3 of 4 behaviours, and 1 not reached.      1.4 s
       ▒▒▒▒▒▒▒▒▒▒▒▒░░░░

         Value     lives
         Expected  3
         Got       2
         Katas/02-OpenClosed/Tests/OpenClosedKataTests/
           ↪ BlastTests.swift:23
         Expected  []
         Got       [one, two, three, four, five]
         Katas/02-OpenClosed/Tests/OpenClosedKataTests/
           ↪ BlastTests.swift:30

       ✗ Behaviour number 2
         It made no progress for as long as the limit allows.
      \(shortRule) ▼ 5 more ─
       h hint  d diff  r read  n kata  c check  / search  q quit

      """
    ),
    // What passes may be compared with ours.
    (
      WatchedKata(
        .files("first"), .stands(at: .refactored),
        questions: [KataQuestion(text: [Span(text: "Can you try it?")], step: 3)]),
      """
       Kata 2  Open/closed                                        Katas/02-OpenClosed
      \(rule)
       ✓ Passed: 1 behaviour.                                                   1.4 s
       ████

       Refactored so far: everything behaves, and the design is no longer before's.

       Are you done? Ask yourself:
         ? Can you try it? (our\u{A0}step\u{A0}3)

         d  Compare your version with ours.
         r  Read the page again, above all when not to do it.
         n  Start the next kata.

       `scripts/workbook play 2` plays the arcade with your version.
      \(rule)
       h hint   d diff   r read   n next kata   c check again   q quit

      """
    ),
    // What behaves with the design of before is not done.
    (
      WatchedKata(.files("first"), .stands(at: .behaves)),
      """
       Kata 2  Open/closed                                        Katas/02-OpenClosed
      \(rule)
       ✓ Passed: 1 behaviour.                                                   1.4 s
       ████

       Everything behaves, and the design is still before's: no type, no protocol and
       no responsibility has moved yet. A small cure may be enough; the questions and
       the expected changes come with another design.

         h  A hint, one further each time.
         d  See what you changed.
         r  Read the page of the lesson again.
      \(rule)
       h hint   d diff   r read   n next kata   c check again   q quit

      """
    ),
    // A page has its title, how the kata is, and its own keys.
    (
      WatchedKata(judged: .passed, .hung)
        .after(.page(WatchPage(kind: .hint, title: "Hint 1 of 6") { _ in [hint] })),
      """
       Kata 2  Open/closed                                        Katas/02-OpenClosed
      \(rule)
       Hint 1 of 6                                       ✗ Failed: 1 of 2 behaviours.


       Look
         ↪ there\(String(repeating: "!", count: 69))
         ↪ \(String(repeating: "!", count: 21))
      \(rule)
       h next hint   ↑ ↓ Space scroll   c check again   q back

      """
    ),
  ]

  @Test("It has the state above, then what is wrong or to do, then the keys", arguments: pictures)
  func picture(kata: WatchedKata, expected: String) {
    #expect(kata.text(at: .seconds(7)) == expected)
  }

  @Test("The last verdict stays while a check runs, but pale")
  func pale() {
    let again = Self.failing.after(.files("second"))
    let pale = Self.failing.state.view.lines.map { $0.map { Run($0.text, .dim) } }
    #expect(again.state.view.lines == pale)
  }

  @Test("Who takes the book's steps sees beside a verdict that passes how many are taken")
  func steps() {
    let page = WatchPage(kind: .hint, title: "A hint") { _ in [] }
    let shown = [
      (Behaviour.Outcome.passed, 45, nil), (.passed, 44, nil), (.hung, 45, nil),
      (.passed, 45, page),
    ]
    let told = shown.map { outcome, columns, page in
      let result = CheckResult(
        verdict: WatchedKata.verdict([outcome]), steps: StepCount(taken: 2, all: 9))
      let size = Size(columns: columns, rows: 20)
      var kata = WatchedKata(.files("first"), .judged(result), size: size)
      if let page { kata.take(.page(page)) }
      return kata.view.status.text
    }
    #expect(
      told == [
        "✓ Passed: 1 behaviour. Steps taken: 2 of 9.", "✓ Passed: 1 behaviour.",
        "✗ Failed: 1 of 1 behaviour.", "✓ Passed: 1 behaviour.",
      ], "but none where they would be cut off")
  }

  @Test("A notice hides the keys, and a narrow window leaves out most of them")
  func foot() {
    let notice = WatchedKata(judged: .hung).after(.notice("The hints are missing."))
    let narrow = WatchedKata(judged: .hung, size: Size(columns: 30, rows: 20))
    #expect(
      [notice, narrow].map { $0.lines().last }
        == [" The hints are missing.", " h hint  d diff  q quit"])
  }

  @Test("No size is too small for it", arguments: [0, 1, 2, 5, 9])
  func tiny(side: Int) {
    var kata = WatchedKata(judged: .hung, size: Size(columns: side, rows: side))
    for key in [Key.end, .down, .pageUp] { kata.take(.key(key)) }
    kata.take(.page(WatchPage(kind: .hint, title: "Hint") { _ in [[Run("x")]] }))
    #expect(kata.lines().count == side)
  }

  @Test("Behaviours that are more than the columns share them, and none that fails is hidden")
  func crowded() {
    let outcomes = (0..<100).map { $0 == 51 ? Behaviour.Outcome.hung : .passed }
    let kata = WatchedKata(
      .files("first"), .judged(WatchedKata.verdict(outcomes)))
    #expect(kata.view.bar(columns: 10).text == "█████▒████")
  }
}
