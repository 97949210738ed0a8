import Foundation
import RosterModel
import Store

/// The operations on the roster, with nicknames as a person typed them.
public struct RosterService: Sendable {
  private let repository: RosterFile

  public init(file: URL) {
    repository = RosterFile(file)
  }

  public func stamp() throws(RosterError) -> RosterStamp {
    try repository.stamp()
  }

  /// All players, sorted by nickname.
  public func players() throws(RosterError) -> [Player] {
    try repository.load().players.sorted { $0.nickname < $1.nickname }
  }

  public func add(_ text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try repository.update { roster throws(RosterError) in
      try roster.add(nickname)
    }
  }

  public func rename(_ text: String, to newText: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    let newNickname = try Nickname(newText)
    return try repository.update { roster throws(RosterError) in
      try roster.rename(nickname, to: newNickname)
    }
  }

  public func remove(_ text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try repository.update { roster throws(RosterError) in
      try roster.remove(nickname)
    }
  }

  /// Records a player's visit, and adds a player who is new.
  public func welcome(_ text: String, at time: Date) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try repository.update { roster throws(RosterError) in
      // Look up and add in one change: two programs may welcome the same newcomer.
      if roster.player(named: nickname) == nil { try roster.add(nickname) }
      return try roster.noteVisit(of: nickname, at: time)
    }
  }

  /// Keeps a score if it is better than the player's best.
  public func record(_ score: Int, of text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try repository.update { roster throws(RosterError) in
      try roster.record(score, of: nickname)
    }
  }
}
