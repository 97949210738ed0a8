import Foundation
import Terminal
import Testing

@testable import Book
@testable import Practice
@testable import Reader

@Suite("What is told of a row of requests")
struct RowTextTests {
  private static let finished = ChangeRow.State.finished(RowBook.figures(3))

  /// How the requests stand, for a screen of some width, and what a check that passes says.
  private static let rows: [(ChangeRow, Int, String)] = [
    (
      RowBook.row(), 60,
      """
      Whether it is a good design shows when the next change
      comes. The first is:

      The more-lives
        “One of them is dull, and we would like to have another
        beside it.” (a player)

        scripts/workbook request 2 more-lives  Take it.

      """
    ),
    (
      RowBook.row(["more-lives": finished, "twin-bolts": .open], edited: 6), 60,
      """
      What it cost: The twin-bolts
                         before     after     yours
        lines edited          4         2         6
        lines added           3         3         1
        files opened          1         1         1
        places                2         2         2

      Existing lines edited so far, over 2 of 2 changes
        before  ███████████████████████████████████████████████ 18
        after   ████████ 3
        yours   ████████████████████████ 9

        scripts/workbook request 2 --finish  End it; its cost is
                                             kept.

      """
    ),
    // What is not expected is no part of the row.
    (
      RowBook.row(["drop-shield": .open], edited: 1), 80,
      """
      What it cost: The drop-shield
                         before     after     yours
        lines edited          0         9         1
        lines added           3         3         1
        files opened          1         1         1
        places                2         2         2

        scripts/workbook request 2 --finish    End it; its cost is kept.
        scripts/workbook request 2 more-lives  End it, and take the next: The
                                               more-lives.

      """
    ),
    (
      RowBook.row(["more-lives": .givenUp, "twin-bolts": finished]), 80,
      """
      No expected change is left.

      Existing lines edited so far, over 1 of 2 changes
        before  ████████████████████████████████████████████████████████████████████ 6
        after   ███████████████████████ 2
        yours   ██████████████████████████████████ 3

        scripts/workbook request 2 --sum  See what the row came to.

      """
    ),
    (RowBook.row(["more-lives": .givenUp, "twin-bolts": .givenUp]), 80, ""),
    (RowBook.row(["more-lives": .finished(nil), "twin-bolts": .finished(nil)]), 80, ""),
  ]

  @Test("It leads from one to the next, and says what each cost beside ours", arguments: rows)
  func text(row: ChangeRow, width: Int, expected: String) {
    let layout = Layout(width: width)
    let lines = layout.lines(of: row, layout.commands(for: row))
    #expect(StyledText.text(lines, usesColor: false) == expected)
  }

  @Test("A command that leaves no room beside it has its purpose below")
  func longCommand() {
    let lines = Layout(width: 40).commands([("scripts/workbook request 2", "Take it, or leave it.")]
    )
    #expect(lines.map(\.text) == ["  scripts/workbook request 2", "      Take it, or leave it."])
  }

  @Test("Where the book's figures are missing, only yours are told")
  func withoutEvidence() {
    let row = ChangeRow(
      of: Catalogue.lessons[1], [RowBook.request("a", .expected)], nil, states: ["a": .open])
    let text = Layout(width: 60).cost(of: row.requests[0], in: row).map(\.text)
    #expect(text[2] == "  lines edited          –         –         0")
  }

  @Test("What a loss asks about, and a gain, follows from the figures")
  func questions() {
    let row = RowBook.row(["more-lives": Self.finished, "twin-bolts": .givenUp])
    let dear = RowBook.row(["more-lives": .finished(RowBook.figures(20))])
    func part(_ row: ChangeRow, from heading: String) -> String {
      let text = RowSummary(row: row).markdown
      return text.range(of: heading).map { String(text[$0.lowerBound...]) } ?? text
    }
    #expect(
      part(row, from: "You finished").lines[0]
        == "You finished 1 of 2 changes that the principle expects, and everything still passes. "
        + "Given up: “The twin-bolts”.")
    var same = RowBook.figures(12)
    (same.linesAdded, same.filesOpened) = (3, 1)
    #expect(
      [RowBook.row(["more-lives": .finished(same)]), row].map {
        part($0, from: "2. ")
      } == [
        "2. Every figure is that of before: what is your design good for that these changes did not "
          + "ask?\n",
        "2. Nothing took more than in before: what did it take to get your design there, and how "
          + "many such changes pay for that?\n",
      ])
    #expect(
      part(dear, from: "## Where your") == """
        ## Where your design paid

        - lines added: 1; before 3, after 3

        ## Where it did not

        - lines edited: 20; before 12, after 1

        ## To think about

        1. “The more-lives” edited the most existing lines of yours, 20: which decision do they \
        hold, and will the next change touch it again?
        2. In lines edited your design took 20, and before 12: what did the difference buy, and \
        would you pay it if only one of these changes had come?

        """)
  }
}
