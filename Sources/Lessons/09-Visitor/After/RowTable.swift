import PlayerVisit

/// The rows; each operation on them is a visitor.
struct RowTable: LobbyTable {
  let rows: [LobbyRow]

  var rowCount: Int { rows.count }

  func height(of row: Int) -> Int { rows[row].accept(RowHeight()) }
  func tint(of row: Int) -> Tint { rows[row].accept(RowTint()) }
  func text(of row: Int) -> String { rows[row].accept(RowText()) }
  func player(of row: Int) -> Player? { rows[row].accept(RowPlayer()) }

  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {
    rows[row].accept(
      RowPainter(
        surface: surface, columns: RowColumns(of: surface.columns), line: line, tint: tint(of: row),
        isSelected: isSelected))
  }
}

// snippet: height
/// How many lines a row takes.
struct RowHeight: RowVisitor {
  func visit(notice row: NoticeRow) -> Int { row.lines.count }
  func visit(heading row: HeadingRow) -> Int { 2 }
  func visit(timeline row: TimelineRow) -> Int { 1 }
  func visit(player row: PlayerRow) -> Int { 1 }
  func visit(hint row: HintRow) -> Int { 2 }
}
// end: height

/// The colour of a row.
struct RowTint: RowVisitor {
  func visit(notice row: NoticeRow) -> Tint { row.isWarning ? .warning : .accent }
  func visit(heading row: HeadingRow) -> Tint { .accent }
  func visit(timeline row: TimelineRow) -> Tint { .quiet }
  func visit(player row: PlayerRow) -> Tint { row.isOwn ? .own : .plain }
  func visit(hint row: HintRow) -> Tint { .quiet }
}

/// A row in words.
struct RowText: RowVisitor {
  func visit(notice row: NoticeRow) -> String {
    row.isWarning ? "Warning: \(row.text)" : row.text
  }

  func visit(heading row: HeadingRow) -> String { row.title }
  func visit(timeline row: TimelineRow) -> String { row.sentence }

  func visit(player row: PlayerRow) -> String {
    let score = row.player.bestScore > 0 ? "best score \(row.player.bestScore)" : "no score yet"
    let visit = row.player.lastVisit.map { "last visit \(Wording.day($0))" } ?? "no visit yet"
    return "\(row.name): \(score), \(visit)."
  }

  func visit(hint row: HintRow) -> String { HintRow.lines.joined(separator: " ") }
}

/// The player whose details a row opens.
struct RowPlayer: RowVisitor {
  func visit(notice row: NoticeRow) -> Player? { nil }
  func visit(heading row: HeadingRow) -> Player? { nil }
  func visit(timeline row: TimelineRow) -> Player? { nil }
  func visit(player row: PlayerRow) -> Player? { row.player }
  func visit(hint row: HintRow) -> Player? { nil }
}

// snippet: painter
/// Paints a row as the usual table shows it.
struct RowPainter: RowVisitor {
  let surface: any Surface
  let columns: RowColumns
  /// Where the first line of the row goes.
  let line: Int
  let tint: Tint
  let isSelected: Bool

  func visit(notice row: NoticeRow) {
    for (index, text) in row.lines.enumerated() {
      write(index == 0 && row.isWarning ? " ! " : "", in: columns.marker, below: index)
      write(text, in: columns.words, below: index)
    }
  }

  func visit(heading row: HeadingRow) {
    write("", in: columns.marker)
    write(row.title, in: columns.name)
    if case .players(1...) = row.section {
      write("best ", in: columns.score, alignment: .trailing)
      write("last visit ", in: columns.day, alignment: .trailing)
    }
    write(String(repeating: "─", count: columns.all.count), in: columns.all, below: 1)
  }

  func visit(timeline row: TimelineRow) {
    write(" · ", in: columns.marker)
    write(row.sentence, in: columns.words)
  }

  func visit(player row: PlayerRow) {
    let (score, visit) = (row.player.bestScore, row.player.lastVisit)
    write(" \(RosterLine.marker) ", in: columns.marker)
    write(row.name, in: columns.name)
    write(score > 0 ? "\(score) " : "– ", in: columns.score, alignment: .trailing)
    write("\(visit.map(Wording.day) ?? "–") ", in: columns.day, alignment: .trailing)
  }

  func visit(hint row: HintRow) {
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
// end: painter
