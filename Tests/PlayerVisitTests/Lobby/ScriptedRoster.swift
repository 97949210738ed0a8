import Foundation
import PlayerVisit
import Synchronization
import Testing

/// A roster that a test controls, and that counts readings of its players.
final class ScriptedRoster: RosterKeeping {
  private struct State {
    var players: [Player]
    var version = 1
    var reads = 0
    var stampError: RosterError?
    var readError: RosterError?
    var happening: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>

  init(_ players: [Player] = []) {
    state = Mutex(State(players: players))
  }

  var reads: Int { state.withLock(\.reads) }

  /// Changes the roster and its stamp.
  func become(_ players: [Player]) {
    state.withLock {
      $0.players = players
      $0.version += 1
    }
  }

  /// Runs code once, after the next reading of the players and before it returns.
  func whileRead(_ happening: @escaping @Sendable () -> Void) {
    state.withLock { $0.happening = happening }
  }

  /// Makes later calls fail; `nil` makes them work again.
  func fail(stamp: RosterError? = nil, players: RosterError? = nil) {
    state.withLock { ($0.stampError, $0.readError) = (stamp, players) }
  }

  func stamp() throws(RosterError) -> RosterStamp {
    let (version, error) = state.withLock { ($0.version, $0.stampError) }
    if let error { throw error }
    return RosterStamp("\(version)")
  }

  func players() throws(RosterError) -> [Player] {
    let found = state.withLock { state in
      defer { state.happening = nil }
      state.reads += 1
      return state
    }
    found.happening?()
    if let error = found.readError { throw error }
    return found.players
  }

  // A lobby only reads the roster.

  func lines() throws(RosterError) -> [RosterLine] { throw unexpected() }
  func add(_: String) throws(RosterError) -> Player { throw unexpected() }
  func rename(_: String, to _: String) throws(RosterError) -> Player { throw unexpected() }
  func remove(_: String) throws(RosterError) -> Player { throw unexpected() }
  func welcome(_: String, at _: Date) throws(RosterError) -> Player { throw unexpected() }
  func record(_: Int, of _: String) throws(RosterError) -> Player { throw unexpected() }

  private func unexpected(_ function: String = #function) -> RosterError {
    Issue.record("A lobby does not call \(function).")
    return .full
  }
}

extension Player {
  /// A player with a valid nickname.
  static func named(
    _ nickname: String, id: Int, bestScore: Int = 0, lastVisit: Date? = nil
  ) throws -> Player {
    Player(id: id, nickname: try Nickname(nickname), bestScore: bestScore, lastVisit: lastVisit)
  }
}
