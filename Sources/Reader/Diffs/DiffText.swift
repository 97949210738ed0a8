import Book
import Shell
import Terminal

/// A diff as one column of lines, each with a mark that also works without colours.
struct DiffText {
  let files: [FileDifference]
  var sides = ComparedSides.beforeAndAfter
  /// Columns of the screen, at which long lines wrap; nil leaves them whole.
  var width: Int?

  var lines: [Line] {
    DiffLine.Change.legend(of: files, sides, width: width)
      + files.flatMap { file in
        [[]] + flow([Run(heading(of: file), .bold)], beside: 0)
          + file.hunks.flatMap { hunk in
            (file.left != nil && file.right != nil ? [[Run(hunk.place, .dim)]] : [])
              + hunk.lines.flatMap(rows)
          }
      }
  }

  private func heading(of file: FileDifference) -> String {
    switch (file.left, file.right) {
    case (let left?, nil) where sides == .oldAndNew: "\(left), gone"
    case (nil, let right?) where sides == .oldAndNew: "\(right), new"
    case (let left?, nil): "\(left), only \(sides.left)"
    case (nil, let right?): "\(right), only \(sides.right)"
    default: file.path
    }
  }

  /// A line after its mark, on as many rows as it needs.
  private func rows(of line: DiffLine) -> [Line] {
    flow([Run(line.text, line.change.style)], beside: 2)
      .behind(first: [Run("\(line.change.mark) ", line.change.style)])
  }

  /// - Parameter columns: How many columns are taken by what comes before it.
  private func flow(_ line: Line, beside columns: Int) -> [Line] {
    width.map { CodeFlow(width: $0 - columns).lines(line) } ?? [line]
  }
}
