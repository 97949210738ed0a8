import Foundation
import RosterModel

/// A roster as JSON, with one line for each player and the keys in a fixed order.
public enum RosterDocument {
  /// The newest version that this code can read.
  public static let version = 1

  public enum Problem: Error, Hashable {
    case damaged
    case newer(version: Int)
  }

  public static func data(of roster: Roster) -> Data {
    var text = """
      {
        "version": \(version),
        "nextID": \(roster.nextID),
        "players": [
      """
    text.reserveCapacity(roster.players.count * 100 + 100)
    var separator = "\n"
    for player in roster.players {
      text += separator
      append(player, to: &text)
      separator = ",\n"
    }
    text += roster.players.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
    return Data(text.utf8)
  }

  /// Builds the text piece by piece, because even a large roster must be written quickly.
  private static func append(_ player: Player, to text: inout String) {
    text += "    {\"id\": "
    text += String(player.id)
    text += ", \"nickname\": \""
    text += escaped(player.nickname.text)
    text += "\", \"bestScore\": "
    text += String(player.bestScore)
    if let visit = player.lastVisit {
      text += ", \"lastVisit\": \""
      text += visit.formatted(.iso8601)
      text += "\""
    }
    text += "}"
  }

  /// A nickname has no control characters, so only two characters need escapes.
  private static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      return text
    }
    return text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  public static func roster(from data: Data) throws(Problem) -> Roster {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return try decoder.decode(Contents.self, from: data).roster
    } catch let problem as Problem {
      throw problem
    } catch {
      throw .damaged
    }
  }

  private struct Contents: Decodable {
    let roster: Roster

    private enum Key: String, CodingKey {
      case version, nextID, players
    }

    init(from decoder: any Decoder) throws {
      let contents = try decoder.container(keyedBy: Key.self)
      let version = try contents.decode(Int.self, forKey: .version)
      // A newer version may have another shape, so look at nothing else.
      guard version <= RosterDocument.version else { throw Problem.newer(version: version) }
      let entries = try contents.decode([Entry].self, forKey: .players)
      let nextID = try contents.decode(Int.self, forKey: .nextID)
      let players = try entries.map { entry in
        Player(
          id: entry.id, nickname: try Nickname(entry.nickname), bestScore: entry.bestScore,
          lastVisit: entry.lastVisit)
      }
      guard version == RosterDocument.version, let roster = Roster(players: players, nextID: nextID)
      else { throw Problem.damaged }
      self.roster = roster
    }
  }

  private struct Entry: Decodable {
    let id: Int
    let nickname: String
    let bestScore: Int
    let lastVisit: Date?
  }
}
