import Book
import Shell
import Terminal

/// A diff in two columns, such as before on the left and after on the right.
struct SideBySide {
  let comparison: Comparison
  /// Columns of both sides together.
  let width: Int

  private static let gutter = " │ "

  /// Columns of one side; on a narrow screen lines are too long rather than unreadable.
  private var columns: Int { max(20, (width - SideBySide.gutter.count) / 2) }

  var lines: [Line] {
    separated([comparison.legend(width: width)] + comparison.files.map(lines))
  }

  private func lines(of file: FileDifference) -> [Line] {
    let left = file.left ?? "(not \(comparison.sides.left))"
    let right = file.right ?? "(not \(comparison.sides.right))"
    return [row([Run(left, .bold)], [Run(right, .bold)]), rule("─", "┼")]
      + file.hunks.map(rows).joined(separator: [rule("┄", "┊")])
  }

  /// Pairs what was removed with what was added in its place.
  private func rows(of hunk: FileDifference.Hunk) -> [Line] {
    var rows: [Line] = []
    var rest = hunk.lines[...]
    while let line = rest.first {
      let changed = rest.prefix { $0.change != .none }
      rest = rest.dropFirst(max(1, changed.count))
      let lines = changed.isEmpty ? [line] : changed
      let left = lines.filter(\.change.isOnLeft).map(cells)
      let right = lines.filter(\.change.isOnRight).map(cells)
      for (left, right) in SideBySide.paired(left, right, with: []) {
        rows += SideBySide.paired(left, right, with: []).map(row)
      }
    }
    return rows
  }

  /// The items of two lists side by side; the shorter one is filled up.
  private static func paired<Item>(
    _ left: [Item], _ right: [Item], with blank: Item
  ) -> [(Item, Item)] {
    (0..<max(left.count, right.count)).map { index in
      (index < left.count ? left[index] : blank, index < right.count ? right[index] : blank)
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
