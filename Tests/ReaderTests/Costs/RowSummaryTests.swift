import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader

@Suite("The summary of a row of requests")
struct RowSummaryTests {
  private let book: TemporaryBook

  init() throws { book = try RowBook().book }

  private func lines(_ states: [String: ChangeRow.State], width: Int = 56) throws -> [String] {
    try RowSummary(of: RowBook.row(states), in: book.workbook).markdown(width: width).lines
  }

  /// The lines under the heading with this beginning, without empty lines around them.
  private func part(_ heading: String, of lines: [String]) -> [String] {
    Array(
      lines.drop { !$0.hasPrefix("## \(heading)") }.dropFirst(2).prefix { !$0.hasPrefix("#") }
        .reversed().drop { $0.isEmpty }.reversed())
  }

  @Test("The summary shows each figure beside those of both versions, with a bar if they differ")
  func whole() throws {
    let states: [String: ChangeRow.State] = [
      "more-lives": .done(RowBook.cost(3, added: 3)),
      "twin-bolts": .done(RowBook.cost(0, added: 3, places: 7)),
      "drop-shield": .done(RowBook.cost(7)),
    ]
    let text = try lines(states).joined(separator: "\n")
    #expect(
      text == """
        # Lesson 2, Open/closed: your changes, summed up

        You finished both expected changes; every behaviour passed each time.

        Less is better in each of these, but none tells the whole story: small changes cannot show how easily a design is understood or tested. Edited lines count the changes made one after another; the other before and after figures count each change on its own.

        ## Lines edited: 3

        Better than *before* (18), and the same as *after* (3).

        ```text
        before  █████████████████████████████████████████████ 18
        after   ████████ 3
        yours   ████████ 3
        ```

        ## Spots: 9

        Worse than *before* (4), and worse than *after* (4).

        ```text
        before  █████████████████████ 4
        after   █████████████████████ 4
        yours   ██████████████████████████████████████████████ 9
        ```

        The same in all three: lines added (6), files opened (2).

        ## Change by change

        | Change | Version | Edited | Added | Files | Spots | Guest |
        | --- | --- | ---: | ---: | ---: | ---: | ---: |
        | The more-lives | before | 12 | 3 | 1 | 2 | 0 |
        | The more-lives | after | 1 | 3 | 1 | 2 | 0 |
        | The more-lives | yours | 3 | 3 | 1 | 2 | 0 |
        | The twin-bolts | before | 4 | 3 | 1 | 2 | 0 |
        | The twin-bolts | after | 2 | 3 | 1 | 2 | 0 |
        | The twin-bolts | yours | 0 | 3 | 1 | 7 | 0 |

        ## Not expected by the principle

        | Change | Version | Edited | Added | Files | Spots | Guest |
        | --- | --- | ---: | ---: | ---: | ---: | ---: |
        | The drop-shield | before | 0 | 3 | 1 | 2 | 0 |
        | The drop-shield | after | 9 | 3 | 1 | 2 | 0 |
        | The drop-shield | yours | 7 | 1 | 1 | 2 | 0 |

        ## To think about

        1. “The more-lives” edited 3 existing lines of yours, and 12 in *before*: which decision is made there, and will the next change touch it again?
        2. What did your refactoring cost you, and how many such changes would pay for it?

        """)
  }

  @Test(
    "In the summary, a difference of a single line already counts as better or worse",
    arguments: [
      (11, "Better than *before* (12), and worse than *after* (1)."),
      (12, "The same as *before* (12), and worse than *after* (1)."),
      (13, "Worse than *before* (12), and worse than *after* (1)."),
      (0, "Better than *before* (12), and better than *after* (1)."),
    ])
  func comparison(edited: Int, words: String) throws {
    #expect(
      try part("Lines edited: \(edited)", of: lines(["more-lives": .done(RowBook.cost(edited))]))
        .first == words)
  }

  @Test(
    "The summary asks about the change that did worst, and about one that was given up",
    arguments: [
      (
        ["more-lives": .done(RowBook.cost(11)), "twin-bolts": .done(RowBook.cost(8))],
        "“The twin-bolts” edited 8 existing lines of yours, and 6 in *before*: which decision is made there",
        "What did your refactoring cost"
      ),
      (
        // The change that edited nothing is closer to the *before* version.
        ["more-lives": .done(RowBook.cost(1)), "twin-bolts": .done(RowBook.cost(0))],
        "“The more-lives” edited 1 existing line of yours, and 12 in *before*: which decision is made there",
        "What did your refactoring cost"
      ),
      (
        ["more-lives": .done(RowBook.cost(0)), "twin-bolts": .givenUp],
        "No change edited an existing line of yours: which change, as likely as these, would edit many?",
        "You gave up “The twin-bolts”, which we made in both versions: which decision of yours stood in its way"
      ),
    ] as [([String: ChangeRow.State], String, String)])
  func questions(states: [String: ChangeRow.State], first: String, second: String) throws {
    let lines = try lines(states)
    let questions = part("To think about", of: lines)
    #expect(
      questions.count == 2 && questions[0].hasPrefix("1. \(first)")
        && questions[1].hasPrefix("2. \(second)"))
    let givenUp = states["twin-bolts"] == .givenUp
    #expect(
      lines[2]
        == "You finished \(givenUp ? "1 of the 2" : "both") expected changes; every behaviour passed each "
        + "time." + (givenUp ? " Given up: “The twin-bolts”." : ""))
    #expect(!lines.contains("## Not expected by the principle"))
  }

  @Test("A bar fits its width, and any value above zero is visible")
  func bars() throws {
    let states: [String: ChangeRow.State] = [
      "more-lives": .done(RowBook.cost(6)), "twin-bolts": .open(RowBook.cost(9)),
    ]
    #expect(
      try part("Lines edited", of: lines(states, width: 25)).dropFirst(2)
        == ["```text", "before  ██████████████ 12", "after   ██ 1", "yours   ███████ 6", "```"])
    #expect(try part("Lines edited", of: lines(states, width: 80))[3].count == 56)
    #expect(
      try part("Lines edited", of: lines(["more-lives": .done(RowBook.cost(0))])).contains(
        "yours   0"))
  }
}
