import PlayerRoster
import Testing

@MainActor
@Suite("The game and its score")
struct GameAndScoreTests {
  private let players: KeyValuePairs = ["Rex": 300, "Ada": 120, "Zoe": 500, "Kim": 90]

  private func game(_ side: Side, _ visit: TestVisit) throws -> any Screen {
    try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada), .play)
  }

  // MARK: - Game

  @Test(
    "The invitation names the player and the best score of anybody, as it was made; 0 where nobody has one",
    arguments: Side.allCases)
  func invitation(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    try InMemoryRoster(visit.ledger).record(900, of: "Zoe")
    #expect(game.invitation == GameInvitation(nickname: "Ada", highScore: 500))
    // A score just made is in the next one.
    let next = try game.after(.finished(score: 950), .play)
    #expect(next.invitation == GameInvitation(nickname: "Ada", highScore: 950))

    let empty = try TestVisit()
    let lobby = try side.frontDoor.firstScreen(of: empty.parts).after(.signedIn(.ada))
    try InMemoryRoster(empty.ledger).remove("Ada")
    let first = try lobby.after(.play).invitation
    #expect(first == GameInvitation(nickname: "Ada", highScore: 0))
  }

  @Test("Nobody is kept from playing by a roster that cannot be read", arguments: Side.allCases)
  func unreadableHighScore(side: Side) throws {
    let visit = try TestVisit(players)
    visit.ledger.faults = .reading
    let invitation = try game(side, visit).invitation
    #expect(invitation == GameInvitation(nickname: "Ada", highScore: 0))
  }

  @Test("A game that was given up keeps no score", arguments: Side.allCases)
  func givenUp(side: Side) throws {
    let visit = try TestVisit(players)
    _ = try game(side, visit).after(.back)
    #expect(visit.ledger.changes == [.welcome("Ada", visit.clock.time)])
  }

  // MARK: - Score

  /// A score of somebody whose best is 120, and what follows.
  nonisolated static let ends = [
    (score: 119, best: 120, isNewBest: false),
    (score: 120, best: 120, isNewBest: false),
    (score: 121, best: 121, isNewBest: true),
    (score: 0, best: 120, isNewBest: false),
  ]

  @Test("The score is kept where it is the best", arguments: Side.allCases, ends)
  func kept(side: Side, end: (score: Int, best: Int, isNewBest: Bool)) throws {
    let visit = try TestVisit(players)
    let screen = try game(side, visit).after(.finished(score: end.score))
    let card = ScoreCard(
      nickname: "Ada", score: end.score, best: end.best, isNewBest: end.isNewBest)
    // Once, however often it is looked at.
    #expect([screen.card, screen.card] == [card, card])
    _ = try screen.after(.back)
    #expect(
      visit.ledger.changes == [.welcome("Ada", visit.clock.time), .record(end.score, "Ada")])
    let ada = try visit.ledger.player("Ada")
    #expect(ada?.bestScore == end.best)
  }

  @Test("The first score of a new player is a new best, if it is any", arguments: Side.allCases)
  func firstScore(side: Side) throws {
    for (score, isNewBest) in [(0, false), (10, true)] {
      let card = try game(side, TestVisit()).after(.finished(score: score)).card
      #expect(
        card == ScoreCard(nickname: "Ada", score: score, best: score, isNewBest: isNewBest))
    }
    let visit = try TestVisit()
    let guest = try side.frontDoor.guestLobby(of: visit.parts).after(.play, .finished(score: 40))
    #expect(guest.card == ScoreCard(nickname: "Guest", score: 40, best: 40, isNewBest: true))
    #expect(visit.ledger.changes.last == .record(40, "Guest"))
  }

  @Test("A score that cannot be kept is told", arguments: Side.allCases)
  func unwritable(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    visit.ledger.faults = .writing
    let card = try game.after(.finished(score: 200)).card
    #expect(
      card
        == ScoreCard(
          nickname: "Ada", score: 200, best: nil, isNewBest: false,
          problem: "The score could not be kept: \(RosterLedger.unwritable)"))
    let ada = try visit.ledger.player("Ada")
    #expect(ada?.bestScore == 120)
  }

  @Test("The score of a player who was removed meanwhile is told as lost", arguments: Side.allCases)
  func removed(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    try InMemoryRoster(visit.ledger).remove("Ada")
    let card = try game.after(.finished(score: 200)).card
    #expect(
      card?.problem
        == "The score could not be kept: \(RosterError.unknownPlayer("Ada"))")
  }

  @Test(
    "A score is kept also where the best before cannot be read; then nothing calls it a new best",
    arguments: Side.allCases)
  func unreadable(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    visit.ledger.faults = .reading
    let card = try game.after(.finished(score: 200)).card
    #expect(card == ScoreCard(nickname: "Ada", score: 200, best: 200, isNewBest: false))
  }
}
