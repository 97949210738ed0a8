import RosterModel

// snippet: contract
/// What the roster's rules need from a store.
public protocol PlayerRepository: Sendable {
  /// A value that differs after each change, whoever made it; cheap to get.
  func stamp() throws(RosterError) -> RosterStamp
  /// The roster after the last change; empty before the first.
  func load() throws(RosterError) -> Roster
  /// Changes the roster atomically. If the change throws or changes nothing, roster and stamp stay.
  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player
}
// end: contract
