import TestSupport
import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader

@Suite("The text about a row of requests")
struct RowTextTests {
  private static let done = ChangeRow.State.done(RowBook.cost(3))

  /// How the requests stand, the width of the screen, and the text after a passed check.
  private static let rows: [(ChangeRow, Int, String)] = [
    (
      RowBook.row(["more-lives": done, "twin-bolts": .open(RowBook.cost(6))]), 54,
      """
      Cost so far: The twin-bolts
                            before  after  yours
        lines edited             4      2      6
        lines added              3      3      1
        files opened             1      1      1
        spots                    2      2      2
        lines in the guest       0      0      0
        The before and after figures are of this change on
        its own; yours builds on the others.

        scripts/workbook request 2 --finish
            End it and record its cost.

      """
    ),
    (
      RowBook.row(["drop-shield": .open(RowBook.cost(1))]), 80,
      """
      Cost so far: The drop-shield
        each on its own     before  after  yours
        lines edited             0      9      1
        lines added              3      3      1
        files opened             1      1      1
        spots                    2      2      2
        lines in the guest       0      0      0

        scripts/workbook request 2 --finish  End it and record its cost.

      """
    ),
    (
      RowBook.row(["more-lives": .givenUp, "twin-bolts": done]), 80,
      """
        scripts/workbook request 2 --summary  See your changes summed up.

      Still open, though the principle does not anticipate them:
        scripts/workbook request 2 drop-shield  The drop-shield.

      """
    ),
    (
      RowBook.row(["more-lives": done, "twin-bolts": done, "drop-shield": done]), 80,
      "  scripts/workbook request 2 --summary  See your changes summed up.\n"
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

  @Test("A passed check leads to the next request and shows each cost beside ours", arguments: rows)
  func text(row: ChangeRow, width: Int, expected: String) {
    let layout = Layout(width: width)
    let lines = layout.lines(of: row, layout.commands(row.advice))
    #expect(StyledText.text(lines, usesColor: false) == expected)
    #expect(row.canGoOn == (row.open != nil || row.next != nil))
  }

  @Test("Without the book's figures, only the reader's own are shown")
  func withoutEvidence() {
    let row = ChangeRow(
      lesson: Catalogue.lessons[1], requests: [RowBook.request("a", .expected)], evidence: nil,
      states: ["a": .open(RowBook.cost(5))])
    let text = Layout(width: 60).cost(of: row.requests[0], in: row).map(\.text)
    #expect(text[2] == "  lines edited             –      –      5")
  }
}
