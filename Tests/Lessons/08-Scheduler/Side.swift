import PlayerRoster
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

  /// The same with a timer in the hand of the test; `nil` where a side takes none.
  func maker(with timer: HandTimer) -> (any RefreshMaking)? {
    switch self {
    case .before: nil
    case .after: SchedulerAfter.LiveRefresh(services: []) { _ in timer }
    }
  }

  var testDescription: String { rawValue }
}
