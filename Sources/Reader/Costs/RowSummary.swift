import Book
import Practice
import Text

/// What a lesson's expected requests came to in a reader's kata, as a Markdown page that shows each
/// figure beside those of *before* and *after*.
struct RowSummary {
  private let row: ChangeRow

  /// - Throws: An error if the book's figures, to which yours are compared, cannot be read.
  init(of row: ChangeRow, in workbook: Workbook) throws {
    _ = try LessonEvidence(of: row.lesson, in: workbook)
    self.row = row
  }

  private var changes: [ChangeRequest] { row.done.filter(\.isExpected) }

  /// - Parameter width: The columns for a bar with its label and figure; at most 56 are used.
  /// - Precondition: An expected request is done.
  func markdown(width: Int = 56) -> String {
    let others = row.done.filter { !$0.isExpected }
    let parts =
      [["# \(row.lesson.heading): your changes, summed up"], [opening], [caution]]
      + figures(width: min(width, 56))
      + [["## Change by change"], table(changes).markdown]
      + (others.isEmpty ? [] : [["## Not expected by the principle"], table(others).markdown])
      + [["## To think about"], questions.enumerated().map { "\($0 + 1). \($1)" }]
    return parts.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var opening: String {
    let titles = row.givenUp.map { "“\($0.title)”" }.joined(separator: ", ")
    let (done, count) = (changes.count, row.expected.count)
    let number = done < count ? "\(done) of the \(count)" : count == 2 ? "both" : "all \(count)"
    return "You finished \(number) expected changes; every behaviour passed each time."
      + (titles.isEmpty ? "" : " Given up: \(titles).")
  }

  private var caution: String {
    "Less is better in each of these, but none tells the whole story: small changes cannot show how "
      + "easily a design is understood or tested. Edited lines count the changes made one after "
      + "another; the other before and after figures count each change on its own."
  }

  /// A section for each figure in which the three versions differ, and a sentence about the rest.
  private func figures(width: Int) -> [[String]] {
    let mine = row.total(of: changes).values
    let book = Sides { row.total(of: changes, on: $0).values }
    var (parts, equal): ([[String]], [String]) = ([], [])
    for (index, name) in ChangeCost.names.enumerated() {
      let values = [
        ("before", book.before[index]), ("after", book.after[index]), ("yours", mine[index]),
      ]
      guard Set(values.map(\.1)).count > 1 else {
        if mine[index] > 0 { equal.append("\(name) (\(mine[index]))") }
        continue
      }
      parts += [
        ["## \(capitalized(name)): \(mine[index])"],
        [
          capitalized(RowSummary.comparison(mine[index], with: "before", values[0].1)) + ", and "
            + RowSummary.comparison(mine[index], with: "after", values[1].1) + "."
        ],
        ["```text"] + RowSummary.bars(of: values, width: width) + ["```"],
      ]
    }
    if !equal.isEmpty {
      parts.append(["The same in all three: \(equal.joined(separator: ", "))."])
    }
    return parts
  }

  private func capitalized(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst()
  }

  private static func comparison(_ mine: Int, with side: String, _ value: Int) -> String {
    let word = mine < value ? "better than" : mine == value ? "the same as" : "worse than"
    return "\(word) *\(side)* (\(value))"
  }

  private static func bars(of values: [(name: String, count: Int)], width: Int) -> [String] {
    let most = max(1, values.map(\.count).max() ?? 1)
    let room = max(1, width - 8 - "\(most) ".count)
    return values.map { name, count in
      let bar = String(repeating: "█", count: (count * room + most - 1) / most)
      return name.padded(to: 8) + (bar.isEmpty ? "\(count)" : "\(bar) \(count)")
    }
  }

  /// The figures of changes, a row for each version.
  private func table(_ changes: [ChangeRequest]) -> Table {
    let rows = changes.flatMap { change in
      Side.allCases.map { (change.title, $0.rawValue, row.cost(of: change, on: $0)) }
        + [(change.title, "yours", row.cost(of: change))]
    }
    return Table(
      ["Change", "Version", "Edited", "Added", "Files", "Spots", "Guest"], words: 2,
      rows: rows.map { title, version, cost in
        [title, version] + (cost?.values.map { "\($0)" } ?? ChangeCost.names.map { _ in "–" })
      })
  }

  /// A question about the lines that had to be edited, and a question about the price.
  private var questions: [String] {
    let edited = changes.map { change in
      (
        title: change.title, mine: row.cost(of: change).sources.linesEdited,
        before: row.evidence?.linesEditedInRow(change.name)?.before ?? 0
      )
    }
    // Of the changes that edited lines, the one that did worst compared with *before*.
    let worst = edited.filter { $0.mine > 0 }.max { $0.mine - $0.before < $1.mine - $1.before }
    let first =
      if let worst {
        "“\(worst.title)” edited \(counted(worst.mine, "existing line")) of yours, and "
          + "\(worst.before) in *before*: which decision is made there, and will the next change "
          + "touch it again?"
      } else {
        "No change edited an existing line of yours: which change, as likely as these, would edit "
          + "many?"
      }
    let second =
      if let left = row.givenUp.first {
        "You gave up “\(left.title)”, which we made in both versions: which decision of yours "
          + "stood in its way, and what would it take to undo it?"
      } else {
        "What did your refactoring cost you, and how many such changes would pay for it?"
      }
    return [first, second]
  }
}
