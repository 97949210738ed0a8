import Foundation
import PlayerRoster

/// The roster as the arcade shows it and works with it.
final class RosterList: RosterKeeping {
  private let roster: any RosterUseCases

  init(of roster: any RosterUseCases) {
    self.roster = roster
  }

  func lines() throws(RosterError) -> [RosterLine] {
    try roster.players().map { player in
      var runs = [
        RosterLine.Run("\(RosterLine.marker) "),
        RosterLine.Run(player.nickname.text, isBold: true),
      ]
      if player.bestScore > 0 {
        runs.append(RosterLine.Run("  \(player.bestScore)"))
      }
      return RosterLine(runs)
    }
  }

  func stamp() throws(RosterError) -> RosterStamp {
    try roster.stamp()
  }

  func players() throws(RosterError) -> [Player] {
    try roster.players()
  }

  func add(_ nickname: String) throws(RosterError) -> Player {
    try roster.add(nickname)
  }

  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    try roster.rename(nickname, to: newNickname)
  }

  func remove(_ nickname: String) throws(RosterError) -> Player {
    try roster.remove(nickname)
  }

  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    try roster.welcome(nickname, at: time)
  }

  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    try roster.record(score, of: nickname)
  }
}
