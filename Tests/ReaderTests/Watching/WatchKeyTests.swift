import Terminal
import Testing

@testable import Practice
@testable import Reader

@Suite("What keys do while a kata is watched")
struct WatchKeyTests {
  private static let first = WatchEvent.files("first")
  @Test(
    "t says why it takes nothing, and n why it does not go on, until the next key",
    arguments: [
      (.judged(.hung), "t", "The next change comes when every behaviour passes."),
      (
        .stands(RowBook.row(), isUntouched: true), "t",
        "The first change comes with another design than before's."
      ),
      (
        .stands(RowBook.row(["more-lives": .givenUp, "twin-bolts": .givenUp])), "t",
        "No expected change is left."
      ),
      (.stands(nil), "t", "No expected change is left."),
      (
        .stands(isUntouched: true), "n",
        "The next kata comes when this one is changed and passes."
      ),
      (
        .judged(.passed, .hung), "n", "The next kata comes when this one is changed and passes."
      ),
    ] as [(WatchEvent, Character, String)])
  func notYet(event: WatchEvent, key: Character, reason: String) {
    var kata = WatchedKata(Self.first, event)
    #expect(kata.take(.key(key)) == [] && kata.lines()[23] == " \(reason)")
    kata.take(.key("k"))
    #expect(kata.state.notice == nil)
  }

  @Test(
    "n tells what is left to do in the kata, and goes on when it is pressed once more",
    arguments: [
      ([.stands(RowBook.row(), at: .behaves)], "The design is still before's."),
      (
        [
          .files(.file("first", request: "more-lives")),
          .stands(RowBook.row(["more-lives": .open])),
        ],
        "A change is still open."
      ),
      ([.stands(RowBook.row())], "2 changes to go here."),
      ([.stands(RowBook.row(["more-lives": .givenUp]))], "1 change to go here."),
      (
        [.stands(RowBook.row(["more-lives": .givenUp, "twin-bolts": .givenUp]), at: .refactored)],
        nil
      ),
    ] as [([WatchEvent], String?)])
  func left(events: [WatchEvent], reason: String?) {
    var kata = WatchedKata(Self.first)
    for event in events { kata.take(event) }
    if let reason {
      for _ in 1...2 {
        let effects = kata.take(.key("n"))
        #expect(effects == [] && kata.state.notice == "\(reason) Press n again to go on.")
        // Another key in between takes it back.
        kata.take(.key("k"))
      }
      kata.take(.key("n"))
    }
    #expect(kata.take(.key("n")) == [.moveOn] && kata.state.notice == nil)
  }
}
