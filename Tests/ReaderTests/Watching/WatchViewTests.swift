import Practice
import Terminal
import Testing
import Toolchain

@testable import Reader

@Suite("The picture of a kata that is watched")
struct WatchViewTests {
  private let rule = String(repeating: "─", count: 80)

  /// A whole picture as text; rows that are empty at its end are left out before the foot.
  private func text(_ state: WatchState, at now: Duration = .zero) -> String {
    var lines = state.lines(at: now)
    let foot = lines.suffix(2)
    lines.removeLast(2)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return (lines + foot).map { $0 + "\n" }.joined()
  }

  @Test("At the start it says where to work")
  func beginning() {
    let state = WatchState.after(
      .files(WatchedKata.files("first")),
      .phase(.building(BuildProgress(done: 3, of: 12, isWaiting: false)), check: 1))
    #expect(
      text(state, at: .seconds(7)) == """
         Kata 2  Open/closed                                        Katas/02-OpenClosed
        \(rule)
         Checking: building, 3 of 12 files …                                        7 s


         What you change is in Katas/02-OpenClosed/Sources/OpenClosedKata.
         Every save is checked. The first check builds everything and takes longest.
        \(rule)
         h hint   d diff   r read   n next   c check again   q quit

        """)
  }

  @Test(
    "Each phase of a check has its words",
    arguments: [
      (CheckPhase.starting, "starting", "░░░░░░░░"),
      (.waiting, "waiting for another check of it to end", "░░░░░░░░"),
      (.building(BuildProgress(isWaiting: true)), "waiting for another build to end", "░░░░░░░░"),
      (.running(done: 1, of: nil), "running", "████░░░░  1 of 2 done"),
      (.running(done: 1, of: 3), "behaviour 2 of 3", "████░░░░░░░░  1 of 3 done"),
    ])
  func phases(phase: CheckPhase, words: String, bar: String) {
    let lines = WatchState.after(
      .files(WatchedKata.files("first")), .ended(WatchedKata.judged(.passed, .hung), check: 1),
      .files(WatchedKata.files("second")), .phase(phase, check: 2)
    ).lines()
    #expect(Array(lines[2...3]) == [" Checking: \(words) …", " \(bar)"])
  }

  private var failing: WatchResult {
    WatchedKata.judged(
      .passed,
      .failed([
        WatchedKata.issue("Expectation failed: (lives → 2) == 3", line: 23, with: "4, 5"),
        WatchedKata.issue("Expectation failed: (lives → 1) == 3", line: 23),
      ]), .hung, .notReached)
  }

  @Test("What failed stands below the bar: its name, the place, what was expected")
  func failures() {
    #expect(
      text(.judged(failing)) == """
         Kata 2  Open/closed                                        Katas/02-OpenClosed
        \(rule)
         ✗ 2 of 4 behaviours fail, and 1 not reached.                             1.4 s
         ████▒▒▒▒▒▒▒▒░░░░  1 of 4 pass

         ✗ Behaviour number 2
           Katas/02-OpenClosed/Tests/OpenClosedKataTests/BlastTests.swift:23
           with 4, 5
           Expectation failed: (lives → 2) == 3
           and 1 more like it

         ✗ Behaviour number 3
           It did not end: nothing went on for as long as the limit allows.

         Not reached:
         – Behaviour number 4
        \(rule)
         h hint   d diff   r read   n next   c check again   q quit

        """)
  }

  @Test("A small window shows how much more there is")
  func small() {
    let failures = WatchedKata.judged(
      .failed([
        WatchedKata.issue("Expectation failed: (lives → 2) == 3", line: 23),
        WatchedKata.issue("Expectation failed: [one, two, three, four, five] == []", line: 30),
      ]), .hung, .hung, .notReached)
    var state = WatchState.judged(failures, size: Size(columns: 60, rows: 20))
    state.press("j")
    let rule = String(repeating: "─", count: 49)
    #expect(
      text(state) == """
         Kata 2  Open/closed                    Katas/02-OpenClosed
        \(rule) ▲ 1 more ─
         ✗ 3 of 4 behaviours fail, and 1 not reached.         1.4 s
         ▒▒▒▒▒▒▒▒▒▒▒▒░░░░  0 of 4 pass

           Katas/02-OpenClosed/Tests/OpenClosedKataTests/BlastTests
             ↪ .swift:23
           Expectation failed: (lives → 2) == 3
           Katas/02-OpenClosed/Tests/OpenClosedKataTests/BlastTests
             ↪ .swift:30
           Expectation failed: [one, two, three, four, five] == []

         ✗ Behaviour number 2
           It did not end: nothing went on for as long as the limit
           allows.

         ✗ Behaviour number 3
           It did not end: nothing went on for as long as the limit
        \(rule) ▼ 4 more ─
         h hint   d diff   r read   n next   c check again   q quit

        """)
  }

  @Test(
    "The keys give way to how to leave",
    arguments: [
      (30, " h hint d diff r read q quit"),
      (60, " h hint   d diff   r read   n next   c check again   q quit"),
    ])
  func keys(columns: Int, keys: String) {
    let state = WatchState.judged(failing, size: Size(columns: columns, rows: 20))
    #expect(state.lines()[19] == keys)
  }

  @Test("A kata that passes may be compared with ours, and the page's doubts are shown")
  func success() {
    #expect(
      text(.judged(WatchedKata.judged(.passed), whenNotTo: "\nWhen it does not pay.\n"))
        == """
         Kata 2  Open/closed                                        Katas/02-OpenClosed
        \(rule)
         ✓ The one behaviour passes.                                              1.4 s
         ████  1 of 1 pass

         Your design is as good as ours, as far as the behaviours can tell. Now:

           d  Compare your version with ours.
           r  Read the page of the lesson again.
           n  Go on with the next lesson that is not done: its kata is made.

         `scripts/workbook play 2` plays the arcade with your version.

         When not to

         When it does not pay.
        \(rule)
         h hint   d diff   r read   n next   c check again   q quit

        """)
  }

  @Test("A request that is taken is named, and what it cost is to be had when it passes")
  func request() {
    let lines = WatchState.after(
      .files(WatchedKata.files("first", request: "armoured-divers")),
      .ended(WatchedKata.judged(.passed), check: 1)
    ).lines()
    #expect(
      lines[0] == " Kata 2  Open/closed, request armoured-divers               Katas/02-OpenClosed")
    #expect(
      lines[5...11] == [
        " The request armoured-divers is carried out, and every behaviour passes. Now:", "",
        "   d  Compare your version with ours.", "   r  Read the page of the lesson again.",
        "   n  Go on with the next lesson that is not done: its kata is made.", "",
        " `scripts/workbook check 2` tells what the change cost you.",
      ])
  }

  @Test("A kata that passes because nothing is changed gets its task")
  func untouched() {
    let state = WatchState.judged(WatchedKata.judged(.passed, isUntouched: true))
    #expect(
      state.lines()[5...11] == [
        " This is before, and nothing in it is changed yet: that is where you begin.", "",
        " Change Katas/02-OpenClosed/Sources/OpenClosedKata into a design of your own,",
        " in small steps; every behaviour is to pass after each of them.", "",
        "   r  The page of the lesson tells what hurts here.",
        "   h  The first hint is a question to ask yourself.",
      ])
  }

  @Test("While it is found out anew, what was wrong stays, but pale")
  func pale() {
    let before = WatchView(state: .judged(failing)).body
    let state = WatchState.after(
      .files(WatchedKata.files("first")), .ended(failing, check: 1),
      .files(WatchedKata.files("second")))
    #expect(WatchView(state: state).body.map(\.text) == before.map(\.text))
    #expect(WatchView(state: state).body.joined().allSatisfy { $0.style == .dim })
  }

  @Test(
    "What is no verdict is told in a sentence",
    arguments: [
      (
        WatchEvent.ended(
          .judged(WatchedKata.verdict([], .stopped("The disk is full."))),
          check: 1),
        [" ✗ There is no verdict.", "", "", " The disk is full."]
      ),
      (
        .ended(.failed("It could not be read."), check: 1),
        [" There is no verdict.", "", "", " It could not be read."]
      ),
      (
        .files(.gone),
        [
          " Waiting for the folder.", "", "",
          " Katas/02-OpenClosed is gone: put it back, or make it anew with",
          " `scripts/workbook start 2`; it is checked as soon as it is there.",
        ]
      ),
    ])
  func noVerdict(event: WatchEvent, lines: [String]) {
    let text = WatchState.after(
      .files(WatchedKata.files("first")), event, .ended(.failed("It is gone."), check: 1)
    ).lines()
    #expect(Array(text[2..<2 + lines.count]) == lines)
  }

  @Test("A page has its title, how the kata is, and its own keys; a notice hides these")
  func page() {
    var state = WatchState.judged(failing)
    let hint: Line = [Run("Look "), Run("there", .bold), Run(String(repeating: "!", count: 90))]
    _ = state.take(.page(WatchPage(kind: .hint, title: "Hint 1 of 6", lines: [hint])), at: .zero)
    #expect(
      text(state) == """
         Kata 2  Open/closed                                        Katas/02-OpenClosed
        \(rule)
         Hint 1 of 6                       ✗ 2 of 4 behaviours fail, and 1 not reached.


         Look there\(String(repeating: "!", count: 68))…
        \(rule)
         h next hint   ↑ ↓ Space scroll   c check again   q back

        """)
    _ = state.take(.notice("The hints are missing."), at: .zero)
    #expect(state.lines()[23] == " The hints are missing.")
  }

  @Test("Why the progress cannot be kept stands above the verdict")
  func trouble() {
    let state = WatchState.after(
      .files(WatchedKata.files("first")), .kept(trouble: "There is no room."),
      .ended(WatchedKata.judged(.hung), check: 1))
    #expect(state.lines()[5...7] == [" There is no room.", "", " ✗ Behaviour number 1"])
  }

  @Test("No size is too small for it", arguments: [0, 1, 2, 5, 9])
  func tiny(side: Int) {
    var state = WatchState.judged(failing, size: Size(columns: side, rows: side))
    for key in [Key.end, .down, .pageUp] { _ = state.take(.key(key), at: .zero) }
    #expect(state.lines().count == side)
    _ = state.take(.page(WatchPage(kind: .hint, title: "Hint", lines: [[Run("x")]])), at: .zero)
    #expect(state.lines().count == side)
  }

  @Test("Behaviours that are more than the columns share them, and none that fails is hidden")
  func crowded() {
    let outcomes = (0..<100).map { $0 == 51 ? Behaviour.Outcome.hung : .passed }
    let state = WatchState.judged(
      .judged(WatchedKata.verdict(outcomes)))
    #expect(WatchBar(state: state).line(columns: 10).text == "█████▒████")
  }
}
