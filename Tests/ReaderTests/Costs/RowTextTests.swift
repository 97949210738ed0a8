import TestSupport
import Testing
import Text

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
      What it has cost so far: The twin-bolts
                      before  after  yours
        lines edited       4      2      6
        lines added        3      3      1
        files opened       1      1      1
        places             2      2      2
        Before's and after's figures are of this change alone;
        yours came on top of the others.

      Lines edited in all, after 2 of 2 changes:
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
      What it has cost so far: The drop-shield
        each alone    before  after  yours
        lines edited       0      9      1
        lines added        3      3      1
        files opened       1      1      1
        places             2      2      2

        scripts/workbook request 2 --finish    End it; its cost is kept.
        scripts/workbook request 2 more-lives  End it, and take the next: The
                                               more-lives.

      """
    ),
    (
      RowBook.row(["more-lives": .givenUp, "twin-bolts": finished]), 80,
      """
      Lines edited in all, after 1 of 2 changes:
        before  ████████████████████████████████████████████████████████████████████ 6
        after   ███████████████████████ 2
        yours   ██████████████████████████████████ 3

        scripts/workbook request 2 --sum  See your changes summed up.

      Left, and not expected by the principle:
        scripts/workbook request 2 drop-shield  The drop-shield.

      """
    ),
    (
      RowBook.row(["more-lives": .givenUp]), 80,
      """
      The next change, number 2 of 2:

      The twin-bolts
        “One of them is dull, and we would like to have another beside it.” (a player)

        scripts/workbook request 2 twin-bolts  Take it.

      """
    ),
    (
      RowBook.row(["twin-bolts": finished]), 90,
      """
      The next change, number 1 of 2, on top of the last:

      The more-lives
        “One of them is dull, and we would like to have another beside it.” (a player)

        scripts/workbook request 2 more-lives  Take it.

      """
    ),
    (RowBook.row(["more-lives": .finished(nil), "twin-bolts": .finished(nil)]), 80, ""),
  ]

  @Test("It leads from one to the next, and says what each cost beside ours", arguments: rows)
  func text(row: ChangeRow, width: Int, expected: String) {
    let layout = Layout(width: width)
    let lines = layout.lines(of: row, layout.commands(row.advice))
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
      lesson: Catalogue.lessons[1], requests: [RowBook.request("a", .expected)], evidence: nil,
      states: ["a": .open])
    let text = Layout(width: 60).cost(of: row.requests[0], in: row).map(\.text)
    #expect(text[2] == "  lines edited       –      –      0")
  }

  @Test(
    "Where another module brings a change to the book's sides, the figures are told to be unlike",
    arguments: [
      ([], nil), ([.after], "after"), ([.before, .after], "before and after"),
    ] as [([Side], String?)])
  func outside(sides: [Side], names: String?) {
    let request = RowBook.request("more-lives", .expected, from: sides)
    let row = ChangeRow(
      lesson: Catalogue.lessons[1], requests: [request], evidence: RowBook.evidence,
      states: ["more-lives": .finished(RowBook.figures(12))])
    let sentence = names.map {
      "In \($0) a separate module makes %; in yours your own code does."
    }
    let cost = Layout(width: 88).cost(of: request, in: row).map(\.text)
    #expect(
      cost.dropFirst(6).joined() == sentence.map { "  " + $0.replacing("%", with: "it") } ?? "")
    let words = Layout(width: 88).words(inKata: request).map(\.text)
    #expect(words.contains { $0.hasPrefix("In the book another module") } == (sides.count == 2))
    let sum = RowSummary(row: row).markdown()
    let told = sentence.map { $0.replacing("%", with: "“The more-lives”") }
    #expect(sum.contains(told ?? "–") == (names != nil))
  }
}
