import Foundation
import PlayerVisit
import Synchronization

/// A roster that lets something happen between a question and its answer.
final class SlowRoster: RosterKeeping {
  private struct State {
    var version = 1
    var result: Result<[Player], RosterError> = .success([])
    var whileAsked: (@MainActor @Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Changes the roster.
  ///
  /// - Parameter happening: What happens the next time it is asked, before it answers.
  func become(
    _ result: Result<[Player], RosterError>,
    whileAsked happening: @escaping @MainActor @Sendable () -> Void
  ) {
    state.withLock { $0 = State(version: $0.version + 1, result: result, whileAsked: happening) }
  }

  func stamp() throws(RosterError) -> RosterStamp {
    RosterStamp("\(state.withLock(\.version))")
  }

  /// Waits for what is to happen on the main actor, so a call from there would deadlock.
  func players() throws(RosterError) -> [Player] {
    let happening = state.withLock { state in
      defer { state.whileAsked = nil }
      return state.whileAsked
    }
    if let happening {
      let end = DispatchSemaphore(value: 0)
      Task { @MainActor in
        happening()
        end.signal()
      }
      end.wait()
    }
    return try state.withLock(\.result).get()
  }

  // A lobby that is only shown asks for none of these.

  func lines() throws(RosterError) -> [RosterLine] { [] }
  func add(_ nickname: String) throws(RosterError) -> Player { throw .full }
  func rename(_ nickname: String, to newNickname: String) throws(RosterError) -> Player {
    throw .unknownPlayer(nickname)
  }
  func remove(_ nickname: String) throws(RosterError) -> Player { throw .unknownPlayer(nickname) }
  func welcome(_ nickname: String, at time: Date) throws(RosterError) -> Player {
    throw .unknownPlayer(nickname)
  }
  func record(_ score: Int, of nickname: String) throws(RosterError) -> Player {
    throw .unknownPlayer(nickname)
  }
}

/// For tests that do not look at a table.
struct NoTables: LobbyTabling {
  private struct NoTable: LobbyTable {
    let rowCount = 0
    func height(of row: Int) -> Int { 0 }
    func tint(of row: Int) -> Tint { .plain }
    func text(of row: Int) -> String { "" }
    func player(of row: Int) -> Player? { nil }
    func paint(_ row: Int, on surface: any Surface, at line: Int, isSelected: Bool) {}
  }

  func table(of content: LobbyContent) -> any LobbyTable { NoTable() }
}
