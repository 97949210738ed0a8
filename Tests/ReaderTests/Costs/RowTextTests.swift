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
      What it has cost so far: The twin-bolts
        each alone       before     after     yours
        lines edited          4         2         6
        lines added           3         3         1
        files opened          1         1         1
        places                2         2         2

      Lines edited, one change on top of the other: 2 of 2
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
        each alone       before     after     yours
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
      You gave up “The more-lives”: `scripts/workbook request 2 more-lives` takes it
      again.

      Lines edited, one change on top of the other: 1 of 2
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
      You gave up “The more-lives”: `scripts/workbook request 2 more-lives` takes it
      again.

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
      lesson: Catalogue.lessons[1], requests: [RowBook.request("a", .expected)], evidence: nil,
      states: ["a": .open])
    let text = Layout(width: 60).cost(of: row.requests[0], in: row).map(\.text)
    #expect(text[2] == "  lines edited          –         –         0")
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
      " comes to \($0) from outside, a module of its own; yours changed inside."
    }
    let cost = Layout(width: 88).cost(of: request, in: row).map(\.text)
    #expect(cost.dropFirst(6) == (sentence.map { ["  It\($0)"] } ?? [])[...])
    let words = Layout(width: 88).words(inKata: request).map(\.text)
    #expect(words.contains { $0.hasPrefix("In the book another module") } == (sides.count == 2))
    let sum = RowSummary(row: row).markdown
    #expect(sum.contains(" “The more-lives”\(sentence ?? "–")") == (names != nil))
    #expect(sum.contains("; 1 added, 3 in before;") == !sides.contains(.before))
  }

  private static func which(_ lines: String) -> String {
    "which decision is made in \(lines), and will the next change touch it again?"
  }

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
        "“The more-lives” edited 3 existing lines of yours, and 12 in before: "
          + which("those 3 lines"),
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
        "“The twin-bolts” edited 8 existing lines of yours, and 6 in before: "
          + which("those 8 lines"),
        "In all, your design edited 19 existing lines, and before 18: what did the difference buy "
          + "that these changes did not ask for?",
      ]
    ),
    (
      ["more-lives": .finished(RowBook.figures(10)), "twin-bolts": .finished(RowBook.figures(5))],
      [
        "- “The more-lives”: 10 lines of yours, 12 in before.",
        "- “The twin-bolts”: 5 lines of yours, 6 in before.", "",
        "No change edited more lines of yours than of before's.",
      ],
      [
        "“The more-lives” edited 10 existing lines of yours, and 12 in before: "
          + which("those 10 lines"),
        "In all, your design edited 3 existing lines fewer than before: what did it take to get it "
          + "there, and how many such changes pay for that?",
      ]
    ),
    (
      ["more-lives": .finished(RowBook.figures(12))],
      [
        "- “The more-lives”: 12 lines of yours, as many as in before; 1 added, 3 in before; 2 places, "
          + "2 in before.", "", "No change edited more lines of yours than of before's.",
      ],
      [
        "“The more-lives” edited 12 existing lines of yours, and 12 in before: "
          + which("those 12 lines"),
        "In all, your design edited as many existing lines as before, 12: what is it good for that "
          + "these changes did not ask for?",
      ]
    ),
    (
      ["more-lives": .finished(RowBook.figures(1)), "drop-shield": .finished(RowBook.figures(7))],
      [
        "- “The more-lives”: 1 line of yours, 12 in before.", "",
        "No change edited more lines of yours than of before's.",
      ],
      [
        "“The more-lives” edited 1 existing line of yours, and 12 in before: "
          + which("that line"),
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
      lines[2]
        == "You finished \(count == 2 ? "all 2" : "\(count) of the 2") expected changes, and "
        + "every behaviour passed each time.\(givenUp)")
  }

  @Test(
    "Where as many lines are edited as in before, those added and places decide; a tie is said",
    arguments: [
      (1, 2, "your design paid"), (3, 2, "it made no difference"), (4, 2, "it did not"),
      (3, 1, "your design paid"),
    ])
  func ties(added: Int, places: Int, heading: String) {
    let figures = RowBook.figures(12, added: added, places: places)
    let row = RowBook.row(["more-lives": .finished(figures)])
    let parts = RowSummary(row: row).markdown.components(separatedBy: "\n## ")
    let part = parts.first { $0.contains("“The more-lives”: 12 lines") }
    #expect(part?.hasPrefix("Where \(heading)\n") == true)
  }
}
