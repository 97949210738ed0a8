import PlayerRoster

/// The rows, and what the table knows about each type of them.
struct RowTable: LobbyTable {
  let rows: [any LobbyRow]

  var rowCount: Int { rows.count }

  // MARK: - Height and tint

  // snippet: height
  func height(of row: Int) -> Int {
    switch rows[row] {
    case let notice as NoticeRow: notice.lines.count
    case is HeadingRow, is HintRow: 2
    default: 1
    }
  }

  func tint(of row: Int) -> Tint {
    switch rows[row] {
    case let notice as NoticeRow: notice.isWarning ? .warning : .accent
    case is HeadingRow: .accent
    case is TimelineRow, is HintRow: .quiet
    case let player as PlayerRow: player.isOwn ? .own : .plain
    default: .plain
    }
  }
  // end: height

  // MARK: - Text

  func text(of row: Int) -> String {
    switch rows[row] {
    case let notice as NoticeRow:
      return notice.isWarning ? "Warning: \(notice.text)" : notice.text
    case let heading as HeadingRow:
      return title(of: heading)
    case let news as TimelineRow:
      return sentence(on: news.entry)
    case let row as PlayerRow:
      let score = row.player.bestScore > 0 ? "best score \(row.player.bestScore)" : "no score yet"
      let visit = row.player.lastVisit.map { "last visit \(Wording.day($0))" } ?? "no visit yet"
      return "\(name(in: row)): \(score), \(visit)."
    case is HintRow:
      return hint.joined(separator: " ")
    default:
      return ""
    }
  }

  private let hint = ["There are no players to show.", "Whoever signs in is put on the roster."]

  private func title(of heading: HeadingRow) -> String {
    switch heading.section {
    case .news: "News"
    case .players(let count): "Players: \(count)"
    }
  }

  private func sentence(on entry: TimelineEntry) -> String {
    switch entry.news {
    case .joined: "\(entry.nickname) joined."
    case .left: "\(entry.nickname) left."
    case .renamed(let old): "\(old) is called \(entry.nickname) now."
    case .scored(let score): "\(entry.nickname) reached a new best of \(score)."
    }
  }

  private func name(in row: PlayerRow) -> String {
    row.isOwn ? "\(row.player.nickname) (you)" : row.player.nickname.text
  }

  // MARK: - Player

  func player(of row: Int) -> Player? {
    (rows[row] as? PlayerRow)?.player
  }

  // MARK: - Painting

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
    case let notice as NoticeRow:
      for (index, text) in notice.lines.enumerated() {
        write(index == 0 && notice.isWarning ? " ! " : "", in: columns.marker, below: index)
        write(text, in: columns.words, below: index)
      }
    case let heading as HeadingRow:
      write("", in: columns.marker)
      write(title(of: heading), in: columns.name)
      if case .players(1...) = heading.section {
        write("best ", in: columns.score, alignment: .trailing)
        write("last visit ", in: columns.day, alignment: .trailing)
      }
      write(String(repeating: "─", count: columns.all.count), in: columns.all, below: 1)
    case let news as TimelineRow:
      write(" · ", in: columns.marker)
      write(sentence(on: news.entry), in: columns.words)
    case let row as PlayerRow:
      let (score, visit) = (row.player.bestScore, row.player.lastVisit)
      write(" \(RosterLine.marker) ", in: columns.marker)
      write(name(in: row), in: columns.name)
      write(score > 0 ? "\(score) " : "– ", in: columns.score, alignment: .trailing)
      write("\(visit.map(Wording.day) ?? "–") ", in: columns.day, alignment: .trailing)
    case is HintRow:
      for (index, text) in hint.enumerated() {
        write("", in: columns.marker, below: index)
        write(text, in: columns.words, below: index)
      }
    default:
      break
    }
  }
}
