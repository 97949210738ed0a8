import PlayerVisit
import Testing

@MainActor
@Suite("The training of pupils")
struct TrainingTests {
  private static let pupil = Account(id: 1_000, nickname: "Pia")
  private static let last = Account(id: 999, nickname: "Leo")

  private func game(_ side: Side, _ visit: TestVisit, of account: Account) throws -> any Screen {
    try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(account), .play)
  }

  @Test("A pupil's score is shown and stays out of the roster", arguments: Side.allCases)
  func shown(side: Side) throws {
    let visit = try TestVisit(["Rex": 300])
    let game = try game(side, visit, of: Self.pupil)
    #expect(game.invitation == GameInvitation(nickname: "Pia", highScore: 300))
    let card = try game.after(.finished(score: 400)).card
    #expect(card == ScoreCard(nickname: "Pia", score: 400, best: nil, isNewBest: false))
    let best = try visit.ledger.player("Pia")?.bestScore
    #expect(best == 0)
    #expect(visit.ledger.changes == [.welcome("Pia", visit.clock.time)])
  }

  @Test("A pupil goes on as usual, and no further game is recorded", arguments: Side.allCases)
  func goingOn(side: Side) throws {
    let visit = try TestVisit(["Rex": 300])
    let game = try game(side, visit, of: Self.pupil)
    #expect(game.next(after: .play).screen === game)
    let left = try self.game(side, TestVisit(), of: Self.pupil).after(.back)
    #expect(left.lobby?.account == Self.pupil)
    let score = try game.after(.finished(score: 400))
    #expect(score.next(after: .finished(score: 7)).screen === score)
    let lobby = try score.after(.back)
    #expect(lobby.lobby?.account == Self.pupil)
    let again = try lobby.after(.details(.someone()), .back, .play, .back, .play)
    let card = try again.after(.finished(score: 20), .play, .finished(score: 30)).card
    #expect(card == ScoreCard(nickname: "Pia", score: 30, best: nil, isNewBest: false))
    #expect(visit.refreshes.running.count == 0)
  }

  @Test("Nothing changes for players who come before or after a pupil", arguments: Side.allCases)
  func everybodyElse(side: Side) throws {
    let visit = try TestVisit(["Rex": 300])
    let leos = try game(side, visit, of: Self.last).after(.finished(score: 40))
    #expect(leos.card == ScoreCard(nickname: "Leo", score: 40, best: 40, isNewBest: true))
    let pias = try leos.after(.back, .signOut, .signedIn(Self.pupil), .play, .finished(score: 50))
    let guests = try pias.after(.back, .signOut, .signedIn(.guest), .play, .finished(score: 60))
    #expect(guests.card == ScoreCard(nickname: "Guest", score: 60, best: 60, isNewBest: true))
  }

  @Test("A guest plays as usual, and a pupil who follows trains", arguments: Side.allCases)
  func afterGuest(side: Side) throws {
    let visit = try TestVisit(["Rex": 300])
    let guests = try side.frontDoor.guestLobby(of: visit.parts).after(.play, .finished(score: 60))
    #expect(guests.card == ScoreCard(nickname: "Guest", score: 60, best: 60, isNewBest: true))
    let pias = try guests.after(.back, .signOut, .signedIn(Self.pupil), .play, .finished(score: 50))
    #expect(pias.card == ScoreCard(nickname: "Pia", score: 50, best: nil, isNewBest: false))
    let best = try visit.ledger.player("Pia")?.bestScore
    #expect(best == 0)
  }
}
