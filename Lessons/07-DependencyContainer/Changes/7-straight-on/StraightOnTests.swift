import PlayerVisit
import Testing

@MainActor
@Suite("A training without a point")
struct StraightOnTests {
  @Test(
    "After a training without a point, the next training follows at once", arguments: Side.allCases)
  func again(side: Side) throws {
    let visit = try TestVisit(["Rex": 300])
    let pia = Account(id: 1_000, nickname: "Pia")
    let game = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(pia), .play)
    let next = try game.after(.finished(score: 0))
    #expect(next.invitation == GameInvitation(nickname: "Pia", highScore: 300) && next !== game)
    let card = try next.after(.finished(score: 0), .finished(score: 7)).card
    #expect(card == ScoreCard(nickname: "Pia", score: 7, best: nil, isNewBest: false))
    #expect(visit.refreshes.running.count == 0)
    #expect(visit.ledger.changes == [.welcome("Pia", visit.clock.time)])
  }

  @Test("A player who is no pupil sees a score without a point", arguments: Side.allCases)
  func others(side: Side) throws {
    let lobby = try side.frontDoor.guestLobby(of: TestVisit().parts)
    let card = try lobby.after(.play, .finished(score: 0)).card
    #expect(card == ScoreCard(nickname: "Guest", score: 0, best: 0, isNewBest: false))
  }
}
