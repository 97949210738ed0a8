import Book
import Practice
import Text

/// What a lesson's row of expected requests came to in a reader's kata, as a page in Markdown.
///
/// Only existing lines edited are compared: they are what the book measured in a row as well. All
/// else it has of each change alone.
struct RowSummary {
  let row: ChangeRow

  private var changes: [ChangeRequest] { row.finished.filter(\.isExpected) }

  /// - Parameter width: The columns for a bar with its label and figure; at most 56 are used.
  /// - Precondition: An expected request is finished.
  func markdown(width: Int = 56) -> String {
    let even = sentences { $0 == 0 }
    let parts = [
      ["# \(row.lesson.heading): your changes, summed up"], [opening],
      ["## Existing lines edited"], ["In all, one change on top of the other:"],
      ["```text"] + bars(width: min(width, 56)) + ["```"],
      [comparison], ["## Where your design paid"],
      list(sentences { $0 < 0 }, "No change edited fewer of your lines than of before's."),
      ["## Where it did not"],
      list(
        row.givenUp.map { "“\($0.title)” is given up." } + sentences { $0 > 0 },
        "No change edited more lines of yours than of before's."),
      even.isEmpty ? [] : ["## Where it made no difference"], even.map { "- \($0)" },
      ["## What else they took"], [caution], [table(changes, from: 1)], surprises,
      ["## To think about"], questions.enumerated().map { "\($0 + 1). \($1)" },
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func bars(width: Int) -> [String] {
    row.bars(of: changes, width: width).map { $0.text.dropFirst(2).trimmed }
  }

  private var caution: String {
    "Yours came on top of one another. Those of before and of after are of each change alone, as "
      + "`scripts/workbook cost \(row.lesson.number)` has them, so take them as a rough guide."
      + changes.compactMap { $0.outside("“\($0.title)”") }.map { " \($0)" }.joined()
  }

  /// The finished changes that the principle does not expect.
  private var surprises: [String] {
    let others = row.finished.filter { !$0.isExpected }
    return others.isEmpty ? [] : ["## Not expected by the principle", "", table(others, from: 0)]
  }

  private var opening: String {
    let titles = row.givenUp.map { "“\($0.title)”" }.joined(separator: ", ")
    let count = row.expected.count
    return
      "You finished \(changes.count == count ? count.all : "\(changes.count) of the \(count)") "
      + "expected changes, and every behaviour passed each time."
      + (titles.isEmpty ? "" : " Given up: \(titles).")
  }

  /// The finished changes that the book has in a row as well, by the existing lines that they edited.
  private var compared: [(title: String, edited: Sides<Int>, mine: Int)] {
    changes.compactMap { change in
      row.evidence?.linesEditedInRow(change.name)
        .map { (change.title, $0, row.figures(of: change).linesEdited) }
    }
  }

  /// Those of the changes in which the difference to before is such, in sentences.
  private func sentences(where isMeant: (_ difference: Int) -> Bool) -> [String] {
    compared.filter { isMeant($0.mine - $0.edited.before) }.map { title, edited, mine in
      "“\(title)”: \(counted(mine, "line")) of yours, \(edited.before) in before."
    }
  }

  private var comparison: String {
    markdownTable(
      ["Change", "Before", "After", "Yours"], rule: ["---", "--:", "--:", "--:"],
      compared.map { [$0.title, "\($0.edited.before)", "\($0.edited.after)", "\($0.mine)"] })
  }

  /// The figures of changes, a row for each side.
  ///
  /// - Parameter first: Which of ``ChangeFigures/names`` is the first.
  private func table(_ changes: [ChangeRequest], from first: Int) -> String {
    let rows = changes.flatMap { change in
      Side.allCases.map { (change.title, $0.rawValue, row.figures(of: change, on: $0)) }
        + [(change.title, "yours", row.figures(of: change))]
    }
    let heads = ["Edited", "Added", "Files", "Places"][first...]
    return markdownTable(
      ["Change", "Side"] + heads, rule: ["---", "---"] + heads.map { _ in "--:" },
      rows.map { title, side, figures in
        [title, side]
          + (figures?.values.dropFirst(first).map { "\($0)" } ?? heads.map { _ in "–" })
      })
  }

  private func list(_ sentences: [String], _ none: String) -> [String] {
    sentences.isEmpty ? [none] : sentences.map { "- \($0)" }
  }

  /// One about the lines that had to be edited, and one about the price.
  private var questions: [String] {
    let total = row.linesEdited(by: changes)
    // Of those that edited any, the change that did worst beside before's.
    let worst = compared.filter { $0.mine > 0 }
      .max { $0.mine - $0.edited.before < $1.mine - $1.edited.before }
    let first =
      if let (title, edited, mine) = worst {
        "“\(title)” edited \(counted(mine, "existing line")) of yours, and \(edited.before) in "
          + "before: which decision is made in " + (mine == 1 ? "that line" : "those \(mine) lines")
          + ", and will the next change touch it again?"
      } else {
        "No change edited an existing line of yours: which change, as likely as these, would edit "
          + "many?"
      }
    let second =
      if let left = row.givenUp.first {
        "You gave up “\(left.title)”, which before and after carry out: which decision of yours "
          + "stood in its way, and what would it take to undo it?"
      } else {
        "In all, your design edited \(counted(total.mine, "existing line")), and before "
          + "\(total.before): "
          + (total.mine < total.before
            ? "what did it take to get it there, and how many such changes pay for that?"
            : "what is it good for that these changes did not ask for?")
      }
    return [first, second]
  }
}

extension RowSummary {
  /// - Throws: Where the book's figures, which yours are compared with, cannot be read.
  init(of row: ChangeRow, in workbook: Workbook) throws {
    _ = try LessonEvidence(of: row.lesson, in: workbook)
    self.init(row: row)
  }
}
