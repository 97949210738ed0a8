import PlayerRoster

/// Paints a row on a single line.
struct CompactPainter: RowVisitor {
  let surface: any Surface
  let columns: RowColumns
  let line: Int
  let tint: Tint
  let isSelected: Bool

  func visit(_ row: NoticeRow) {
    write(row.isWarning ? " ! " : "", row.lines[0])
  }

  func visit(_ row: HeadingRow) {
    write("", row.title)
  }

  func visit(_ row: TimelineRow) {
    write(" · ", row.sentence)
  }

  func visit(_ row: PlayerRow) {
    let score = row.player.bestScore > 0 ? ": \(row.player.bestScore)" : ""
    write(" \(RosterLine.marker) ", row.name + score)
  }

  func visit(_ row: HintRow) {
    write("", HintRow.lines[0])
  }

  private func write(_ mark: String, _ words: String) {
    for (text, columns) in [(mark, columns.marker), (words, columns.words)]
    where !columns.isEmpty {
      surface.write(
        text, in: columns, line: line, alignment: .leading, tint: tint, isSelected: isSelected)
    }
  }
}
