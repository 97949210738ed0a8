import Book
import Terminal
import Testing
import Text

@testable import Practice
@testable import Reader

@Suite("The effects of events while a kata is watched")
struct WatchStateTests {
  /// Events, the effects of each, and the last line above the bar.
  struct Story: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let events: [WatchEvent]
    let effects: [[WatchEffect]]
    let status: String

    init(_ sentence: String, _ steps: [(WatchEvent, [WatchEffect])], _ status: String) {
      testDescription = sentence
      events = steps.map(\.0)
      effects = steps.map(\.1)
      self.status = status
    }
  }

  private static let first = WatchEvent.files("first")
  private static let second = WatchEvent.files("second")
  private static let gone = WatchEvent.files(.gone)
  private static let asked = WatchEvent.files(.file("first", request: "more-lives"))
  private static let passed = WatchEvent.judged(.passed, .passed)

  private static func stopped(_ reason: String) -> WatchEvent {
    .judged(WatchedKata.verdict([], .stopped(reason)))
  }

  private static let open = ChangeRow.State.open(RowBook.cost(1))
  private static let done = ChangeRow.State.done(RowBook.cost(1))
  private static let building = "Checking: starting …"
  private static let pass = "✓ Passed: 2 behaviours."
  private static let leaving = "Stopping the check …"

  static let stories = [
    Story("The first look at the files begins a check", [(first, [.check])], building),
    Story(
      "A change starts a check, and the same files again do not",
      [(first, [.check]), (passed, []), (first, []), (second, [.check])], building),
    Story(
      "Taking a request starts a check",
      [(first, [.check]), (passed, []), (asked, [.check])], building),
    Story(
      "A change during a check starts another check",
      [(first, [.check]), (second, [.check]), (first, [.check]), (passed, [])], pass),
    Story(
      "The phase of the running check is shown",
      [(first, [.check]), (.phase(.running(done: 0, of: nil)), [])], "Checking: running …"),
    Story(
      "A check that cannot be done is reported, and c tries again",
      [
        (first, [.check]), (stopped("The disk is full."), []), (first, []),
        (.key("c"), [.check]), (stopped("The disk is full."), []),
      ], "✗ There is no verdict."),
    Story(
      "Resuming after a stop restarts the running check, and starts no other",
      [(first, [.check]), (.screen(.resumed), [.check]), (passed, []), (.screen(.resumed), [])],
      pass),
    Story(
      "A missing folder is not checked until it is back, changed or not",
      [(first, [.check]), (passed, []), (gone, []), (.key("c"), []), (first, [.check])],
      building),
    Story(
      "The verdict of a check does not matter if the folder has gone meanwhile",
      [(first, [.check]), (gone, []), (.phase(.waiting), []), (passed, [])],
      "Waiting for the folder."),
    Story(
      "q leaves", [(first, [.check]), (passed, []), (.key("q"), [.leave(.left)])], pass),
    Story(
      "A signal ends the watch with its status, once the check has ended",
      [
        (first, [.check]), (.screen(.interrupted(.terminate)), [.leave(.interrupted(.terminate))]),
      ], leaving),
    Story(
      "n goes on with the next kata", [(first, [.check]), (passed, []), (.key("n"), [.moveOn])],
      pass),
    Story(
      "t takes a change once the changed kata passes, ends the open one, and sums them up",
      [
        (first, [.check]), (.key("t"), []), (.stands(RowBook.row()), []),
        (.key("T"), [.take(RowBook.request("more-lives", .expected))]),
        (asked, [.check]), (.key("t"), []), (.stands(RowBook.row(["more-lives": open])), []),
        (.key("t"), [.finish]),
        (second, [.check]), (.stands(RowBook.row(["more-lives": done, "twin-bolts": done])), []),
        (.key("t"), [.open(.sum)]),
      ], "✓ Passed: 1 behaviour."),
    Story(
      "Keys open pages, and Enter checks again",
      [
        (first, [.check]), (passed, []), (.key("h"), [.open(.hint)]), (.key("D"), [.open(.diff)]),
        (.key("r"), [.open(.lesson)]), (.key("A"), [.open(.verdict)]), (.key(.escape), []),
        (.key("x"), []), (.key(.enter), [.check]),
      ], building),
  ]

  @Test("Each event has its effects", arguments: stories)
  func effects(of story: Story) {
    var kata = WatchedKata()
    #expect(story.events.map { kata.take($0) } == story.effects)
    #expect(kata.view.status.text == story.status)
  }

  @Test(
    "A key that cannot do anything yet says why, until the next key",
    arguments: [
      (.judged(.hung), "t", "The next change comes when everything passes."),
      (
        .stands(RowBook.row(), isUntouched: true), "t",
        "The first change comes when you have changed something."
      ),
      (
        .stands(RowBook.row(["more-lives": .givenUp, "twin-bolts": .givenUp])), "t",
        "No expected change is left."
      ),
      (.stands(nil), "t", "No expected change is left."),
      (
        .stands(isUntouched: true), "n",
        "The next kata comes when this one passes with your changes."
      ),
      (
        .judged(.passed, .hung), "n", "The next kata comes when this one passes with your changes."
      ),
    ] as [(WatchEvent, Character, String)])
  func notYet(event: WatchEvent, key: Character, reason: String) {
    var kata = WatchedKata(Self.first, event)
    #expect(kata.take(.key(key)) == [] && kata.lines()[23] == " \(reason)")
    kata.take(.key("k"))
    #expect(kata.state.notice == nil)
  }

  @Test(
    "The key n says what is left to do in the kata, and goes on when pressed again",
    arguments: [
      ([asked, .stands(RowBook.row(["more-lives": open]))], "A change is still open."),
      ([.stands(RowBook.row())], "2 changes left here."),
      ([.stands(RowBook.row(["more-lives": .givenUp]))], "1 change left here."),
      ([.stands(RowBook.row(["more-lives": .givenUp, "twin-bolts": done]))], nil),
    ] as [([WatchEvent], String?)])
  func left(events: [WatchEvent], reason: String?) {
    var kata = WatchedKata(Self.first)
    for event in events { kata.take(event) }
    if let reason {
      for _ in 1...2 {
        let effects = kata.take(.key("n"))
        #expect(effects == [] && kata.state.notice == "\(reason) Press n again to go on.")
        // Another key in between cancels it.
        kata.take(.key("k"))
      }
      kata.take(.key("n"))
    }
    #expect(kata.take(.key("n")) == [.moveOn] && kata.state.notice == nil)
  }
}
