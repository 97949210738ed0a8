import Foundation
import Terminal
import Testing
import Text

@testable import Book
@testable import Practice
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

  private static let first = WatchEvent.files("first")
  private static let second = WatchEvent.files("second")
  private static let gone = WatchEvent.files(.gone)

  private static let passed = WatchEvent.judged(.passed, .passed)

  private static func stopped(_ reason: String) -> WatchEvent {
    .judged(WatchedKata.verdict([], .stopped(reason)))
  }

  private static let done = ChangeRow.State.finished(RowBook.figures(1))
  private static let building = "Checking: starting …"
  private static let pass = "✓ Passed: 2 behaviours."
  private static let leaving = "Ending what still runs …"

  static let stories = [
    Story("The first look at the files begins a check", [(first, [.check])], building),
    Story(
      "A change begins a check, and the same files again do not",
      [(first, [.check]), (passed, []), (first, []), (second, [.check])], building),
    Story(
      "A request that is taken begins a check",
      [
        (first, [.check]), (passed, []),
        (.files(.file("first", request: "mines")), [.check]),
      ], building),
    Story(
      "A change during a check begins another one",
      [(first, [.check]), (second, [.check]), (first, [.check]), (passed, [])], pass),
    Story(
      "The phase of the check on its way is told",
      [(first, [.check]), (.phase(.running(done: 0, of: nil)), [])],
      "Checking: running …"),
    Story(
      "A check that cannot be done is told, and c tries again",
      [
        (first, [.check]), (stopped("The disk is full."), []), (first, []),
        (.key("c"), [.check]), (stopped("The disk is full."), []),
      ], "✗ There is no verdict."),
    Story(
      "Going on after a stop begins the check anew, and nothing where none was on its way",
      [
        (first, [.check]), (.screen(.resumed), [.check]), (passed, []), (.screen(.resumed), []),
      ], pass),

    Story(
      "A folder that is away is not checked, and is when it is back, changed or not",
      [
        (first, [.check]), (passed, []), (gone, []), (.key("c"), []), (first, [.check]),
      ], building),
    Story(
      "Where the folder goes away, the verdict of the check does not matter any more",
      [(first, [.check]), (gone, []), (.phase(.waiting), []), (passed, [])],
      "Waiting for the folder."),

    Story(
      "q leaves", [(first, [.check]), (passed, []), (.key("q"), [.leave(.left)])], pass),
    Story(
      "A signal leaves with its status, when the check has ended",
      [
        (first, [.check]), (.screen(.interrupted(.terminate)), [.leave(.interrupted(.terminate))]),
      ], leaving),
    Story(
      "n goes on with the next kata", [(first, [.check]), (passed, []), (.key("n"), [.moveOn])],
      pass),
    Story(
      "t takes a change once what is changed passes, and ends the open one",
      [
        (first, [.check]), (.key("t"), []), (.stands(RowBook.row()), []),
        (.key("T"), [.take(ending: nil)]),
        (.files(.file("first", request: "more-lives")), [.check]), (.key("t"), []),
        (.stands(RowBook.row(["more-lives": .open]), at: .behaves), []),
        (.key("t"), [.take(ending: "more-lives")]),
        (second, [.check]), (.stands(RowBook.row(["more-lives": done, "twin-bolts": done])), []),
        (.key("t"), [.open(.sum)]),
      ], "✓ Passed: 1 behaviour."),
    Story(
      "Keys open pages, and Enter checks again",
      [
        (first, [.check]), (passed, []), (.key("h"), [.open(.hint)]),
        (.key("D"), [.open(.diff)]), (.key("r"), [.open(.lesson)]), (.key("A"), [.open(.verdict)]),
        (.key(.escape), []), (.key("x"), []), (.key(.enter), [.check]),
      ], building),
  ]

  @Test("One event after the other has its effects", arguments: stories)
  func effects(of story: Story) {
    var kata = WatchedKata()
    #expect(story.events.map { kata.take($0) } == story.effects)
    #expect(kata.view.status.text == story.status)
  }

  @Test("All questions are asked of a design that is refactored; later the one for a guest")
  func questions() {
    var verdict = WatchedKata.verdict([.passed])
    let questions = [
      KataQuestion(text: [Span(text: "Is it done?")], step: 1),
      KataQuestion(text: [Span(text: "And outside?")], step: 2, isTried: true),
    ]
    func asked(_ stage: KataStage, _ guest: GuestTrial?, _ row: ChangeRow? = nil) -> [String] {
      verdict.guest = guest
      let kata = WatchedKata(
        .files("first"),
        .judged(CheckResult(verdict: verdict, stage: stage, row: row, questions: questions)))
      return kata.state.text(on: Layout(width: 80)).map(\.text).filter {
        $0.contains(#/\?|ried|To try|outside/#)
      }
    }
    let all = [
      "Are you done? Ask yourself; Guest/Guest.swift tries one of these:",
      "  ? Is it done? (our\u{A0}step\u{A0}1)",
    ]
    let tried = [
      "  ✓ And outside? (our\u{A0}step\u{A0}2)",
      "    Tried: it works, and nothing had to be opened for it.",
    ]
    let toTry = [
      "  ? And outside? (our\u{A0}step\u{A0}2)",
      "    To try it, fill in Katas/02-OpenClosed/Guest/Guest.swift.",
    ]
    let open = RowBook.row(["more-lives": .open])
    let works = GuestTrial.works(opened: [])
    #expect(asked(.refactored, works) == all + tried)
    let later = [
      asked(.refactored, works, open), asked(.hasTaken(1, of: 2), works),
      asked(.hasTaken(1, of: 2), .toTry),
    ]
    #expect(later == [tried, tried, toTry].map { ["From outside:"] + $0 })
    let none = [
      asked(.refactored, .toTry, open), asked(.hasTaken(1, of: 2), nil), asked(.behaves, .toTry),
    ]
    #expect(none == [[], [], []])
  }
}
