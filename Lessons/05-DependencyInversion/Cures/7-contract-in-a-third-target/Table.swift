import Foundation
import RosterModel

/// The table's text: a line for each player, with number, nickname, best score and last visit between
/// tabs, and the next player's number.
extension Roster {
  init(table: String) throws(RosterError) {
    var players: [Player] = []
    var next = 1
    let lines = table.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) where !line.isEmpty {
      let columns = line.split(separator: "\t")
      if columns.count == 2, columns[0] == "next", let id = Int(columns[1]) {
        next = id
        continue
      }
      guard columns.count == 4, let id = Int(columns[0]), let score = Int(columns[2]),
        let nickname = try? Nickname(String(columns[1]))
      else { throw .unreadable("league's table", reason: "line \(number) is no player") }
      let visit = Double(columns[3]).map(Date.init(timeIntervalSinceReferenceDate:))
      players.append(Player(id: id, nickname: nickname, bestScore: score, lastVisit: visit))
    }
    guard let roster = Roster(players: players, nextID: next) else {
      throw .unreadable("league's table", reason: "two players clash, or a number is wrong")
    }
    self = roster
  }

  var table: String {
    let lines = players.map { player in
      let visit = player.lastVisit.map { "\($0.timeIntervalSinceReferenceDate)" } ?? "-"
      return "\(player.id)\t\(player.nickname.text)\t\(player.bestScore)\t\(visit)\n"
    }
    return lines.joined() + "next\t\(nextID)\n"
  }
}
