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
    let sides = comparison.sides
    return separated(
      [comparison.legend(width: width)]
        + comparison.files.map { file in
          [
            row(
              [Run(file.left ?? "(not \(sides.left))", .bold)],
              [Run(file.right ?? "(not \(sides.right))", .bold)]),
            rule("─", "┼"),
          ] + file.hunks.map(rows).joined(separator: [rule("┄", "┊")])
        })
  }

  /// Pairs what was removed with what was added in its place.
  private func rows(of hunk: FileDifference.Hunk) -> [Line] {
    var rows: [Line] = []
    var left: [DiffLine] = []
    var right: [DiffLine] = []
    func flush() {
      for index in 0..<max(left.count, right.count) {
        rows += pair(
          index < left.count ? left[index] : nil, index < right.count ? right[index] : nil)
      }
      (left, right) = ([], [])
    }
    for line in hunk.lines {
      if line.change == .none {
        flush()
        rows += pair(line, line)
      } else if line.change.isOnLeft {
        left.append(line)
      } else {
        right.append(line)
      }
    }
    flush()
    return rows
  }

  /// A line from each side next to each other, on as many rows as the longer one needs.
  private func pair(_ left: DiffLine?, _ right: DiffLine?) -> [Line] {
    let left = cells(left)
    let right = cells(right)
    return (0..<max(left.count, right.count)).map { index in
      row(index < left.count ? left[index] : [], index < right.count ? right[index] : [])
    }
  }

  private func cells(_ line: DiffLine?) -> [Line] {
    guard let line else { return [] }
    let text = Run(line.text.replacing("\t", with: " "), line.change.style)
    return CodeFlow(width: columns - 2).lines([text])
      .behind(first: [Run("\(line.change.mark) ", line.change.style)])
  }

  private func row(_ left: Line, _ right: Line) -> Line {
    left.padded(to: columns) + [Run(SideBySide.gutter, .dim)] + right
  }

  private func rule(_ dash: Character, _ crossing: Character) -> Line {
    let half = String(repeating: dash, count: columns + 1)
    return [Run("\(half)\(crossing)\(half)", .dim)]
  }
}
