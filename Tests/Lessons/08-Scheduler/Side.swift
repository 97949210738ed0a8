import PlayerVisit
import SchedulerAfter
import SchedulerBefore
import Testing

/// The versions of the lesson that the same tests run against.
enum Side: String, CaseIterable, Codable, CustomTestStringConvertible {
  case before
  case after

  /// What the arcade plugs in, on the machine's clock.
  var maker: any RefreshMaking {
    switch self {
    case .before: SchedulerBefore.LiveRefresh()
    case .after: SchedulerAfter.LiveRefresh()
    }
  }

  var testDescription: String { rawValue }
}
