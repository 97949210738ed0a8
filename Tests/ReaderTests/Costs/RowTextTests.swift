import TestSupport
import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader

@Suite("What is told of a row of requests")
struct RowTextTests {
  private static let done = ChangeRow.State.done(RowBook.cost(3))

  /// How the requests stand, for a screen of some width, and what a check that passes says.
  private static let rows: [(ChangeRow, Int, String)] = [
    (
      RowBook.row(["more-lives": done, "twin-bolts": .open(RowBook.cost(6))]), 54,
      """
      What it has cost so far: The twin-bolts
                            before  after  yours
        lines edited             4      2      6
        lines added              3      3      1
        files opened             1      1      1
        places                   2      2      2
        lines in the guest       0      0      0
        Before's and after's figures are of this change
        alone; yours came on top of the others.

        scripts/workbook request 2 --finish
            End it; its cost is kept.

      """
    ),
    (
      RowBook.row(["drop-shield": .open(RowBook.cost(1))]), 80,
      """
      What it has cost so far: The drop-shield
        each alone          before  after  yours
        lines edited             0      9      1
        lines added              3      3      1
        files opened             1      1      1
        places                   2      2      2
        lines in the guest       0      0      0

        scripts/workbook request 2 --finish  End it; its cost is kept.

      """
    ),
    (
      RowBook.row(["more-lives": .givenUp, "twin-bolts": done]), 80,
      """
        scripts/workbook request 2 --sum  See your changes summed up.

      Left, and not expected by the principle:
        scripts/workbook request 2 drop-shield  The drop-shield.

      """
    ),
    (
      RowBook.row(["more-lives": done, "twin-bolts": done, "drop-shield": done]), 80,
      "  scripts/workbook request 2 --sum  See your changes summed up.\n"
    ),
    (
      RowBook.row(["twin-bolts": done]), 90,
      """
      The next change, number 1 of 2, on top of the last:

      The more-lives
        “One of them is dull, and we would like to have another beside it.” (a player)

        scripts/workbook request 2 more-lives  Take it.

      """
    ),
    (RowBook.row(["more-lives": .givenUp, "twin-bolts": .givenUp]), 80, ""),
  ]

  @Test("It leads from one to the next, and says what each cost beside ours", arguments: rows)
  func text(row: ChangeRow, width: Int, expected: String) {
    let layout = Layout(width: width)
    let lines = layout.lines(of: row, layout.commands(row.advice))
    #expect(StyledText.text(lines, usesColor: false) == expected)
    #expect(row.canGoOn == (row.open != nil || row.next != nil))
  }

  @Test("Where the book's figures are missing, only yours are told")
  func withoutEvidence() {
    let row = ChangeRow(
      lesson: Catalogue.lessons[1], requests: [RowBook.request("a", .expected)], evidence: nil,
      states: ["a": .open(RowBook.cost(5))])
    let text = Layout(width: 60).cost(of: row.requests[0], in: row).map(\.text)
    #expect(text[2] == "  lines edited             –      –      5")
  }
}
