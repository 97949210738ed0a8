import Book
import Shell
import Terminal

/// A diff in two columns, such as before on the left and after on the right.
struct SideBySide {
  /// Columns that both sides need together.
  static let leastWidth = 72

  let comparison: Comparison
  let layout: Layout

  private static let gutter = " │ "

  /// Columns of one side.
  private var columns: Int { (layout.width - SideBySide.gutter.count) / 2 }

  var lines: [Line] {
    guard layout.width >= SideBySide.leastWidth else {
      let sentence =
        "Side by side needs \(SideBySide.leastWidth) columns, and there are \(layout.width): this "
        + "is one below the other."
      return layout.flow(sentence, .yellow) + [[]] + comparison.lines(layout)
    }
    return separated(
      [comparison.summary(layout), legend] + comparison.files.map(lines))
  }

  /// Says which side is which, and explains the marks.
  private var legend: [Line] {
    [row([Run("Left: \(comparison.sides.left)")], [Run("Right: \(comparison.sides.right)")])]
      + comparison.legend(width: layout.width)
  }

  private func lines(of file: FileDifference) -> [Line] {
    let left = file.left ?? "(not \(comparison.sides.left))"
    let right = file.right ?? "(not \(comparison.sides.right))"
    return [row([Run(left, .bold)], [Run(right, .bold)]), rule("─", "┼")]
      + file.hunks.map(rows).joined(separator: [rule("┄", "┊")])
  }

  private func rows(of hunk: FileDifference.Hunk) -> [Line] {
    hunk.runs.joined().flatMap { row -> [Line] in
      let left = row.left.map(cells) ?? []
      let right = row.right.map(cells) ?? []
      return (0..<max(left.count, right.count)).map { index in
        self.row(index < left.count ? left[index] : [], index < right.count ? right[index] : [])
      }
    }
  }

  private func cells(_ line: DiffLine) -> [Line] {
    DiffLine(line.text.replacing("\t", with: " "), line.change).marked(width: columns)
  }

  private func row(_ left: Line, _ right: Line) -> Line {
    left.padded(to: columns) + [Run(SideBySide.gutter, .dim)] + right
  }

  private func rule(_ dash: Character, _ crossing: Character) -> Line {
    let half = String(repeating: dash, count: columns + 1)
    return [Run("\(half)\(crossing)\(half)", .dim)]
  }
}
