import PlayerRoster

@testable import VisitorAfter

// snippet: enum
/// The rows as cases of an enum, and operations on them. Made for the tests.
enum RowCase {
  case notice(NoticeRow)
  case heading(HeadingRow)
  case timeline(TimelineRow)
  case player(PlayerRow)
  case hint(HintRow)

  var height: Int {
    switch self {
    case .notice(let row): row.lines.count
    case .heading, .hint: 2
    case .timeline, .player: 1
    }
  }
}
// end: enum

extension RowCase {
  var tint: Tint {
    switch self {
    case .notice(let row): row.isWarning ? .warning : .accent
    case .heading: .accent
    case .timeline, .hint: .quiet
    case .player(let row): row.isOwn ? .own : .plain
    }
  }
}

/// Finds the case of a row: an operation like any other.
struct RowSorter: RowVisitor {
  func visit(_ row: NoticeRow) -> RowCase { .notice(row) }
  func visit(_ row: HeadingRow) -> RowCase { .heading(row) }
  func visit(_ row: TimelineRow) -> RowCase { .timeline(row) }
  func visit(_ row: PlayerRow) -> RowCase { .player(row) }
  func visit(_ row: HintRow) -> RowCase { .hint(row) }
}
