import Terminal

/// A diff in two columns, such as before on the left and after on the right.
struct SideBySide {
  let files: [FileDifference]
  let ink: Ink
  var sides = ComparedSides.beforeAndAfter
  /// Columns of the whole.
  let width: Int

  private static let gutter = " │ "

  /// Columns of a side; a narrow screen gets longer lines rather than unreadable ones.
  var columns: Int { max(20, (width - SideBySide.gutter.count) / 2) }

  var text: String {
    files.map { file in
      var lines: [Line] = [
        row(
          [Run(file.before ?? "(not \(sides.left.word))", .bold)],
          [Run(file.after ?? "(not \(sides.right.word))", .bold)]),
        [Run(rule("─"), .dim)],
      ]
      for (index, hunk) in file.hunks.enumerated() {
        if index > 0 { lines.append([Run(rule("┄"), .dim)]) }
        lines += rows(of: hunk)
      }
      return lines.map { ink.paint($0) + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Pairs what was removed with what was added in its place.
  func rows(of hunk: FileDifference.Hunk) -> [Line] {
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
      } else if line.change.isInBefore {
        // A removed line behind an added one belongs to the next pair.
        if !right.isEmpty { flush() }
        left.append(line)
      } else {
        right.append(line)
      }
    }
    flush()
    return rows
  }

  /// A line of each side next to each other, on as many rows as the longer one needs.
  private func pair(_ left: DiffLine?, _ right: DiffLine?) -> [Line] {
    let left = cells(left)
    let right = cells(right)
    return (0..<max(left.count, right.count)).map { index in
      row(index < left.count ? left[index] : [], index < right.count ? right[index] : [])
    }
  }

  private func cells(_ line: DiffLine?) -> [Line] {
    guard let line else { return [] }
    return SideBySide.pieces(of: line.text, columns: columns - 2).enumerated().map { index, piece in
      [Run("\(index == 0 ? line.change.mark : " ") \(piece)", line.change.style)]
    }
  }

  private func row(_ left: Line, _ right: Line) -> Line {
    let gap = String(repeating: " ", count: max(0, columns - left.columns))
    return left + [Run(gap), Run(SideBySide.gutter, .dim)] + right
  }

  private func rule(_ dash: Character) -> String {
    let half = String(repeating: dash, count: columns + 1)
    return half + (dash == "─" ? "┼" : "┊") + half
  }

  /// Cuts a line of code to a width, behind a space where there is one in its second half; nothing
  /// of it is left out.
  static func pieces(of text: String, columns: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      let shown = character == "\t" ? " " : character
      if TextWidth.columns(of: piece) + TextWidth.columns(of: shown) > columns {
        let space = piece.lastIndex(of: " ").map(piece.index(after:)) ?? piece.startIndex
        let isLate = piece.distance(from: piece.startIndex, to: space) > columns / 2
        let cut = isLate ? space : piece.endIndex
        pieces.append(String(piece[..<cut]))
        piece = String(piece[cut...])
      }
      piece.append(shown)
    }
    return pieces + [piece]
  }
}
