import PlayerRoster
import Synchronization

/// The players as a store has them.
///
/// Reading a long roster takes time, and a lobby asks again and again: the store is read only when
/// it has changed.
final class StoredPlayerRepository: PlayerRepository {
  private let store: any RosterStore
  private let latest = Mutex<(stamp: RosterStamp, players: [Player])?>(nil)

  init(store: any RosterStore) {
    self.store = store
  }

  func stamp() throws(RosterError) -> RosterStamp {
    try store.stamp()
  }

  func players() throws(RosterError) -> [Player] {
    // The stamp comes first: what changes after it is read again the next time.
    let stamp = try store.stamp()
    if let latest = latest.withLock({ $0 }), latest.stamp == stamp { return latest.players }
    let players = try store.load().players
    latest.withLock { $0 = (stamp, players) }
    return players
  }

  /// Changes the roster in one piece; where the change throws, nothing is stored.
  func change(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try store.update(change)
  }
}
