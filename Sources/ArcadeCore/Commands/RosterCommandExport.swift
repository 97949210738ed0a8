import Foundation
import PlayerRoster

/// The players in the format for other programs, as `arcade roster export` prints them.
///
/// An object with `version`, which goes up when a key changes its meaning or is removed, and
/// `players`, an array sorted by nickname. New keys may appear without a new version.
struct RosterExport: Encodable {
  /// Every key is always present; `lastVisit` is null before the first visit.
  private struct Entry: Encodable {
    let player: Player

    enum CodingKeys: String, CodingKey {
      case id, nickname, bestScore, lastVisit
    }

    func encode(to encoder: any Encoder) throws {
      var entry = encoder.container(keyedBy: CodingKeys.self)
      try entry.encode(player.id, forKey: .id)
      try entry.encode(player.nickname.text, forKey: .nickname)
      try entry.encode(player.bestScore, forKey: .bestScore)
      try entry.encode(player.lastVisit, forKey: .lastVisit)
    }
  }

  private let version = 1
  private let players: [Entry]

  init(_ players: [Player]) {
    self.players = players.map { Entry(player: $0) }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
