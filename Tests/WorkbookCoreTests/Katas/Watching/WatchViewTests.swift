import Foundation
import Terminal
import Testing

@testable import WorkbookCore

private typealias Run = WorkbookCore.Run

@Suite("The picture of a kata that is watched")
struct WatchViewTests {
  private func text(_ state: WatchState, at now: Duration = .zero) -> String {
    state.lines(at: now).joined(separator: "\n") + "\n"
  }

  private var rule: String { String(repeating: "─", count: 80) }

  /// All but head and foot.
  private func middle(_ state: WatchState, at now: Duration = .zero) -> [String] {
    let lines = state.lines(at: now).dropFirst(2).dropLast(2)
    return Array(lines.reversed().drop(while: \.isEmpty).reversed())
  }

  @Test("At the start it says where to work")
  func beginning() {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    _ = state.take(.looked(.there(WatchedKata.snapshot("first"))))
    _ = state.take(.entered(.building(step: 3, of: 12), run: 1))
    let expected = """
       Kata 2  Open/closed                                        Katas/02-OpenClosed
      \(rule)
       Checking: building, step 3 of 12 …                                         7 s


       What you change is in Katas/02-OpenClosed/Sources/OpenClosedKata.
       Every save is checked. The first check builds everything and takes longest.
      \(String(repeating: "\n", count: 14))
      \(rule)
       h hint   d diff   r read   n next   c check again   q quit

      """
    #expect(text(state, at: .seconds(7)) == expected)
  }

  @Test(
    "Each phase of a check has its words",
    arguments: [
      (TestPhase.starting, 0, "Checking: building …"),
      (.starting, 5, "Checking: waiting, perhaps for another build to end …"),
      (.waiting, 1, "Checking: waiting for another check of this kata to end …"),
      (.building(step: 1, of: 9), 1, "Checking: building, step 1 of 9 …"),
      (.running, 1, "Checking: running the behaviours …"),
      (.judging(done: 2, of: 3), 1, "Checking: running, 2 of 3 behaviours done …"),
    ])
  func phases(phase: TestPhase, seconds: Int, words: String) {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    _ = state.take(.looked(.there(WatchedKata.snapshot("second"))))
    _ = state.take(.entered(phase, run: 2))
    let status = WatchStatus(state: state, now: .seconds(seconds))
    #expect(status.sentence == words)
    #expect(status.time == (seconds == 0 ? "" : "\(seconds) s"))
  }

  @Test("What failed stands below the bar: its name, the place, what was expected")
  func failures() {
    let state = WatchState.after(
      WatchedKata.judged(
        WatchedKata.verdict(
          [
            .passed,
            .failed([
              WatchedKata.issue("Expectation failed: (lives → 2) == 3", line: 23, with: "4, 5"),
              WatchedKata.issue("Expectation failed: (lives → 1) == 3", line: 23),
              WatchedKata.issue("Expectation failed: isOver", line: 30),
            ]),
            .crashed(
              KataCrash(
                place: "Katas/02-OpenClosed/Sources/OpenClosedKata/Referee.swift:12",
                reason: "Fatal error: Index out of range")),
            .hung, .notReached,
          ], restored: ["Package.swift"])))
    #expect(
      middle(state) == [
        " ✗ 3 of 5 behaviours fail, and 1 not reached.                             1.4 s",
        " ████▒▒▒▒▒▒▒▒▒▒▒▒░░░░  1 of 5 pass",
        "",
        " Put back as the book has them: Package.swift. What you had there is in",
        " Katas/.aside/02-OpenClosed.",
        "",
        " ✗ Behaviour number 2",
        "   Tests/OpenClosedKataTests/BlastTests.swift:23",
        "   with 4, 5",
        "   Expectation failed: (lives → 2) == 3",
        "   and 1 more like it",
        "   Tests/OpenClosedKataTests/BlastTests.swift:30",
        "   Expectation failed: isOver",
        "",
        " ✗ Behaviour number 3",
        "   Sources/OpenClosedKata/Referee.swift:12",
        "   Fatal error: Index out of range",
        "",
        " ✗ Behaviour number 4",
        "   It did not end: nothing went on for as long as the limit allows.",
      ])
    #expect(state.lines()[22].hasSuffix(" ▼ 3 more ─"), "\(state.lines()[22])")
    var below = state
    _ = below.press(.end)
    #expect(middle(below).suffix(2) == [" Not reached:", " – Behaviour number 5"])
    #expect(below.lines()[1].hasSuffix(" ▲ 3 more ─"))
  }

  @Test("What was put between the book's files is said to be taken away")
  func takenAway() {
    let verdict = KataVerdict(
      kata: WatchedKata.kata, restored: ["Tests/Own.swift"], takenAway: ["Tests/Own.swift"],
      outcome: .stopped("It is full."), behaviours: [], duration: .seconds(1))
    #expect(
      middle(.after(WatchedKata.judged(verdict))).dropFirst(3) == [
        " Taken away, as the book has no such files: Tests/Own.swift. What you had there",
        " is in Katas/.aside/02-OpenClosed.", "", " It is full.",
      ])
  }

  @Test("What is to be said of the run as a whole, and why a behaviour hung, is said here too")
  func remarks() {
    let verdict = KataVerdict(
      kata: WatchedKata.kata, restored: [], outcome: .judged,
      behaviours: [
        KataBehaviour(suite: nil, sentence: "It moves", outcome: .hung, reason: "It slept on.")
      ], remarks: ["Your kata prints very much."], duration: .seconds(1))
    #expect(
      middle(.after(WatchedKata.judged(verdict))).dropFirst(3) == [
        " Your kata prints very much.", "", " ✗ It moves", "   It slept on.",
      ])
  }

  @Test("Failures stand below the suite that they belong to")
  func suites() {
    let behaviours = [("Ships", KataBehaviour.Outcome.hung), ("Ships", .hung), ("Rocks", .hung)]
      .map { KataBehaviour(suite: $0.0, sentence: "It moves", outcome: $0.1) }
    let verdict = KataVerdict(
      kata: WatchedKata.kata, restored: [], outcome: .judged,
      behaviours: behaviours + [
        KataBehaviour(suite: "Guns", sentence: "It moves", outcome: .notReached)
      ], duration: .seconds(1))
    let hung = ["   It did not end: nothing went on for as long as the limit allows.", ""]
    #expect(
      Array(middle(.after(WatchedKata.judged(verdict))).dropFirst(3))
        == [" Ships", " ✗ It moves"] + hung + [" ✗ It moves"] + hung + [" Rocks", " ✗ It moves"]
        + hung + [" Not reached:", " Guns", " – It moves"])
  }

  @Test("Why the progress cannot be kept stands above the verdict, until it can")
  func unkept() {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    _ = state.take(.looked(.there(WatchedKata.snapshot("first"))))
    _ = state.take(.kept(trouble: "It cannot be written."))
    _ = state.take(.ended(WatchedKata.judged(WatchedKata.verdict([.hung])), run: 1))
    #expect(
      middle(state).dropFirst(3).prefix(3) == [
        " It cannot be written.", "", " ✗ Behaviour number 1",
      ])
    _ = state.take(.kept(trouble: nil))
    #expect(middle(state).dropFirst(3).first == " ✗ Behaviour number 1")
  }

  @Test("One behaviour alone is told as one")
  func alone() {
    #expect(
      WatchStatus.sentence(on: WatchedKata.verdict([.passed])) == "✓ The one behaviour passes.")
    #expect(
      WatchStatus.sentence(on: WatchedKata.verdict([.hung, .notReached, .notReached]))
        == "✗ 1 of 3 behaviours fails, and 2 not reached.")
  }

  @Test("In a few words, what was not reached is no failure")
  func brief() {
    let state = WatchState.after(
      WatchedKata.judged(WatchedKata.verdict([.hung, .passed, .notReached])))
    #expect(WatchStatus(state: state, now: .zero).brief == "✗ 1 of 3")
  }

  @Test("What does not compile is shown as the compiler says it, the place first")
  func notBuilt() {
    let messages = CompilerMessages(
      in: """
        /nowhere/Katas/02-OpenClosed/Sources/OpenClosedKata/Referee.swift:22:56: error: no 'x' here
         22 |   x
            |   `- error: no 'x' here
        """, root: URL(fileURLWithPath: "/nowhere"))
    let state = WatchState.after(
      WatchedKata.judged(WatchedKata.verdict([], .notBuilt(messages))))
    #expect(
      middle(state) == [
        " ✗ It does not compile.                                                   1.4 s",
        "",
        "",
        " Sources/OpenClosedKata/Referee.swift:22:56",
        " error: no 'x' here",
        "  22 |   x",
        "     |   `- error: no 'x' here",
      ])
  }

  @Test("When all pass it says what to do now, and when not to do all this")
  func passed() {
    let state = WatchState.after(
      WatchedKata.judged(WatchedKata.passed), whenNotTo: "**When** it does not *pay*.\n")
    #expect(
      middle(state) == [
        " ✓ All 3 behaviours pass.                                                 1.4 s",
        " ████████████  3 of 3 pass",
        "",
        " Your design is as good as ours, as far as the behaviours can tell. Now:",
        "",
        "   d  Compare your version with ours.",
        "   r  Read the page of the lesson again.",
        "   n  Go on with the next lesson that is not done: its kata is made.",
        "",
        " `scripts/workbook play 2` plays the arcade with your version.",
        "",
        " When not to",
        "",
        " When it does not pay.",
      ])
  }

  @Test("A kata that passes because nothing is changed gets its task")
  func untouched() {
    let state = WatchState.after(WatchedKata.judged(WatchedKata.passed, isUntouched: true))
    #expect(
      middle(state).dropFirst(3) == [
        " This is before, and nothing in it is changed yet: that is where you begin.",
        "",
        " Change Katas/02-OpenClosed/Sources/OpenClosedKata into a design of your own,",
        " in small steps; every behaviour is to pass after each of them.",
        "",
        "   r  The page of the lesson tells what hurts here.",
        "   h  The first hint is a question to ask yourself.",
      ])
  }

  @Test("While it is found out anew, what was wrong stays, but pale")
  func pale() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.verdict([.passed, .hung])))
    let before = middle(state).dropFirst(3)
    _ = state.take(.looked(.there(WatchedKata.snapshot("second"))))
    #expect(middle(state).dropFirst(3) == before)
    #expect(WatchView(state: state).body.joined().allSatisfy { $0.style == .dim })
    #expect(middle(state)[1] == " ░░░░░░░░")
    _ = state.take(.entered(.judging(done: 1, of: 2), run: 2))
    #expect(middle(state)[1] == " ████░░░░  1 of 2 done")
  }

  @Test("A check that came to nothing, and a folder that is away, are a sentence")
  func trouble() {
    let stopped = WatchedKata.verdict([], .stopped("The disk is full."))
    #expect(
      middle(.after(WatchedKata.judged(stopped))) == [
        " ✗ There is no verdict.", "", "", " The disk is full.",
      ])
    #expect(
      middle(.after(.failed("It could not be read."))) == [
        " There is no verdict.", "", "", " It could not be read.",
      ])
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    _ = state.take(.looked(.gone))
    #expect(
      middle(state) == [
        " Waiting for the folder.", "", "",
        " Katas/02-OpenClosed is gone: put it back, or make it anew with",
        " `scripts/workbook start 2`; it is checked as soon as it is there.",
      ])
  }

  @Test("A page has its title, the verdict in a few words, and its own keys")
  func page() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.verdict([.passed, .hung])))
    _ = state.take(
      .opened(
        WatchPage(
          kind: .hint, title: "Hint 1 of 6",
          lines: [[Run("Look "), Run("there", .bold), Run(String(repeating: "!", count: 90))]])))
    let lines = state.lines()
    #expect(
      lines[2] == " Hint 1 of 6                                                           ✗ 1 of 2")
    #expect(lines[5] == " Look there" + String(repeating: "!", count: 68) + "…")
    #expect(lines[23] == " h next hint   ↑ ↓ Space scroll   c check again   q back")
    _ = state.take(.opened(WatchPage(kind: .diff, title: "What you changed", lines: [])))
    #expect(state.lines()[23] == " ↑ ↓ Space scroll   c check again   q back")
  }

  @Test("A notice takes the place of the keys")
  func notice() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    _ = state.take(.noticed("The hints are missing."))
    #expect(state.lines()[23] == " The hints are missing.")
  }

  @Test("A larger window has more lines and the same width of prose; a smaller one loses nothing")
  func sizes() {
    let failures = WatchedKata.judged(
      WatchedKata.verdict(
        (0..<12).map { .failed([WatchedKata.issue("Expectation failed", line: $0)]) }))
    let large = WatchState.after(failures, size: Size(columns: 120, rows: 40)).lines()
    #expect(large.count == 40)
    #expect(large[39] == " h hint   d diff   r read   n next   c check again   q quit")
    #expect(large[38].hasSuffix(" ▼ 15 more ─"))
    let narrow = WatchState.after(failures, size: Size(columns: 50, rows: 12)).lines()
    #expect(narrow[11] == " h hint d diff r read n next c check q quit")
    var tiny = WatchState.after(failures, size: Size(columns: 30, rows: 6))
    #expect(tiny.lines()[5] == " h hint d diff r read q quit")
    _ = tiny.take(.opened(WatchPage(kind: .page, title: "The page", lines: [])))
    #expect(tiny.lines()[5] == " ↑ ↓ Space scroll q back")
  }

  @Test("No size is too small for it", arguments: [0, 1, 2, 5, 9])
  func tiny(side: Int) {
    var state = WatchState.after(
      WatchedKata.judged(WatchedKata.verdict([.passed, .hung])),
      size: Size(columns: side, rows: side))
    for key in [Key.end, .down, .pageUp] { _ = state.press(key) }
    _ = state.take(.opened(WatchPage(kind: .hint, title: "Hint", lines: [[Run("x")]])))
    #expect(state.lines().count == side)
  }

  @Test("Behaviours that are more than the columns share them, and none that fails is hidden")
  func crowded() {
    let outcomes = (0..<100).map { $0 == 51 ? KataBehaviour.Outcome.hung : .passed }
    let state = WatchState.after(WatchedKata.judged(WatchedKata.verdict(outcomes)))
    let bar = WatchBar(state: state, columns: 10).line.map(\.text).joined()
    #expect(bar == "█████▒████")
  }

  @Test("A time is told as one reads it")
  func times() {
    #expect(Duration.milliseconds(1449).rounded == "1.4 s")
    #expect(Duration.milliseconds(9949).rounded == "9.9 s")
    #expect(Duration.milliseconds(9950).rounded == "10 s")
    #expect(Duration.seconds(61).rounded == "61 s")
  }
}
