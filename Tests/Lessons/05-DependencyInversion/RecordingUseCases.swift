import DependencyInversionAfter
import DependencyInversionAfterRules
import Foundation
import PlayerRoster
import Synchronization

/// Knows no rule: answers with what it was given, and records each call.
final class RecordingUseCases: RosterUseCases {
  private let answer: [Player]
  private let asked = Mutex<[String]>([])

  /// - Parameter answer: The players of the list; the first is the answer to every change.
  init(_ answer: [Player]) {
    self.answer = answer
  }

  var calls: [String] { asked.withLock { $0 } }

  func stamp() throws(RosterError) -> RosterStamp {
    note("stamp")
    return RosterStamp("as given")
  }

  func players() throws(RosterError) -> [Player] {
    note("players")
    return answer
  }

  func add(_ nickname: String) throws(RosterError) -> Player {
    try answer(to: "add \(nickname)")
  }

  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    try answer(to: "rename \(nickname) to \(newNickname)")
  }

  func remove(_ nickname: String) throws(RosterError) -> Player {
    try answer(to: "remove \(nickname)")
  }

  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    try answer(to: "welcome \(nickname) at \(Int(time.timeIntervalSince1970))")
  }

  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    try answer(to: "record \(score) of \(nickname)")
  }

  private func answer(to call: String) throws(RosterError) -> Player {
    note(call)
    guard let player = answer.first else { throw .unknownPlayer(call) }
    return player
  }

  private func note(_ call: String) {
    asked.withLock { $0.append(call) }
  }
}
