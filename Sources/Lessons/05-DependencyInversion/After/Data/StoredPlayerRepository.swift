import PlayerRoster

/// The players that a store keeps.
struct StoredPlayerRepository: PlayerRepository {
  private let store: any RosterStore

  init(store: any RosterStore) {
    self.store = store
  }

  func stamp() throws(RosterError) -> RosterStamp {
    try store.stamp()
  }

  func players() throws(RosterError) -> [Player] {
    try store.load().players
  }

  func change(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try store.update(change)
  }
}
