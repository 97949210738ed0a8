import Synchronization

/// Keeps a roster while the program runs.
///
/// A change is atomic: no other change comes between its reading and its writing, and a change
/// that throws has no effect.
public final class InMemoryRosterStore: Sendable {
  private struct State {
    var roster: Roster
    var changes = 0
  }

  private let state: Mutex<State>

  public init(_ roster: Roster = Roster()) {
    state = Mutex(State(roster: roster))
  }

  /// Changes if and only if the roster changes.
  public func stamp() throws(RosterError) -> RosterStamp {
    RosterStamp("\(state.withLock { $0.changes })")
  }

  public func load() throws(RosterError) -> Roster {
    state.withLock { $0.roster }
  }

  /// - Parameter change: An edit, which must not call the store.
  @discardableResult
  public func update<Result: Sendable>(
    _ change: (inout Roster) throws(RosterError) -> Result
  ) throws(RosterError) -> Result {
    try state.withLock { state throws(RosterError) in
      var roster = state.roster
      let result = try change(&roster)
      if roster != state.roster { state = State(roster: roster, changes: state.changes + 1) }
      return result
    }
  }
}
