import PlayerVisit

/// The rows, and what the table knows about each type of row.
struct RowTable: LobbyTable {
  let rows: [any LobbyRow]

  var rowCount: Int { rows.count }

  // snippet: height
  func height(of row: Int) -> Int {
    switch rows[row] {
    case let row as NoticeRow: row.lines.count
    case is HeadingRow, is HintRow: 2
    default: 1
    }
  }
  // end: height

  func tint(of row: Int) -> Tint {
    switch rows[row] {
    case let row as NoticeRow: row.isWarning ? .warning : .accent
    case is HeadingRow: .accent
    case is TimelineRow, is HintRow: .quiet
    case let row as PlayerRow: row.isOwn ? .own : .plain
    default: .plain
    }
  }

  func text(of row: Int) -> String {
    switch rows[row] {
    case let row as NoticeRow:
      return row.isWarning ? "Warning: \(row.text)" : row.text
    case let row as HeadingRow:
      return row.title
    case let row as TimelineRow:
      return row.sentence
    case let row as PlayerRow:
      let score = row.player.bestScore > 0 ? "best score \(row.player.bestScore)" : "no score yet"
      let visit = row.player.lastVisit.map { "last visit \(Wording.day($0))" } ?? "no visit yet"
      return "\(row.name): \(score), \(visit)."
    case is HintRow:
      return HintRow.lines.joined(separator: " ")
    default:
      return ""
    }
  }

  func player(of row: Int) -> Player? {
    (rows[row] as? PlayerRow)?.player
  }

  func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {
    let columns = RowColumns(of: surface.columns)
    let tint = tint(of: row)

    func write(
      _ text: String, in columns: Range<Int>, below: Int = 0, alignment: Alignment = .leading
    ) {
      guard !columns.isEmpty else { return }
      surface.write(
        text, in: columns, line: line + below, alignment: alignment, tint: tint,
        isSelected: isSelected)
    }

    switch rows[row] {
    case let row as NoticeRow:
      for (index, text) in row.lines.enumerated() {
        write(index == 0 && row.isWarning ? " ! " : "", in: columns.marker, below: index)
        write(text, in: columns.words, below: index)
      }
    case let row as HeadingRow:
      write("", in: columns.marker)
      write(row.title, in: columns.name)
      if case .players(1...) = row.section {
        write("best ", in: columns.score, alignment: .trailing)
        write("last visit ", in: columns.day, alignment: .trailing)
      }
      write(String(repeating: "─", count: columns.all.count), in: columns.all, below: 1)
    case let row as TimelineRow:
      write(" · ", in: columns.marker)
      write(row.sentence, in: columns.words)
    case let row as PlayerRow:
      let (score, visit) = (row.player.bestScore, row.player.lastVisit)
      write(" \(RosterLine.marker) ", in: columns.marker)
      write(row.name, in: columns.name)
      write(score > 0 ? "\(score) " : "– ", in: columns.score, alignment: .trailing)
      write("\(visit.map(Wording.day) ?? "–") ", in: columns.day, alignment: .trailing)
    case is HintRow:
      for (index, text) in HintRow.lines.enumerated() {
        write("", in: columns.marker, below: index)
        write(text, in: columns.words, below: index)
      }
    default:
      break
    }
  }
}
