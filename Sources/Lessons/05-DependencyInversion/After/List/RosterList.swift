import Foundation
import RosterModel
import Rules

/// The roster as the arcade shows it and works with it.
public final class RosterList: RosterKeeping {
  private let service: any RosterUseCases

  public init(service: any RosterUseCases) {
    self.service = service
  }

  public func lines() throws(RosterError) -> [RosterLine] {
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

  public func stamp() throws(RosterError) -> RosterStamp {
    try service.stamp()
  }

  public func players() throws(RosterError) -> [Player] {
    try service.players()
  }

  public func add(_ nickname: String) throws(RosterError) -> Player {
    try service.add(nickname)
  }

  public func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    try service.rename(nickname, to: newNickname)
  }

  public func remove(_ nickname: String) throws(RosterError) -> Player {
    try service.remove(nickname)
  }

  public func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    try service.welcome(nickname, at: time)
  }

  public func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    try service.record(score, of: nickname)
  }
}
