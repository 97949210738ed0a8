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

  @Test("The invitation names the player and the best score of anybody", arguments: Side.allCases)
  func invitation(side: Side) throws {
    let invitation = try game(side, TestVisit(players)).invitation
    #expect(invitation == GameInvitation(nickname: "Ada", highScore: 500))
  }

  @Test("The high score is 0 where nobody has one", arguments: Side.allCases)
  func noHighScore(side: Side) throws {
    let visit = try TestVisit()
    let lobby = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada))
    try InMemoryRoster(visit.ledger).remove("Ada")
    let invitation = try lobby.after(.play).invitation
    #expect(invitation == GameInvitation(nickname: "Ada", highScore: 0))
  }

  @Test("Nobody is kept from playing by a roster that cannot be read", arguments: Side.allCases)
  func unreadableHighScore(side: Side) throws {
    let visit = try TestVisit(players)
    visit.ledger.faults = .reading
    let invitation = try game(side, visit).invitation
    #expect(invitation == GameInvitation(nickname: "Ada", highScore: 0))
  }

  @Test("An invitation stays as it was made", arguments: Side.allCases)
  func invitationStays(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    try InMemoryRoster(visit.ledger).record(900, of: "Zoe")
    #expect(game.invitation?.highScore == 500)
  }

  @Test("A score just made is in the next invitation", arguments: Side.allCases)
  func nextInvitation(side: Side) throws {
    let next = try game(side, TestVisit(players)).after(.finished(score: 650), .play)
    #expect(next.invitation == GameInvitation(nickname: "Ada", highScore: 650))
  }

  @Test("A game that was given up keeps no score", arguments: Side.allCases)
  func givenUp(side: Side) throws {
    let visit = try TestVisit(players)
    let changes = try { () throws -> [RosterLedger.Change] in
      let game = try game(side, visit)
      _ = try game.after(.back)
      return visit.ledger.changes
    }()
    #expect(changes == [.welcome("Ada", visit.clock.time)])
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
    #expect(
      screen.card
        == ScoreCard(
          nickname: "Ada", score: end.score, best: end.best, isNewBest: end.isNewBest))
    #expect(visit.ledger.changes.last == .record(end.score, "Ada"))
    let ada = try visit.ledger.player("Ada")
    #expect(ada?.bestScore == end.best)
  }

  @Test("A score is kept once, however often it is looked at", arguments: Side.allCases)
  func keptOnce(side: Side) throws {
    let visit = try TestVisit(players)
    let screen = try game(side, visit).after(.finished(score: 200))
    #expect(screen.card == screen.card)
    _ = try screen.after(.back)
    #expect(visit.ledger.changes.count { $0 == .record(200, "Ada") } == 1)
  }

  @Test("The first score of a new player is a new best, if it is any", arguments: Side.allCases)
  func firstScore(side: Side) throws {
    let none = try game(side, TestVisit()).after(.finished(score: 0)).card
    #expect(none == ScoreCard(nickname: "Ada", score: 0, best: 0, isNewBest: false))
    let some = try game(side, TestVisit()).after(.finished(score: 10)).card
    #expect(some == ScoreCard(nickname: "Ada", score: 10, best: 10, isNewBest: true))
  }

  @Test("A guest's score is kept", arguments: Side.allCases)
  func guestScore(side: Side) throws {
    let visit = try TestVisit()
    let screen = try side.frontDoor.guestLobby(of: visit.parts)
      .after(.play, .finished(score: 40))
    #expect(screen.card == ScoreCard(nickname: "Guest", score: 40, best: 40, isNewBest: true))
    let guest = try visit.ledger.player("Guest")
    #expect(guest?.bestScore == 40)
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
