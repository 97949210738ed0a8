import Book
import Practice
import Terminal

/// What a lesson's row of expected requests came to in a reader's kata, as a page in Markdown.
struct RowSummary {
  let row: ChangeRow

  private var changes: [ChangeRequest] { row.finished.filter(\.isExpected) }

  /// - Precondition: An expected request is finished.
  var markdown: String {
    let lesson = row.lesson
    let paid = compared.filter { $0.mine < $0.before }
    let lost = compared.filter { $0.mine > $0.before }
    let parts = [
      ["# \(lesson.heading): what your row came to"], [opening], ["## Existing lines edited"],
      ["In all, one change on top of the other:"],
      ["```text"] + row.bars(width: 56).map { $0.text.dropFirst(2).trimmed } + ["```"],
      ["## Change by change"],
      ["Before and after as `cost \(lesson.number)` has them, each change alone."], table,
      ["## Where your design paid"], list(paid, "In no figure is it below before."),
      ["## Where it did not"], list(lost, "In no figure is it above before."),
      ["## To think about"], questions.enumerated().map { "\($0 + 1). \($1)" },
    ]
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var opening: String {
    let expected = row.expected
    let others = expected.filter { row.state(of: $0) == .givenUp }.map { "“\($0.title)”" }
    let givenUp = others.isEmpty ? "" : " Given up: \(others.joined(separator: ", "))."
    return "You finished \(changes.count) of \(counted(expected.count, "change")) that the "
      + "principle expects, and everything still passes.\(givenUp)"
  }

  private var table: [String] {
    let heads = ["Change", "Side", "Edited", "Added", "Files", "Places"]
    let rows = changes.flatMap { change in
      Side.allCases.map { (change.title, $0.rawValue, row.figures(of: change, on: $0)) }
        + [(change.title, "yours", row.figures(of: change))]
    }
    let cells = rows.map { title, side, figures in
      [title, side] + (figures?.values.map { "\($0)" } ?? ["–", "–", "–", "–"])
    }
    return ([heads, ["---", "---", "--:", "--:", "--:", "--:"]] + cells)
      .map { "| \($0.joined(separator: " | ")) |" }
  }

  /// A figure over all finished changes of the row.
  private struct Total {
    let name: String
    let before: Int
    let after: Int
    let mine: Int
  }

  /// Each figure by itself: the existing lines edited as the chart has them, the others as the table.
  private var compared: [Total] {
    ChangeFigures.names.enumerated().map { index, figure in
      func sum(_ figures: [ChangeFigures]) -> Int { figures.map { $0.values[index] }.reduce(0, +) }
      let edited = row.linesEdited
      guard figure != .linesEdited else {
        return Total(
          name: figure.rawValue, before: edited.before, after: edited.after, mine: edited.mine)
      }
      return Total(
        name: figure.rawValue, before: sum(changes.compactMap { row.figures(of: $0, on: .before) }),
        after: sum(changes.compactMap { row.figures(of: $0, on: .after) }),
        mine: sum(changes.map { row.figures(of: $0) }))
    }
  }

  private func list(_ totals: [Total], _ none: String) -> [String] {
    totals.isEmpty
      ? [none]
      : totals.map { "- \($0.name): \($0.mine); before \($0.before), after \($0.after)" }
  }

  /// One about the lines that had to be edited, and one about the price.
  private var questions: [String] {
    let edited = changes.map { ($0.title, row.figures(of: $0).linesEdited) }.max { $0.1 < $1.1 }
    let loss = compared.max { $0.mine - $0.before < $1.mine - $1.before }
    let first =
      if let edited, edited.1 > 0 {
        "“\(edited.0)” edited the most existing lines of yours, \(edited.1): which decision do they "
          + "hold, and will the next change touch it again?"
      } else {
        "No change edited an existing line of yours: which change, as likely as these, would edit "
          + "many?"
      }
    let second =
      if let loss, loss.mine > loss.before {
        "In \(loss.name) your design took \(loss.mine), and before \(loss.before): what did the "
          + "difference buy, and would you pay it if only one of these changes had come?"
      } else if compared.allSatisfy({ $0.mine == $0.before }) {
        "Every figure is that of before: what is your design good for that these changes did not "
          + "ask?"
      } else {
        "Nothing took more than in before: what did it take to get your design there, and how many "
          + "such changes pay for that?"
      }
    return [first, second]
  }
}
