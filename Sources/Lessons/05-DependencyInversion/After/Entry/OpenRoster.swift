import Foundation
import List
import RosterModel
import Rules

/// The roster as the arcade works with it: the rules, and a list of their players.
final class OpenRoster: RosterKeeping {
  private let service: RosterService
  private let list: RosterList

  init(_ service: RosterService) {
    self.service = service
    list = RosterList(of: service.players)
  }

  func lines() throws(RosterError) -> [RosterLine] {
    try list.lines()
  }

  func stamp() throws(RosterError) -> RosterStamp {
    try service.stamp()
  }

  func players() throws(RosterError) -> [Player] {
    try service.players()
  }

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
