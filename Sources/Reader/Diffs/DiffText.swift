import Book
import Text

extension Layout {
  /// What a step, a slip or a change edits, as one column of lines, each with a mark that works
  /// without colours.
  ///
  /// - Parameters:
  ///   - left: Where to find the lines that only the old version has, such as “in yours”.
  ///   - right: Where to find those that only the new one has.
  func lines(
    of files: [FileDifference], _ left: String = "in the old", _ right: String = "in the new"
  ) -> [Line] {
    let flow = CodeFlow(width: codeWidth)
    let parts = files.map { file -> [Line] in
      let isOnBothSides = file.left != nil && file.right != nil
      let place = file.left == nil ? ", only \(right)" : file.right == nil ? ", only \(left)" : ""
      return flow.lines([Run(file.path + place, .bold)])
        + file.hunks.flatMap { hunk in
          (isOnBothSides ? [[Run(hunk.place, .dim)]] : [])
            + hunk.lines.flatMap { $0.marked(width: codeWidth) }
        }
    }
    return separated([legend(of: files.flatMap(\.lines), left, right)] + parts)
  }

  private func legend(of lines: [DiffLine], _ left: String, _ right: String) -> [Line] {
    let meanings: [(change: DiffLine.Change, text: String)] = [
      (.removed, "only \(left)"), (.added, "only \(right)"),
      (.movedAway, "moved from here"), (.movedHere, "moved to here"),
    ]
    let changes = Set(lines.map(\.change))
    let runs = meanings.filter { changes.contains($0.change) }
      .map { [Run($0.change.mark.text + $0.text, $0.change.mark.style)] }
    let line = Line(runs.joined(separator: [Run("   ")]))
    return line.columns > codeWidth ? runs : [line].filter { !$0.isEmpty }
  }
}

extension DiffLine {
  /// The line after its mark, on as many lines as it needs.
  fileprivate func marked(width: Int) -> [Line] {
    let mark = change.mark
    return CodeFlow(width: width - mark.columns).lines([Run(text, mark.style)])
      .behind(first: [mark])
  }
}

extension DiffLine.Change {
  fileprivate var mark: Run {
    switch self {
    case .none: Run("  ")
    case .removed: Run("- ", .red)
    case .added: Run("+ ", .green)
    case .movedAway: Run("< ", .magenta)
    case .movedHere: Run("> ", .cyan)
    }
  }
}
