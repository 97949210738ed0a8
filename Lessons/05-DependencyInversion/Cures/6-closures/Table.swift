import RosterModel

/// The table's text: a line for each player, with number, nickname and best score between tabs.
extension Roster {
  init(table: String) throws(RosterError) {
    var players: [Player] = []
    let lines = table.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in zip(1..., lines) where !line.isEmpty {
      let columns = line.split(separator: "\t")
      guard columns.count == 3, let id = Int(columns[0]), let score = Int(columns[2]),
        let nickname = try? Nickname(String(columns[1]))
      else { throw .unreadable("league's table", reason: "line \(number) is no player") }
      players.append(Player(id: id, nickname: nickname, bestScore: score))
    }
    let last = players.map(\.id).max() ?? 0
    guard last < .max, let roster = Roster(players: players, nextID: last + 1) else {
      throw .unreadable("league's table", reason: "two players clash, or a number is wrong")
    }
    self = roster
  }

  var table: String {
    players.map { "\($0.id)\t\($0.nickname.text)\t\($0.bestScore)\n" }.joined()
  }
}
