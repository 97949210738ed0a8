import Foundation
import Terminal
import Testing

@testable import WorkbookCore

private typealias Run = WorkbookCore.Run

@Suite("What follows from what happens while a kata is watched")
struct WatchStateTests {
  private let first = KataSighting.there(WatchedKata.snapshot("first"))
  private let second = KataSighting.there(WatchedKata.snapshot("second"))

  private func isJudged(_ state: WatchState) -> Bool {
    if case .judged = state.situation { true } else { false }
  }

  private func sentence(_ state: WatchState) -> String? {
    switch state.situation {
    case .away(let sentence), .trouble(let sentence): sentence
    default: nil
    }
  }

  // MARK: - Checking

  @Test("The first look at the folder begins a check")
  func beginning() {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    #expect(state.take(.looked(first)) == [.check(run: 1)])
    #expect(state.progress != nil)
  }

  @Test("A change begins a check, and the same files again do not")
  func changes() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    #expect(state.take(.looked(first)) == [])
    #expect(isJudged(state))
    #expect(state.take(.looked(second)) == [.check(run: 2)])
    #expect(!isJudged(state))
  }

  @Test("A change during a check ends it, and begins another when it has ended")
  func cancelling() {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    _ = state.take(.looked(first))
    #expect(state.take(.looked(second)) == [.cancel])
    #expect(state.take(.looked(first)) == [], "it is being ended already")
    #expect(state.take(.ended(.cancelled, run: 1)) == [.check(run: 2)])
    #expect(state.take(.ended(WatchedKata.judged(WatchedKata.passed), run: 2)) == [])
    #expect(isJudged(state))
  }

  @Test("A verdict on files that have changed meanwhile is not shown")
  func lateVerdict() {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    _ = state.take(.looked(first))
    _ = state.take(.looked(second))
    #expect(
      state.take(.ended(WatchedKata.judged(WatchedKata.passed), run: 1)) == [.check(run: 2)])
    #expect(!isJudged(state))
  }

  @Test("What a former check still says is passed over")
  func formerCheck() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    _ = state.take(.looked(second))
    _ = state.take(.entered(.running, run: 1))
    #expect(state.progress?.phase == .starting)
    #expect(state.take(.ended(WatchedKata.judged(WatchedKata.passed), run: 1)) == [])
    #expect(!isJudged(state))
    _ = state.take(.entered(.running, run: 2))
    #expect(state.progress?.phase == .running)
  }

  @Test("A check that cannot be done tells why, and c tries again")
  func failure() {
    var state = WatchState.after(.failed("The disk is full."))
    #expect(sentence(state) == "The disk is full.")
    #expect(state.take(.looked(first)) == [])
    #expect(state.press("c") == [.check(run: 2)])
  }

  @Test("Going on after a stop begins the check anew, and nothing where none was running")
  func resumed() {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    _ = state.take(.looked(first))
    #expect(state.take(.resumed) == [.cancel])
    #expect(state.take(.ended(.cancelled, run: 1)) == [.check(run: 2)])
    _ = state.take(.ended(WatchedKata.judged(WatchedKata.passed), run: 2))
    #expect(state.take(.resumed) == [])
  }

  // MARK: - The folder

  @Test(
    "A folder that cannot be worked on is told in a sentence, and checked when it is back",
    arguments: [
      (KataSighting.gone, "Katas/02-OpenClosed is gone: put it back"),
      (.readOnly, "Katas/02-OpenClosed cannot be written: allow it with"),
      (.empty, "No Swift file is left in Katas/02-OpenClosed/Sources/OpenClosedKata: put yours"),
    ])
  func away(sighting: KataSighting, beginning: String) throws {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    #expect(state.take(.looked(sighting)) == [])
    #expect(try #require(sentence(state)).hasPrefix(beginning))
    #expect(state.press("c") == [], "there is nothing to check")
    #expect(state.take(.looked(first)) == [.check(run: 2)], "also where nothing is changed")
  }

  @Test("A folder that goes away ends the check, whose verdict does not matter any more")
  func awayDuringCheck() throws {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    _ = state.take(.looked(first))
    #expect(state.take(.looked(.gone)) == [.cancel])
    #expect(state.take(.ended(.failed("It was removed."), run: 1)) == [])
    #expect(try #require(sentence(state)).hasPrefix("Katas/02-OpenClosed is gone"))
  }

  @Test("A folder that is back before the check has ended is checked then")
  func backDuringCheck() {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    _ = state.take(.looked(first))
    _ = state.take(.looked(.gone))
    #expect(state.take(.looked(first)) == [])
    #expect(state.take(.ended(.cancelled, run: 1)) == [.check(run: 2)])
  }

  // MARK: - Leaving

  @Test("q leaves, and so does a signal")
  func leaving() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    #expect(state.press("q") == [.leave(.left)])
    state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    #expect(state.take(.interrupted(.terminate)) == [.leave(.interrupted(.terminate))])
  }

  @Test("Leaving ends the check first, and nothing begins after it")
  func leavingDuringCheck() {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    _ = state.take(.looked(first))
    #expect(state.take(.interrupted(.interrupt)) == [.cancel])
    #expect(state.isLeaving)
    #expect(state.take(.looked(second)) == [])
    #expect(state.press("q") == [])
    #expect(state.take(.ended(.cancelled, run: 1)) == [.leave(.interrupted(.interrupt))])
  }

  @Test("A check that is being ended for a new save is not ended twice by leaving")
  func leavingDuringEnd() {
    var state = WatchState(WatchedKata.kata, size: WatchedKata.size)
    _ = state.take(.looked(first))
    _ = state.take(.looked(second))
    #expect(state.press("q") == [])
    #expect(state.take(.ended(.cancelled, run: 1)) == [.leave(.left)])
  }

  // MARK: - Keys

  @Test("Keys open pages; the same key, Escape or q closes them")
  func pages() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    #expect(state.press("d") == [.open(.diff, again: false)])
    let page = WatchPage(kind: .diff, title: "What you changed", lines: [[Run("a")]])
    for key in [Key.character("d"), .escape, .character("q")] {
      _ = state.take(.opened(page))
      #expect(state.page == page)
      #expect(state.press(key) == [])
      #expect(state.page == nil)
    }
    #expect(state.press(.escape) == [], "Escape alone does not leave")
    #expect(state.press("r") == [.open(.page, again: false)])
  }

  @Test("h asks for a hint, and in a hint for the next one")
  func hints() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    #expect(state.press("h") == [.open(.hint, again: false)])
    _ = state.take(.opened(WatchPage(kind: .hint, title: "Hint 1 of 6", lines: [])))
    #expect(state.press("h") == [.open(.hint, again: false)])
  }

  @Test("Another size lays the page out anew, without going further")
  func resizing() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    #expect(state.take(.resized(Size(columns: 120, rows: 40))) == [])
    _ = state.take(.opened(WatchPage(kind: .hint, title: "Hint 1 of 6", lines: [])))
    #expect(
      state.take(.resized(Size(columns: 80, rows: 24))) == [.open(.hint, again: true)])
    #expect(state.size == Size(columns: 80, rows: 24))
  }

  @Test("n goes on where every behaviour passes; else it says when it would")
  func next() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    #expect(state.press("n") == [.moveOn])
    state = .after(WatchedKata.judged(WatchedKata.passed, isUntouched: true))
    #expect(state.press("n") == [])
    #expect(
      state.notice
        == "The next kata comes when you have changed this one, and every behaviour passes.")
    state = .after(WatchedKata.judged(WatchedKata.verdict([.passed, .hung])))
    #expect(state.press("n") == [])
    #expect(state.notice == "The next kata comes when every behaviour of this one passes.")
    _ = state.press(.up)
    #expect(state.notice == nil, "the next key takes it away")
    _ = state.take(.looked(.gone))
    #expect(state.press("n") == [])
    #expect(
      state.notice == "The next kata comes when the folder of this one is back and passes.")
  }

  @Test("Enter checks again, and closes a page for the verdict")
  func again() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    _ = state.take(.opened(WatchPage(kind: .page, title: "The page", lines: [])))
    #expect(state.press(.enter) == [.check(run: 2)])
    #expect(state.page == nil)
  }

  @Test("Scrolling stays within the text, and comes back to its place in the verdict")
  func scrolling() {
    var state = WatchState.after(WatchedKata.judged(WatchedKata.passed))
    // 24 rows have room for 17 lines.
    let lines = (1...40).map { [Run("line \($0)")] }
    _ = state.take(.opened(WatchPage(kind: .page, title: "The page", lines: lines)))
    let steps: [(Key, Int)] = [
      (.up, 0), (.down, 1), (.character(" "), 17), (.pageDown, 23), (.up, 22), (.home, 0),
      (.end, 23), (.pageUp, 7), (.character("j"), 8), (.character("k"), 7),
    ]
    for (key, top) in steps {
      _ = state.press(key)
      #expect(state.top == top, "after \(key)")
    }
    _ = state.press("q")
    #expect(state.top == 0)
  }
}
