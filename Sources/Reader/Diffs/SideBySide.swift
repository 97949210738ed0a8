import Book
import Shell
import Terminal

/// A diff in two columns, such as before on the left and after on the right.
struct SideBySide {
  let files: [FileDifference]
  var sides = ComparedSides.beforeAndAfter
  /// Columns of both sides together.
  let width: Int

  private static let gutter = " │ "

  /// Columns of one side; on a narrow screen lines are too long rather than unreadable.
  private var columns: Int { max(20, (width - SideBySide.gutter.count) / 2) }

  var lines: [Line] {
    separated(
      [DiffLine.Change.legend(of: files, sides, width: width)]
        + files.map { file in
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
        // A removed line after an added one belongs to the next pair.
        if !right.isEmpty { flush() }
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
    return SideBySide.pieces(of: line.text, columns: columns - 2).enumerated().map { index, piece in
      [Run("\(index == 0 ? line.change.mark : " ") \(piece)", line.change.style)]
    }
  }

  private func row(_ left: Line, _ right: Line) -> Line {
    left.padded(to: columns) + [Run(SideBySide.gutter, .dim)] + right
  }

  private func rule(_ dash: Character, _ crossing: Character) -> Line {
    let half = String(repeating: dash, count: columns + 1)
    return [Run("\(half)\(crossing)\(half)", .dim)]
  }

  /// Cuts a line of code into pieces of a width, after a space if there is one in a piece's second
  /// half, without losing any of it.
  private static func pieces(of text: String, columns: Int) -> [String] {
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
