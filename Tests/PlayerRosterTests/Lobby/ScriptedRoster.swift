import Foundation
import PlayerRoster
import Synchronization
import Testing

/// A roster that a test writes, and that counts how often its players are read.
final class ScriptedRoster: RosterKeeping {
  private struct State {
    var players: [Player]
    var version = 1
    var reads = 0
    var stampError: RosterError?
    var readError: RosterError?
    /// What the roster becomes right after it is read the next time.
    var next: [Player]?
    /// What happens on the main actor while it is read the next time, away from there.
    var happening: (@MainActor @Sendable () -> Void)?
  }

  private let state: Mutex<State>

  init(_ players: [Player] = []) {
    state = Mutex(State(players: players))
  }

  var reads: Int { state.withLock(\.reads) }

  /// Changes the roster, and its stamp.
  func become(_ players: [Player]) {
    state.withLock {
      $0.players = players
      $0.version += 1
    }
  }

  /// Changes the stamp alone.
  func touch() {
    state.withLock { $0.version += 1 }
  }

  /// Changes the roster and its stamp, but not before it is read once more.
  func becomeAfterReading(_ players: [Player]) {
    state.withLock { $0.next = players }
  }

  /// Lets something happen while it is read the next time, which must not be on the main actor.
  func whileRead(_ happening: @escaping @MainActor @Sendable () -> Void) {
    state.withLock { $0.happening = happening }
  }

  /// Fails from now on; with `nil` no more.
  func fail(stamp: RosterError? = nil, players: RosterError? = nil) {
    state.withLock { ($0.stampError, $0.readError) = (stamp, players) }
  }

  func stamp() throws(RosterError) -> RosterStamp {
    let (version, error) = state.withLock { ($0.version, $0.stampError) }
    if let error { throw error }
    return RosterStamp("\(version)")
  }

  func players() throws(RosterError) -> [Player] {
    let happening = state.withLock { state in
      defer { state.happening = nil }
      return state.happening
    }
    if let happening {
      let end = DispatchSemaphore(value: 0)
      Task { @MainActor in
        happening()
        end.signal()
      }
      end.wait()
    }
    let (players, error) = state.withLock { state in
      state.reads += 1
      defer {
        if let next = state.next {
          state.players = next
          state.version += 1
          state.next = nil
        }
      }
      return (state.players, state.readError)
    }
    if let error { throw error }
    return players
  }

  // A lobby only looks at the roster.

  func lines() throws(RosterError) -> [RosterLine] { throw unexpected() }
  func add(_ nickname: String) throws(RosterError) -> Player { throw unexpected() }
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    throw unexpected()
  }
  func remove(_ nickname: String) throws(RosterError) -> Player { throw unexpected() }
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    throw unexpected()
  }
  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    throw unexpected()
  }

  private func unexpected(_ function: String = #function) -> RosterError {
    Issue.record("A lobby does not call \(function).")
    return .full
  }
}

extension Player {
  /// A player with a nickname that is one.
  static func named(
    _ nickname: String, id: Int, bestScore: Int = 0, lastVisit: Date? = nil
  ) throws -> Player {
    Player(id: id, nickname: try Nickname(nickname), bestScore: bestScore, lastVisit: lastVisit)
  }

  /// A player whose nickname tells the id.
  static func numbered(_ id: Int) -> Player? { try? named("Player \(id)", id: id) }
}
