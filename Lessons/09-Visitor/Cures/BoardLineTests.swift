import PlayerVisit
import Testing

@Suite("The leaders on the fairs' board")
struct BoardLineTests {
  @Test("The fairs' board names the three leaders")
  func leaders() throws {
    let scores = [("Anna", 700), ("Ben", 20), ("Cleo", 0), ("Dora", 9), ("Zoe", 950)]
    let players = try scores.enumerated().map { id, player in
      try Player.named(player.0, id: id, bestScore: player.1)
    }
    let board = Side.theirs.table(players: players)
    let line = board.painting(of: 1, columns: 32).map(\.text).joined()
    #expect(["Zoe 950", "Anna 700", "Ben 20"].allSatisfy(line.contains))
  }
}
