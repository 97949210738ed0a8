import Foundation
import PlayerRoster

/// The roster as the arcade shows it and works with it.
final class RosterList: RosterKeeping {
  // snippet: service
  private let service: RosterService

  init(file: URL) {
    service = RosterService(file: file)
  }
  // end: service

  func lines() throws(RosterError) -> [RosterLine] {
    try service.players().map { player in
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

  // snippet: passing-on
  func stamp() throws(RosterError) -> RosterStamp {
    try service.stamp()
  }

  func players() throws(RosterError) -> [Player] {
    try service.players()
  }
  // end: passing-on

  func add(_ nickname: String) throws(RosterError) -> Player {
    try service.add(nickname)
  }

  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    try service.rename(nickname, to: newNickname)
  }

  func remove(_ nickname: String) throws(RosterError) -> Player {
    try service.remove(nickname)
  }

  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    try service.welcome(nickname, at: time)
  }

  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    try service.record(score, of: nickname)
  }
}
