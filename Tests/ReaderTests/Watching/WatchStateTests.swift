import Practice
import Terminal
import Testing

@testable import Reader

@Suite("What follows from what happens while a kata is watched")
struct WatchStateTests {
  /// Events, the effects of each, and the line above the bar in the end.
  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [WatchEvent]
    let effects: [[WatchEffect]]
    let status: String

    init(
      _ sentence: String, _ steps: [(WatchEvent, [WatchEffect])], _ status: String
    ) {
      testDescription = sentence
      events = steps.map(\.0)
      effects = steps.map(\.1)
      self.status = status
    }
  }

  private static let first = WatchEvent.files(WatchedKata.files("first"))
  private static let second = WatchEvent.files(WatchedKata.files("second"))
  private static let gone = WatchEvent.files(.gone)

  private static func passed(_ check: Int) -> WatchEvent {
    .ended(WatchedKata.judged(.passed, .passed), check: check)
  }

  private static func cancelled(_ check: Int) -> WatchEvent {
    .ended(.failed("It was ended."), check: check)
  }

  private static let building = "Checking: starting …"
  private static let pass = "✓ All 2 behaviours pass."
  private static let leaving = "Ending what still runs …"

  static let stories = [
    Story("The first look at the files begins a check", [(first, [.check(1)])], building),
    Story(
      "A change begins a check, and the same files again do not",
      [(first, [.check(1)]), (passed(1), []), (first, []), (second, [.check(2)])], building),
    Story(
      "A request that is taken begins a check",
      [
        (first, [.check(1)]), (passed(1), []),
        (.files(WatchedKata.files("first", request: "mines")), [.check(2)]),
      ], building),
    Story(
      "A change during a check ends it, and begins another when it has ended",
      [
        (first, [.check(1)]), (second, [.cancel]), (first, []), (cancelled(1), [.check(2)]),
        (passed(2), []),
      ], pass),
    Story(
      "A verdict on files that have changed meanwhile is not shown",
      [(first, [.check(1)]), (second, [.cancel]), (passed(1), [.check(2)])], building),
    Story(
      "What a former check still says is passed over",
      [
        (first, [.check(1)]), (passed(1), []), (second, [.check(2)]),
        (.phase(.running(done: 0, of: nil), check: 1), []), (passed(1), []),
      ], building),
    Story(
      "The phase of the check on its way is told",
      [(first, [.check(1)]), (.phase(.running(done: 0, of: nil), check: 1), [])],
      "Checking: running …"),
    Story(
      "A check that cannot be done is told, and c tries again",
      [
        (first, [.check(1)]), (.ended(.failed("The disk is full."), check: 1), []), (first, []),
        (.key("c"), [.check(2)]), (.ended(.failed("The disk is full."), check: 2), []),
      ], "There is no verdict."),
    Story(
      "Going on after a stop begins the check anew, and nothing where none was on its way",
      [
        (first, [.check(1)]), (.resumed, [.cancel]), (cancelled(1), [.check(2)]),
        (passed(2), []), (.resumed, []),
      ], pass),

    Story(
      "A folder that is away is not checked, and is when it is back, changed or not",
      [
        (first, [.check(1)]), (passed(1), []), (gone, []), (.key("c"), []), (first, [.check(2)]),
      ], building),
    Story(
      "A folder that goes away ends the check, whose verdict does not matter any more",
      [(first, [.check(1)]), (gone, [.cancel]), (passed(1), [])], "Waiting for the folder."),
    Story(
      "A folder that is back before the check has ended is checked then",
      [(first, [.check(1)]), (gone, [.cancel]), (first, []), (cancelled(1), [.check(2)])],
      building),
    Story(
      "A change that was waited for is forgotten where the folder goes away",
      [(first, [.check(1)]), (second, [.cancel]), (gone, []), (cancelled(1), [])],
      "Waiting for the folder."),

    Story(
      "q leaves", [(first, [.check(1)]), (passed(1), []), (.key("q"), [.leave(.left)])], leaving),
    Story(
      "A signal leaves with its status",
      [(.interrupted(.terminate), [.leave(.interrupted(.terminate))])], leaving),
    Story("It leaves where nobody reads", [(.closed, [.leave(.left)])], leaving),
    Story(
      "Leaving ends the check first, and nothing begins after it",
      [
        (first, [.check(1)]), (.interrupted(.interrupt), [.cancel]), (second, []),
        (.key("q"), []), (cancelled(1), [.leave(.interrupted(.interrupt))]),
      ], leaving),
    Story(
      "A check that is ended for a new save is not ended twice by leaving",
      [
        (first, [.check(1)]), (second, [.cancel]), (.key("q"), []),
        (cancelled(1), [.leave(.left)]),
      ], leaving),
    Story(
      "Another kata waits for the end of a check that began meanwhile",
      [
        (first, [.check(1)]), (passed(1), []), (.key("n"), [.moveOn]), (second, [.check(2)]),
        (.moved(to: WatchedKata.kata.lesson), [.cancel]),
        (cancelled(2), [.leave(.moved(to: WatchedKata.kata.lesson))]),
      ], leaving),

    Story(
      "Keys open pages, Enter goes back to the verdict and checks again",
      [
        (first, [.check(1)]), (passed(1), []), (.key("h"), [.open(.hint, again: false)]),
        (.key("D"), [.open(.diff, again: false)]), (.key("r"), [.open(.lesson, again: false)]),
        (.page(page), []), (.key(.enter), [.check(2)]), (.key(.escape), []),
      ], building),
    Story(
      "Another size lays out the page anew that is open",
      [
        (.resized(WatchedKata.size), []), (.page(page), []),
        (.resized(WatchedKata.size), [.open(.diff, again: true)]),
      ], "Checking …"),
  ]

  private static let page = WatchPage(
    kind: .diff, title: "What you changed", lines: (1...40).map { [Run("line \($0)")] })

  @Test("One event after the other has its effects", arguments: stories)
  func effects(of story: Story) {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    let effects = story.events.map { state.take($0, at: .zero) }
    #expect(effects == story.effects)
    #expect(WatchText(state: state, width: 78).status == story.status)
  }

  @Test("The same key, Escape or q closes a page", arguments: [Key.character("d"), .escape])
  func closing(key: Key) {
    var state = WatchState.after(.page(WatchStateTests.page))
    #expect(state.page == WatchStateTests.page)
    for key in [key, .character("q")] {
      _ = state.take(.page(WatchStateTests.page), at: .zero)
      #expect(state.take(.key(key), at: .zero) == [])
      #expect(state.page == nil)
    }
  }

  @Test(
    "n says why it does not go on, until the next key",
    arguments: [
      (
        WatchEvent.ended(WatchedKata.judged(.passed, isUntouched: true), check: 1),
        "The next kata comes when this one is changed and every behaviour passes."
      ),
      (
        .ended(WatchedKata.judged(.passed, .hung), check: 1),
        "The next kata comes when every behaviour of this one passes."
      ),
      (.files(.gone), "The next kata comes when the folder of this one is back and passes."),
    ])
  func notYet(event: WatchEvent, sentence: String) {
    var state = WatchState.after(WatchStateTests.first, event, .key("n"))
    #expect(state.notice == sentence)
    state.press("k")
    #expect(state.notice == nil)
  }

  @Test("Scrolling stays within the text, and comes back to its place in the verdict")
  func scrolling() {
    let failures = (1...9).map { WatchedKata.issue("It is wrong", line: $0) }
    var state = WatchState.judged(WatchedKata.judged(.failed(failures)))
    state.press("j")
    _ = state.take(.page(WatchStateTests.page), at: .zero)
    // 24 rows have room for 17 lines.
    let keys: [Key] = [
      .up, .down, .character(" "), .pageDown, .up, .home, .end, .pageUp, .character("j"),
      .character("k"), .character("b"), .character("G"), .character("g"), .tab,
    ]
    let tops = keys.map { key in
      _ = state.take(.key(key), at: .zero)
      return state.top
    }
    #expect(tops == [0, 1, 17, 23, 22, 0, 23, 7, 8, 7, 0, 23, 0, 0])
    state.press("G")
    _ = state.take(.page(WatchStateTests.page), at: .zero)
    #expect(state.top == 23, "the same page, laid out anew, stays in its place")
    state.press("q")
    #expect(state.top == 1)
  }

  @Test(
    "What is known anew is shown from its first line, however far the last verdict was scrolled")
  func scrolledAway() {
    let failures = (0..<40).map { _ in Behaviour.Outcome.hung }
    let results: [WatchEvent] = [
      .ended(.failed("It could not be read."), check: 2), .files(.gone),
    ]
    for event in results {
      var state = WatchState.judged(.judged(WatchedKata.verdict(failures)))
      _ = state.take(.key(.end), at: .zero)
      #expect(state.top > 0)
      _ = state.take(.files(WatchedKata.files("second")), at: .zero)
      _ = state.take(event, at: .zero)
      #expect(state.top == 0)
    }
  }

  @Test("While a kata as it began is checked again, its task stays in sight, and no praise")
  func paleTask() {
    var state = WatchState.judged(WatchedKata.judged(.passed, isUntouched: true))
    let task = state.lines().filter { $0.contains("nothing in it is changed yet") }
    _ = state.take(.files(WatchedKata.files("second")), at: .zero)
    #expect(task.count == 1)
    #expect(state.lines().filter { $0.contains("nothing in it is changed yet") } == task)
  }
}
