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
    let paid = compared.filter { $0.balance < 0 }.map(\.sentence)
    let even = compared.filter { $0.balance == 0 }.map(\.sentence)
    let lost = compared.filter { $0.balance > 0 }.map(\.sentence)
    let parts = [
      ["# \(row.lesson.heading): your changes, summed up"], [opening],
      ["## Existing lines edited"], ["In all, one change on top of the other:"],
      ["```text"] + row.bars(width: 56).map { $0.text.dropFirst(2).trimmed } + ["```"], comparison,
      ["## Where your design paid"],
      list(paid, "No change edited fewer lines of yours than of before's."),
      ["## Where it did not"],
      list(
        row.givenUp.map { "“\($0.title)” is given up." } + lost,
        "No change edited more lines of yours than of before's."),
      even.isEmpty ? [] : ["## Where it made no difference"], even.map { "- \($0)" },
      ["## What else they took"], [caution], table(changes, from: 1), surprises,
      ["## To think about"], questions.enumerated().map { "\($0 + 1). \($1)" },
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var caution: String {
    "Yours came on top of one another. Those of before and of after are of each change alone, as "
      + "`scripts/workbook cost \(row.lesson.number)` has them, so take them as a rough guide."
      + changes.compactMap { $0.outside(" “\($0.title)”") }.joined()
  }

  /// The finished changes that the principle does not expect.
  private var surprises: [String] {
    let others = row.finished.filter { !$0.isExpected }
    return others.isEmpty ? [] : ["## Not expected by the principle", ""] + table(others, from: 0)
  }

  private var opening: String {
    let titles = row.givenUp.map { "“\($0.title)”" }.joined(separator: ", ")
    let all = row.expected.count
    return "You finished \(changes.count == all ? "all \(all)" : "\(changes.count) of the \(all)") "
      + "expected changes, and every behaviour passed each time."
      + (titles.isEmpty ? "" : " Given up: \(titles).")
  }

  /// A finished change of the row, by the existing lines that it edited.
  private struct Compared {
    let title: String
    let edited: Sides<Int>
    let mine: ChangeFigures
    /// Those of before alone; nil where they cannot be compared.
    let before: ChangeFigures?

    /// Below 0 where it paid: where as many lines are edited, the lines added and the places count.
    var balance: Int {
      guard mine.linesEdited == edited.before, let before else {
        return mine.linesEdited - edited.before
      }
      return (mine.linesAdded - before.linesAdded).signum() + (mine.places - before.places).signum()
    }

    var sentence: String {
      let lines = "“\(title)”: \(counted(mine.linesEdited, "line")) of yours"
      guard mine.linesEdited == edited.before else {
        return "\(lines), \(edited.before) in before."
      }
      let rest = before.map {
        "; \(mine.linesAdded) added, \($0.linesAdded) in before; "
          + "\(counted(mine.places, "place")), \($0.places) in before"
      }
      return "\(lines), as many as in before\(rest ?? "")."
    }
  }

  private var compared: [Compared] {
    changes.compactMap { change in
      row.evidence?.linesEditedInRow(change.name).map {
        let isGuest = change.guestSides.contains(.before)
        return Compared(
          title: change.title, edited: $0, mine: row.figures(of: change),
          before: isGuest ? nil : row.figures(of: change, on: .before))
      }
    }
  }

  private var comparison: [String] {
    ["| Change | Before | After | Yours |", "| --- | --: | --: | --: |"]
      + compared.map {
        "| \($0.title) | \($0.edited.before) | \($0.edited.after) | \($0.mine.linesEdited) |"
      }
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
    // The change that lost most, else the one that edited most.
    let losses = compared.map { change in
      let count = change.mine.linesEdited
      return (max(0, count - change.edited.before), count)
    }
    let worst = zip(losses, compared).max { $0.0 < $1.0 }?.1
    let count = worst?.mine.linesEdited ?? 0
    let first =
      if let change = worst, count > 0 {
        "“\(change.title)” edited \(counted(count, "existing line")) of yours, and "
          + "\(change.edited.before) in before: which decision is made in "
          + (count == 1 ? "that line" : "those \(count) lines")
          + ", and will the next change touch it again?"
      } else {
        "No change edited an existing line of yours: which change, as likely as these, would edit "
          + "many?"
      }
    let second =
      if let left = row.givenUp.first {
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
