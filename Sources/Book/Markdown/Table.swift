import Text

/// A table whose cells are running text in Markdown: every row has as many cells as there are
/// headings.
package struct Table: Equatable, Sendable {
  package enum Alignment: Sendable {
    case left, center, right
  }

  package let headings: [String]
  package let alignments: [Alignment]
  package let rows: [[String]]

  package init(headings: [String], alignments: [Alignment], rows: [[String]]) {
    self.headings = headings
    self.alignments = alignments
    self.rows = rows
  }

  /// A table of figures, which are right-aligned.
  ///
  /// - Parameter words: How many columns have words instead; they come first.
  package init(_ headings: [String], words: Int = 1, rows: [[String]]) {
    self.init(
      headings: headings, alignments: headings.indices.map { $0 < words ? .left : .right },
      rows: rows)
  }

  /// The table in Markdown, a line for each row.
  package var markdown: [String] {
    let rule = alignments.map { alignment in
      switch alignment {
      case .left: "---"
      case .center: ":---:"
      case .right: "---:"
      }
    }
    let cells = ([headings] + rows).map { $0.map { $0.replacing("|", with: "\\|") } }
    return ([cells[0], rule] + cells.dropFirst()).map { "| \($0.joined(separator: " | ")) |" }
  }
}
