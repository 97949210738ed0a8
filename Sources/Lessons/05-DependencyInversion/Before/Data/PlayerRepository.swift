import Foundation
import PlayerRoster

/// The players that a file keeps.
struct PlayerRepository {
  private let store: RosterFile

  init(file: URL) {
    store = RosterFile(file)
  }

  /// Changes when the players change; cheap to ask.
  func stamp() throws(RosterError) -> RosterStamp {
    try store.stamp()
  }

  /// Everybody, in any order.
  func players() throws(RosterError) -> [Player] {
    try store.load().players
  }

  /// Changes the roster in one piece; where the change throws, nothing is kept.
  func change(
    _ change: (inout Roster) throws(RosterError) -> Player
  ) throws(RosterError) -> Player {
    try store.update(change)
  }
}
