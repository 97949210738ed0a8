import PlayerRoster
import Testing

@Suite("A roster as it was stored")
struct StoredRosterTests {
  private func player(_ id: Int, _ nickname: String, bestScore: Int = 0) throws -> Player {
    Player(id: id, nickname: try Nickname(nickname), bestScore: bestScore)
  }

  @Test("Is the one that was built, whatever the order of the players")
  func isRestored() throws {
    var built = Roster()
    for name in ["a", "b", "c", "d"] { try built.add(Nickname(name)) }
    try built.remove(2)
    let restored = Roster(players: built.players.reversed(), nextID: built.nextID)
    #expect(restored == built)
    #expect(restored?.player(named: try Nickname("C"))?.id == 3)
    #expect(restored?.player(4)?.nickname.text == "d")
    #expect(Roster(players: [], nextID: 1) == Roster())
  }

  @Test("Has each number once, from 1 and below the next")
  func hasNumbers() throws {
    #expect(Roster(players: [try player(1, "a"), try player(1, "b")], nextID: 5) == nil)
    #expect(Roster(players: [try player(0, "a")], nextID: 5) == nil)
    #expect(Roster(players: [try player(-1, "a")], nextID: 5) == nil)
    #expect(Roster(players: [try player(5, "a")], nextID: 5) == nil)
    #expect(Roster(players: [try player(4, "a")], nextID: 5) != nil)
    #expect(Roster(players: [], nextID: 0) == nil)
  }

  @Test("Has each nickname once, in whatever letters")
  func hasNicknames() throws {
    #expect(Roster(players: [try player(1, "a"), try player(2, "A")], nextID: 5) == nil)
  }

  @Test("Has no negative scores")
  func hasScores() throws {
    #expect(Roster(players: [try player(1, "a", bestScore: -1)], nextID: 5) == nil)
    #expect(Roster(players: [try player(1, "a", bestScore: 0)], nextID: 5) != nil)
  }

  @Test("Has numbers that every JSON reader knows, and adds nobody without one")
  func hasRoom() throws {
    let most = 1 << 52
    #expect(Roster(players: [], nextID: most + 1) == nil)
    var roster = try #require(Roster(players: [], nextID: most - 1))
    #expect(try roster.add(Nickname("last")).id == most - 1)
    #expect(throws: RosterError.full) { try roster.add(Nickname("too late")) }
    #expect(Roster(players: roster.players, nextID: roster.nextID) == roster)
  }
}
