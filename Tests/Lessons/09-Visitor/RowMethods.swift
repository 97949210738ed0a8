import PlayerRoster
import VisitorBefore

/// Each operation, for each table, as a requirement that every row meets. Made for the tests.
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
