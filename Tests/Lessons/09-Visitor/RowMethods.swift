import PlayerRoster
import VisitorBefore

/// The operations as requirements that each row meets itself, for each table. Made for the tests.
protocol AnsweringRow {
  var height: Int { get }
  var compactHeight: Int { get }
}

extension AnsweringRow { var compactHeight: Int { 1 } }

extension NoticeRow: AnsweringRow { var height: Int { lines.count } }
extension HeadingRow: AnsweringRow { var height: Int { 2 } }
extension TimelineRow: AnsweringRow { var height: Int { 1 } }
extension PlayerRow: AnsweringRow { var height: Int { 1 } }
extension HintRow: AnsweringRow { var height: Int { 2 } }
