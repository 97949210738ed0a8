import Synchronization

/// Keeps a roster as long as the program runs.
///
/// A change is one piece: no other comes between its reading and its writing, and where it throws nothing
/// is changed.
public final class InMemoryRosterStore: Sendable {
  private struct State {
    var roster: Roster
    var changes = 0
  }

  private let state: Mutex<State>

  public init(_ roster: Roster = Roster()) {
    state = Mutex(State(roster: roster))
  }

  /// Changes when the roster changes, and only then.
  public func stamp() throws(RosterError) -> RosterStamp {
    RosterStamp("\(state.withLock { $0.changes })")
  }

  public func load() throws(RosterError) -> Roster {
    state.withLock { $0.roster }
  }

  /// - Parameter change: Must not ask the store itself.
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
