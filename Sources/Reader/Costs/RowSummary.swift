import Book
import Practice
import Terminal

/// What a lesson's row of expected requests came to in a reader's kata, as a page in Markdown.
///
/// Only existing lines edited are compared: they are what the book measured in a row as well. All
/// else it has of each change alone.
struct RowSummary {
  let row: ChangeRow

  private var changes: [ChangeRequest] { row.finished.filter(\.isExpected) }

  /// - Precondition: An expected request is finished.
  var markdown: String {
    let paid = compared.filter { $0.mine < $0.before }.map(\.sentence)
    let lost = compared.filter { $0.mine >= $0.before }.map(\.sentence)
    let parts = [
      ["# \(row.lesson.heading): your changes, summed up"], [opening],
      ["## Existing lines edited"], ["In all, one change on top of the other:"],
      ["```text"] + row.bars(width: 56).map { $0.text.dropFirst(2).trimmed } + ["```"], comparison,
      ["## Where your design paid"],
      list(paid, "No change edited fewer lines of yours than of before's."),
      ["## Where it did not"],
      list(
        givenUp.map { "“\($0.title)” is given up." } + lost,
        "Every change edited fewer lines of yours than of before's."),
      ["## What else they took"], [caution], table(changes, from: 1), surprises,
      ["## To think about"], questions.enumerated().map { "\($0 + 1). \($1)" },
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var caution: String {
    "Yours came on top of one another. Those of before and of after are of each change alone, as "
      + "`cost \(row.lesson.number)` has them, so take them as a rough guide."
  }

  /// The finished changes that the principle does not expect.
  private var surprises: [String] {
    let others = row.finished.filter { !$0.isExpected }
    return others.isEmpty ? [] : ["## Not expected by the principle", ""] + table(others, from: 0)
  }

  private var givenUp: [ChangeRequest] { row.expected.filter { row.state(of: $0) == .givenUp } }

  private var opening: String {
    let titles = givenUp.map { "“\($0.title)”" }.joined(separator: ", ")
    return "You finished \(changes.count) of \(counted(row.expected.count, "change")) that the "
      + "principle expects, and every behaviour passed each time."
      + (titles.isEmpty ? "" : " Given up: \(titles).")
  }

  /// The existing lines that a finished change of the row edited.
  private struct Compared {
    let title: String
    let before: Int
    let after: Int
    let mine: Int

    var sentence: String {
      let before = mine == before ? "as many as in before" : "\(before) in before"
      return "“\(title)”: \(counted(mine, "line")) of yours, \(before)."
    }
  }

  private var compared: [Compared] {
    changes.compactMap { change in
      row.evidence?.linesEditedInRow(change.name).map {
        Compared(
          title: change.title, before: $0.before, after: $0.after,
          mine: row.figures(of: change).linesEdited)
      }
    }
  }

  private var comparison: [String] {
    ["| Change | Before | After | Yours |", "| --- | --: | --: | --: |"]
      + compared.map { "| \($0.title) | \($0.before) | \($0.after) | \($0.mine) |" }
  }

  /// The figures of changes, a row for each side.
  ///
  /// - Parameter first: Which of ``ChangeFigures/names`` is the first.
  private func table(_ changes: [ChangeRequest], from first: Int) -> [String] {
    let rows = changes.flatMap { change in
      Side.allCases.map { (change.title, $0.rawValue, row.figures(of: change, on: $0)) }
        + [(change.title, "yours", row.figures(of: change))]
    }
    let cells = rows.map { title, side, figures in
      [title, side]
        + (first..<ChangeFigures.names.count).map { index in
          figures.map { "\($0.values[index])" } ?? "–"
        }
    }
    let heads = ["Edited", "Added", "Files", "Places"][first...]
    return ([["Change", "Side"] + heads, ["---", "---"] + heads.map { _ in "--:" }] + cells)
      .map { "| \($0.joined(separator: " | ")) |" }
  }

  private func list(_ sentences: [String], _ none: String) -> [String] {
    sentences.isEmpty ? [none] : sentences.map { "- \($0)" }
  }

  /// One about the lines that had to be edited, and one about the price.
  private var questions: [String] {
    let total = row.linesEdited
    let worst = compared.max { ($0.mine - $0.before, $0.mine) < ($1.mine - $1.before, $1.mine) }
    let most = compared.max { $0.mine < $1.mine }
    let which = "which decision is made there, and will the next change touch it again?"
    let first =
      if let worst, worst.mine > worst.before {
        "“\(worst.title)” edited \(counted(worst.mine, "existing line")) of yours, and "
          + "\(worst.before) in before: \(which)"
      } else if let most, most.mine > 0 {
        "“\(most.title)” edited the most existing lines of yours, \(most.mine), and "
          + "\(most.before) in before: \(which)"
      } else {
        "No change edited an existing line of yours: which change, as likely as these, would edit "
          + "many?"
      }
    let second =
      if let left = givenUp.first {
        "You gave up “\(left.title)”, which before and after carry out: which decision of yours "
          + "stood in its way, and what would it take to undo it?"
      } else if total.mine > total.before {
        "In all, your design edited \(total.mine) existing lines, and before \(total.before): what "
          + "did the difference buy that these changes did not ask for?"
      } else if total.mine == total.before {
        "In all, your design edited as many existing lines as before, \(total.mine): what is it "
          + "good for that these changes did not ask for?"
      } else {
        "In all, your design edited \(total.before - total.mine) existing lines fewer than before: "
          + "what did it take to get it there, and how many such changes pay for that?"
      }
    return [first, second]
  }
}
