import Terminal
import Testing
import Text

@testable import Practice
@testable import Reader

@Suite("What keys do while a kata is watched")
struct WatchKeyTests {
  private static let first = WatchEvent.files("first")
  private static let page = WatchPage(
    kind: .diff, title: "What you changed"
  ) { _ in (1...40).map { [Run("line \($0)")] } }

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

  @Test("The same key, Escape or q closes a page", arguments: [Key.character("d"), .escape])
  func closing(key: Key) {
    var kata = WatchedKata()
    for key in [key, .character("q")] {
      kata.take(.page(Self.page))
      #expect(kata.take(.key(key)) == [] && kata.state.page == nil)
    }
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

  @Test("Scrolling stays within the text, and comes back to its place in the verdict")
  func scrolling() {
    var kata = WatchedKata(judged: .failed((1...9).map { WatchedKata.issue("No", line: $0) }))
    kata.take(.key("j"))
    kata.take(.page(Self.page))
    // 24 rows have room for 17 lines.
    let keys: [Key] = [
      .up, .down, .character(" "), .pageDown, .up, .home, .end, .pageUp, .character("j"),
      .character("k"), .character("b"), .character("G"), .character("g"), .tab,
    ]
    let tops = keys.map { key in
      kata.take(.key(key))
      return kata.state.view.top
    }
    kata.take(.key("G"))
    let events: [WatchEvent] = [
      // The same page, laid out anew, stays in its place; a large screen shows all of the verdict.
      .page(Self.page), .screen(.resized(Size(columns: 80, rows: 34))),
      .page(WatchPage(kind: .lesson, title: "The page", lines: Self.page.lines)), .key("q"),
    ]
    let others = events.map { event in
      kata.take(event)
      return kata.state.view.top
    }
    #expect(tops + others == [0, 1, 17, 23, 22, 0, 23, 7, 8, 7, 0, 23, 0, 0, 23, 13, 0, 0])
  }

  @Test("/ searches in the verdict: n is then the next match, until Escape")
  func searching() {
    let issues = (1...24).map { WatchedKata.issue("No", line: $0) }
    var kata = WatchedKata(judged: .failed(issues))
    func press(_ keys: String) -> [[WatchEffect]] { keys.map { kata.take(.key($0)) } }
    let typed = press("/q:5")
    let prompt = kata.lines()[23]
    kata.take(.key(.backspace))
    kata.take(.key(.escape))
    let effects = typed + press("/:6") + [kata.take(.key(.enter))]
    let foot = kata.lines()[23]
    let top = kata.state.view.top
    let found = kata.state.view.visible.first?.text
    let next = press("nN")
    #expect((effects + next).allSatisfy(\.isEmpty) && top > 0)
    #expect([prompt, foot] == [" /q:5", " n N next match   Esc end search   q quit"])
    #expect(found?.hasSuffix("BlastTests.swift:6") == true)
    kata.take(.key(.escape))
    #expect(kata.take(.key("n")) == [] && kata.state.notice?.hasPrefix("The next kata") == true)
  }
}
