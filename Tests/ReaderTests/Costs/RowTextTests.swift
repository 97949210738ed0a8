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

        scripts/workbook request 2 --sum  See your changes summed up.

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

  private static let which =
    "which decision is made there, and will the next change touch it again?"

  /// What became of the two expected requests, which edit 12 and 6 lines of before in a row, where it
  /// paid, and what is asked.
  private static let sums: [([String: ChangeRow.State], [String], [String])] = [
    (
      ["more-lives": finished, "twin-bolts": .givenUp],
      [
        "- “The more-lives”: 3 lines of yours, 12 in before.", "",
        "- “The twin-bolts” is given up.",
      ],
      [
        "“The more-lives” edited the most existing lines of yours, 3, and 12 in before: \(which)",
        "You gave up “The twin-bolts”, which before and after carry out: which decision of yours "
          + "stood in its way, and what would it take to undo it?",
      ]
    ),
    (
      ["more-lives": .finished(RowBook.figures(11)), "twin-bolts": .finished(RowBook.figures(8))],
      [
        "- “The more-lives”: 11 lines of yours, 12 in before.", "",
        "- “The twin-bolts”: 8 lines of yours, 6 in before.",
      ],
      [
        "“The twin-bolts” edited 8 existing lines of yours, and 6 in before: \(which)",
        "In all, your design edited 19 existing lines, and before 18: what did the difference buy "
          + "that these changes did not ask for?",
      ]
    ),
    (
      ["more-lives": .finished(RowBook.figures(12))],
      [
        "No change edited fewer lines of yours than of before's.", "",
        "- “The more-lives”: 12 lines of yours, as many as in before.",
      ],
      [
        "“The more-lives” edited the most existing lines of yours, 12, and 12 in before: \(which)",
        "In all, your design edited as many existing lines as before, 12: what is it good for that "
          + "these changes did not ask for?",
      ]
    ),
    (
      ["more-lives": .finished(RowBook.figures(1)), "drop-shield": .finished(RowBook.figures(7))],
      [
        "- “The more-lives”: 1 line of yours, 12 in before.", "",
        "Every change edited fewer lines of yours than of before's.",
      ],
      [
        "“The more-lives” edited the most existing lines of yours, 1, and 12 in before: \(which)",
        "In all, your design edited 11 existing lines fewer than before: what did it take to get "
          + "it there, and how many such changes pay for that?",
      ]
    ),
  ]

  @Test(
    "The sum says change by change where a design paid, and asks by the same figures",
    arguments: sums)
  func sum(states: [String: ChangeRow.State], pays: [String], questions: [String]) {
    let lines = RowSummary(row: RowBook.row(states)).markdown.lines
    func part(_ heading: String) -> [String] {
      let part = lines.drop { $0 != "## \(heading)" }.dropFirst(2)
      return Array(part.prefix { !$0.isEmpty })
    }
    #expect(part("Where your design paid") + [""] + part("Where it did not") == pays)
    #expect(part("To think about") == ["1. \(questions[0])", "2. \(questions[1])"])
    #expect(
      part("Not expected by the principle").last
        == (states["drop-shield"] == nil ? nil : "| The drop-shield | yours | 7 | 1 | 1 | 2 |"))
    let givenUp = states["twin-bolts"] == .givenUp ? " Given up: “The twin-bolts”." : ""
    let count = states.keys.count { $0 != "drop-shield" && states[$0] != .givenUp }
    #expect(
      lines[2] == "You finished \(count) of 2 changes that the principle expects, and every "
        + "behaviour passed each time.\(givenUp)")
  }
}
