import Foundation
import RosterModel
import Store

/// What can be done with the roster, for nicknames as a person typed them.
public final class RosterService: Sendable {
  // snippet: repository
  private let repository: RosterFile

  public init(file: URL) {
    repository = RosterFile(file)
  }
  // end: repository

  public func stamp() throws(RosterError) -> RosterStamp {
    try repository.stamp()
  }

  /// Everybody, sorted by nickname.
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

  /// Notes that a player came, and adds one who was never there.
  public func welcome(_ text: String, at time: Date) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try repository.update { roster throws(RosterError) in
      // Looking and adding are one piece: two desks may welcome the same newcomer at once.
      if roster.player(named: nickname) == nil { try roster.add(nickname) }
      return try roster.noteVisit(of: nickname, at: time)
    }
  }

  /// Keeps a score where it is better than the player's best.
  public func record(_ score: Int, of text: String) throws(RosterError) -> Player {
    let nickname = try Nickname(text)
    return try repository.update { roster throws(RosterError) in
      try roster.record(score, of: nickname)
    }
  }
}
