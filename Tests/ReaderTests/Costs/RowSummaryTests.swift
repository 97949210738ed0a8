import Foundation
import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader

@Suite("What is told of a row of requests as a whole")
struct RowSummaryTests {
  private static func which(_ lines: String) -> String {
    "which decision is made in \(lines), and will the next change touch it again?"
  }

  private static let good = "what is it good for that these changes did not ask for?"
  private static let paid =
    "what did it take to get it there, and how many such changes pay for that?"
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
        "In all, your design edited 19 existing lines, and before 18: \(Self.good)",
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
        "“The twin-bolts” edited 5 existing lines of yours, and 6 in before: "
          + which("those 5 lines"),
        "In all, your design edited 15 existing lines, and before 18: \(Self.paid)",
      ]
    ),
    // The one that edited nothing is nearer to before's.
    (
      ["more-lives": .finished(RowBook.figures(1)), "twin-bolts": .finished(RowBook.figures(0))],
      [
        [
          "- “The more-lives”: 1 line of yours, 12 in before.",
          "- “The twin-bolts”: 0 lines of yours, 6 in before.",
        ], [noLoss],
      ],
      [
        "“The more-lives” edited 1 existing line of yours, and 12 in before: "
          + which("that line"),
        "In all, your design edited 1 existing line, and before 18: \(Self.paid)",
      ]
    ),
    (
      ["more-lives": .finished(RowBook.figures(10)), "twin-bolts": .open],
      [["- “The more-lives”: 10 lines of yours, 12 in before."], [noLoss]],
      [
        "“The more-lives” edited 10 existing lines of yours, and 12 in before: "
          + which("those 10 lines"),
        "In all, your design edited 10 existing lines, and before 12: \(Self.paid)",
      ]
    ),
    (
      ["more-lives": .finished(RowBook.figures(12))],
      [
        [
          "No change edited fewer of your lines than of before's."
        ], [noLoss],
      ],
      [
        "“The more-lives” edited 12 existing lines of yours, and 12 in before: "
          + which("those 12 lines"),
        "In all, your design edited 12 existing lines, and before 12: \(Self.good)",
      ]
    ),
    (
      ["more-lives": .finished(RowBook.figures(1)), "drop-shield": .finished(RowBook.figures(7))],
      [["- “The more-lives”: 1 line of yours, 12 in before."], [noLoss]],
      [
        "“The more-lives” edited 1 existing line of yours, and 12 in before: "
          + which("that line"),
        "In all, your design edited 1 existing line, and before 12: \(Self.paid)",
      ]
    ),
  ]

  @Test(
    "The sum says change by change where a design paid, and asks by the same figures",
    arguments: sums)
  func sum(states: [String: ChangeRow.State], pays: [[String]], questions: [String]) {
    let lines = RowSummary(row: RowBook.row(states)).markdown().lines
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
    let count = states.filter { $0 != "drop-shield" && ![.givenUp, .open].contains($1) }.count
    let finished = count == 2 ? "both" : "1 of the 2"
    let opening = "You finished \(finished) expected changes, and every behaviour passed each time."
    #expect(lines[2] == opening + givenUp)
  }

  @Test(
    "A line less is paid, a line more is lost, and as many make no difference",
    arguments: [(11, "your design paid"), (12, "it made no difference"), (13, "it did not")])
  func boundary(lines: Int, heading: String) {
    let row = RowBook.row(["more-lives": .finished(RowBook.figures(lines))])
    let part =
      "## Where \(heading)\n\n- “The more-lives”: \(lines) lines of yours, 12 in before.\n"
    #expect(RowSummary(row: row).markdown().contains(part))
  }

  @Test("The bars tell of what is finished, and take no more columns than there are")
  func bars() {
    let row = RowBook.row(["more-lives": .finished(RowBook.figures(6)), "twin-bolts": .open])
    func bars(_ width: Int) -> [String] {
      let lines = RowSummary(row: row).markdown(width: width).lines
      return Array(lines.drop { $0 != "```text" }.dropFirst().prefix(3))
    }
    #expect(bars(25) == ["before  ████████████ 12", "after   █ 1", "yours   ██████ 6"])
    #expect(bars(80)[0].count == 54)
  }
}
