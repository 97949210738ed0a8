import DependencyInversionKata
import PlayerRoster
import Rules

/// The roster, kept in this store and in no file.
public func roster(keptIn store: InMemoryRosterStore) -> (any RosterKeeping)? {
  RosterLayers().openRoster(in: InMemoryRepository(store: store))
}

private struct InMemoryRepository: PlayerRepository {
  let store: InMemoryRosterStore

  func stamp() throws(RosterError) -> RosterStamp { try store.stamp() }
  func load() throws(RosterError) -> Roster { try store.load() }

  func update(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try store.update(change)
  }
}
