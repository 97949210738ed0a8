import RosterModel

// snippet: contract
/// What the roster's rules need of a store.
public protocol PlayerRepository: Sendable {
  /// Changes when the roster changes, and only then; cheap to ask.
  func stamp() throws(RosterError) -> RosterStamp
  /// What the last change left; an empty roster before the first.
  func load() throws(RosterError) -> Roster
  /// Changes the roster in one piece; where the change throws, nothing is kept.
  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player
}
// end: contract
