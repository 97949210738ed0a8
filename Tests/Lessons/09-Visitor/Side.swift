import VisitorAfter
import VisitorBefore
import PlayerRoster

/// The side of the lesson that a behaviour is tried on.
enum Side: String, CaseIterable, Codable {
  case before, after
}
