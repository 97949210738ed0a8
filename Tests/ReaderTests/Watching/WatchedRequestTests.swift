import Practice
import Terminal
import TestSupport
import Testing

@testable import Reader

@Suite("The picture of a kata that is watched while it takes requests")
struct WatchedRequestTests {
  private static let narrow = Size(columns: 60, rows: 24)
  private static let open = WatchEvent.files(.file("first", request: "more-lives"))

  private static func green(
    _ states: [String: ChangeRow.State], at stage: KataStage? = nil
  ) -> WatchEvent {
    .stands(RowBook.row(states, edited: 3), at: stage)
  }

  private static let requests: [(WatchedKata, String)] = [
    (
      WatchedKata(open, .judged(.hung), size: narrow),
      """
       Kata 2  Open/closed                    Katas/02-OpenClosed
      ────────────────────────────────────────────────────────────
       ✗ Failed: 1 of 1 behaviour.                          1.4 s
       ▒▒▒▒

       The more-lives

         “One of them is dull, and we would like to have another
         beside it.” (a player)

       ✗ Behaviour number 1
         It made no progress for as long as the limit allows.
      ────────────────────────────────────────────────────────────
       h hint  d diff  r read  n kata  c check  q quit

      """
    ),
    (
      WatchedKata(open, green(["more-lives": .open]), size: Size(columns: 60, rows: 30)),
      """
       Kata 2  Open/closed                    Katas/02-OpenClosed
      ────────────────────────────────────────────────────────────
       ✓ Passed: 1 behaviour.                               1.4 s
       ████

       The more-lives

       What it has cost so far: The more-lives
         each alone    before  after  yours
         lines edited      12      1      3
         lines added        3      3      1
         files opened       1      1      1
         places             2      2      2

       Lines edited in all, after 1 of 2 changes:
         before  █████████████████████████████████████████████ 12
         after   ████ 1
         yours   ████████████ 3

         t  End it, and take the next: The twin-bolts.

         d  See what you changed for it.
         r  Read the page again, above all when not to do it.
         n  Start the next kata.

       `scripts/workbook play 2` plays the arcade with your
       version.
      ────────────────────────────────────────────────────────────
       h hint  d diff  r read  t end  n kata  c check  q quit

      """
    ),
    (
      WatchedKata(.files("first"), green(["more-lives": .finished(RowBook.figures(3))])),
      """
       Kata 2  Open/closed                                        Katas/02-OpenClosed
      ────────────────────────────────────────────────────────────────────────────────
       ✓ Passed: 1 behaviour.                                                   1.4 s
       ████

       Refactored so far: everything behaves, and the design is no longer before's.

       The next change, number 2 of 2, on top of the last:

       The twin-bolts
         “One of them is dull, and we would like to have another beside it.” (a
         player)

         t  Take it.

         d  Compare your version with ours.
         r  Read the page again, above all when not to do it.
         n  Start the next kata.

       `scripts/workbook play 2` plays the arcade with your version.
      ────────────────────────────────────────────────────────────────────────────────
       h hint  d diff  r read  t take  n kata  c check  q quit

      """
    ),
  ]

  @Test(
    "The open request keeps its words above the body; what passes leads on from change to change",
    arguments: requests)
  func request(kata: WatchedKata, expected: String) {
    #expect(kata.text() == expected)
  }

  @Test("The verdict without a request is not shown while what the request adds is checked")
  func taken() {
    let kata = WatchedKata(judged: .passed).after(Self.open)
    #expect(kata.state.view.lines.count == 2 && kata.state.rowsAbove == 7)
  }

  @Test("In a pipe the words of the open request stand before each verdict, and its cost after")
  @MainActor
  func plain() {
    let console = RecordingConsole()
    let screen = PlainScreen(on: console)
    var kata = WatchedKata(Self.open)
    screen.show(kata.state, at: .zero)
    kata.take(Self.green(["more-lives": .open]))
    screen.show(kata.state, at: .zero)
    kata.take(.key("c"))
    kata.take(Self.green(["more-lives": .open], at: .behaves))
    screen.show(kata.state, at: .zero)
    let words = [
      "Checking with “The more-lives” …\n  “\(RowBook.sentence)” (a player)\n",
      "It took 1.4 s.\n\nWhat it has cost so far: The more-lives\n",
      "  scripts/workbook request 2 --finish ",
      "\n\nEverything behaves. What you change now counts for",
    ]
    #expect(words.filter { !console.output.contains($0) } == [])
  }

  @Test("Its title stays while its words are scrolled away")
  func scrolled() {
    let kata = WatchedKata(Self.open, .judged(.hung), size: Size(columns: 30, rows: 12))
    let scrolled = kata.after(.key(.end))
    #expect([kata, scrolled].map { $0.lines()[5] } == [" The more-lives", " The more-lives"])
    let first = "   “One of them is dull, and"
    #expect([kata, scrolled].map { $0.lines()[7] == first } == [true, false])
  }
}
