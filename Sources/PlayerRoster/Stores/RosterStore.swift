/// Where a roster is kept between two visits.
///
/// Contract, which the tests hold every store to:
/// - ``load()`` gives what the last finished ``update(_:)`` left; an empty roster before the first.
/// - ``update(_:)`` is one piece: no other change comes between its reading and its writing, not even
///   that of another process, and where it throws nothing is changed.
/// - ``stamp()`` changes when the roster changes and only then, and is cheap whatever the size of the
///   roster.
public protocol RosterStore: Sendable {
  func stamp() throws(RosterError) -> RosterStamp
  func load() throws(RosterError) -> Roster
  /// - Parameter change: May throw to leave the roster as it is; must not ask the store itself.
  @discardableResult
  func update<Result: Sendable>(
    _ change: (inout Roster) throws(RosterError) -> Result
  ) throws(RosterError) -> Result
}
