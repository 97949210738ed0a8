import Foundation
import PlayerRoster
import Synchronization

/// The players as the roster's file has them.
///
/// Reading a long roster takes time, and a lobby asks again and again: the file is read only when
/// it has changed.
final class PlayerRepository: Sendable {
  private let store: RosterFile
  private let latest = Mutex<(stamp: RosterStamp, players: [Player])?>(nil)

  init(file: URL) {
    store = RosterFile(file)
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
