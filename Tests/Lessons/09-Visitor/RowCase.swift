import PlayerRoster
import VisitorAfter

// snippet: enum
/// The rows as cases of an enum. Made for the tests.
enum RowCase {
  case notice(NoticeRow)
  case heading(HeadingRow)
  case timeline(TimelineRow)
  case player(PlayerRow)
  case hint

  var height: Int {
    switch self {
    case .notice(let row): row.lines.count
    case .heading, .hint: 2
    case .timeline, .player: 1
    }
  }
}
// end: enum
