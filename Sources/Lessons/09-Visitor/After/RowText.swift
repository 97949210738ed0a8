import PlayerRoster

/// A row in words.
struct RowText: RowVisitor {
  func visit(_ row: NoticeRow) -> String {
    row.isWarning ? "Warning: \(row.text)" : row.text
  }

  func visit(_ row: HeadingRow) -> String { row.title }
  func visit(_ row: TimelineRow) -> String { row.sentence }

  func visit(_ row: PlayerRow) -> String {
    let score = row.player.bestScore > 0 ? "best score \(row.player.bestScore)" : "no score yet"
    let visit = row.player.lastVisit.map { "last visit \(Wording.day($0))" } ?? "no visit yet"
    return "\(row.name): \(score), \(visit)."
  }

  func visit(_ row: HintRow) -> String { HintRow.lines.joined(separator: " ") }
}
