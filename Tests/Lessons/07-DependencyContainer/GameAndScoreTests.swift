import PlayerVisit
import Testing

@MainActor
@Suite("The game and its score")
struct GameAndScoreTests {
  /// The roster writes Ada in capitals; the screens use the name she signed in with.
  private let players: KeyValuePairs = ["Rex": 300, "ADA": 120, "Zoe": 500, "Kim": 90]

  private func game(_ side: Side, _ visit: TestVisit) throws -> any Screen {
    try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada), .play)
  }

  @Test(
    "The invitation names the player and the best score at that moment, or 0 if there is none",
    arguments: Side.allCases)
  func invitation(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    try InMemoryRoster(visit.ledger).record(900, of: "Zoe")
    // The next invitation includes a score just made.
    let next = try game.after(.finished(score: 950), .play)

    let empty = try TestVisit()
    let lobby = try side.frontDoor.firstScreen(of: empty.parts).after(.signedIn(.ada))
    try InMemoryRoster(empty.ledger).remove("Ada")
    let invitations = try [game, next, lobby.after(.play)].map(\.invitation)
    #expect(invitations == [500, 950, 0].map { GameInvitation(nickname: "Ada", highScore: $0) })
  }

  // MARK: - Score

  /// A score of a player whose best is 120, and what follows.
  nonisolated static let ends = [
    (score: 119, best: 120, isNewBest: false),
    (score: 120, best: 120, isNewBest: false),
    (score: 121, best: 121, isNewBest: true),
  ]

  @Test(
    "Every score is recorded, and only a better one becomes the player's best",
    arguments: Side.allCases, ends)
  func kept(side: Side, end: (score: Int, best: Int, isNewBest: Bool)) throws {
    let visit = try TestVisit(players)
    let screen = try game(side, visit).after(.finished(score: end.score))
    let card = ScoreCard(
      nickname: "Ada", score: end.score, best: end.best, isNewBest: end.isNewBest)
    // Recorded once, however often the card is read.
    #expect([screen.card, screen.card] == [card, card])
    _ = try screen.after(.back)
    #expect(
      visit.ledger.changes == [.welcome("Ada", visit.clock.time), .record(end.score, "Ada")])
    let ada = try visit.ledger.player("Ada")
    #expect(ada?.bestScore == end.best)
  }

  @Test("The first score of a new player is a new best, unless it is 0", arguments: Side.allCases)
  func firstScore(side: Side) throws {
    let visit = try TestVisit()
    let games = try [0, 10].map { score in
      try side.frontDoor.guestLobby(of: visit.parts).after(.play, .finished(score: score))
    }
    #expect(
      games.map(\.card) == [
        ScoreCard(nickname: "Guest", score: 0, best: 0, isNewBest: false),
        ScoreCard(nickname: "Guest", score: 10, best: 10, isNewBest: true),
      ])
  }

  @Test("A score that cannot be kept is reported", arguments: Side.allCases)
  func lost(side: Side) throws {
    let mishaps: [(error: RosterError, happen: (TestVisit) throws -> Void)] = [
      (RosterLedger.unwritable, { $0.ledger.faults = .writing }),
      (.unknownPlayer("Bob"), { try InMemoryRoster($0.ledger).remove("Bob") }),
    ]
    for mishap in mishaps {
      let visit = try TestVisit(players)
      let game = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.bob), .play)
      try mishap.happen(visit)
      let card = ScoreCard(
        nickname: "Bob", score: 200, best: nil, isNewBest: false,
        problem: "The score could not be kept: \(mishap.error)")
      let shown = try game.after(.finished(score: 200)).card
      #expect(shown == card)
    }
  }

  @Test(
    "An unreadable roster does not stop a game: the score is kept, but not called a new best",
    arguments: Side.allCases)
  func unreadable(side: Side) throws {
    let visit = try TestVisit(players)
    visit.ledger.faults = .reading
    let game = try game(side, visit)
    #expect(game.invitation == GameInvitation(nickname: "Ada", highScore: 0))
    let card = ScoreCard(nickname: "Ada", score: 200, best: 200, isNewBest: false)
    let shown = try game.after(.finished(score: 200)).card
    #expect(shown == card)
  }
}
