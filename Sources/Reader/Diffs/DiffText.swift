import Book
import Shell
import Terminal

/// A diff as one column of lines, each with a mark in front that tells without colours too.
struct DiffText {
  let files: [FileDifference]
  var sides = ComparedSides.beforeAndAfter
  /// Columns of the screen, at which long lines go on in the next; nil where they stay whole.
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

  /// A line behind its mark, on as many rows as the screen needs.
  private func rows(of line: DiffLine) -> [Line] {
    flow([Run(line.text, line.change.style)], beside: 2)
      .behind(first: [Run("\(line.change.mark) ", line.change.style)])
  }

  /// - Parameter columns: What stands in front of it on the screen.
  private func flow(_ line: Line, beside columns: Int) -> [Line] {
    width.map { CodeFlow(width: $0 - columns).lines(line) } ?? [line]
  }
}
