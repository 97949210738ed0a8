import PlayerRoster

/// Paints a row as the usual table shows it.
struct RowPainter: RowVisitor {
  let surface: any Surface
  let columns: RowColumns
  /// Where the first line of the row goes.
  let line: Int
  let tint: Tint
  let isSelected: Bool

  func visit(_ row: NoticeRow) {
    for (index, text) in row.lines.enumerated() {
      write(index == 0 && row.isWarning ? " ! " : "", in: columns.marker, below: index)
      write(text, in: columns.words, below: index)
    }
  }

  func visit(_ row: HeadingRow) {
    write("", in: columns.marker)
    write(row.title, in: columns.name)
    if case .players(1...) = row.section {
      write("best ", in: columns.score, alignment: .trailing)
      write("last visit ", in: columns.day, alignment: .trailing)
    }
    write(String(repeating: "─", count: columns.all.count), in: columns.all, below: 1)
  }

  func visit(_ row: TimelineRow) {
    write(" · ", in: columns.marker)
    write(row.sentence, in: columns.words)
  }

  func visit(_ row: PlayerRow) {
    let (score, visit) = (row.player.bestScore, row.player.lastVisit)
    write(" \(RosterLine.marker) ", in: columns.marker)
    write(row.name, in: columns.name)
    write(score > 0 ? "\(score) " : "– ", in: columns.score, alignment: .trailing)
    write("\(visit.map(Wording.day) ?? "–") ", in: columns.day, alignment: .trailing)
  }

  func visit(_ row: HintRow) {
    for (index, text) in HintRow.lines.enumerated() {
      write("", in: columns.marker, below: index)
      write(text, in: columns.words, below: index)
    }
  }

  private func write(
    _ text: String, in columns: Range<Int>, below: Int = 0, alignment: Alignment = .leading
  ) {
    guard !columns.isEmpty else { return }
    surface.write(
      text, in: columns, line: line + below, alignment: alignment, tint: tint,
      isSelected: isSelected)
  }
}
