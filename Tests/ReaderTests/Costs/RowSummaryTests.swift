import Foundation
import Testing

@testable import Book
@testable import Practice
@testable import Reader

@Suite("What is told of a row of requests as a whole")
struct RowSummaryTests {
  private static func which(_ lines: String) -> String {
    "which decision is made in \(lines), and will the next change touch it again?"
  }

  private static let noLoss = "No change edited more lines of yours than of before's."

  /// What became of the two expected requests, which edit 12 and 6 lines of before in a row, where it
  /// paid, and what is asked.
  private static let sums: [([String: ChangeRow.State], [[String]], [String])] = [
    (
      ["more-lives": .finished(RowBook.figures(3)), "twin-bolts": .givenUp],
      [
        ["- “The more-lives”: 3 lines of yours, 12 in before."],
        ["- “The twin-bolts” is given up."],
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
        ["- “The more-lives”: 11 lines of yours, 12 in before."],
        ["- “The twin-bolts”: 8 lines of yours, 6 in before."],
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
        [
          "- “The more-lives”: 10 lines of yours, 12 in before.",
          "- “The twin-bolts”: 5 lines of yours, 6 in before.",
        ], [noLoss],
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
        [
          "- “The more-lives”: 12 lines of yours, as many as in before; 1 added, 3 in before; "
            + "2 places, 2 in before."
        ], [noLoss],
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
      [["- “The more-lives”: 1 line of yours, 12 in before."], [noLoss]],
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
  func sum(states: [String: ChangeRow.State], pays: [[String]], questions: [String]) {
    let lines = RowSummary(row: RowBook.row(states)).markdown.lines
    func part(_ heading: String) -> [String] {
      let part = lines.drop { $0 != "## \(heading)" }.dropFirst(2)
      return Array(part.prefix { !$0.isEmpty })
    }
    #expect([part("Where your design paid"), part("Where it did not")] == pays)
    #expect(part("To think about") == ["1. \(questions[0])", "2. \(questions[1])"])
    #expect(
      part("Not expected by the principle").last
        == (states["drop-shield"] == nil ? nil : "| The drop-shield | yours | 7 | 1 | 1 | 2 |"))
    let givenUp = states["twin-bolts"] == .givenUp ? " Given up: “The twin-bolts”." : ""
    let count = states.keys.count { $0 != "drop-shield" && states[$0] != .givenUp }
    let finished = count == 2 ? "all 2" : "1 of the 2"
    let opening = "You finished \(finished) expected changes, and every behaviour passed each time."
    #expect(lines[2] == opening + givenUp)
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
