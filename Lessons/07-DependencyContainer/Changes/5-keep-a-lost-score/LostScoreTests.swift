import PlayerVisit
import Testing

@MainActor
@Suite("A score that could not be kept")
struct LostScoreTests {
  private let players: KeyValuePairs = ["Rex": 300, "Ada": 120]

  private func game(_ side: Side, _ visit: TestVisit) throws -> any Screen {
    try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada), .play)
  }

  private func best(of nickname: String, in visit: TestVisit) throws -> Int? {
    try visit.ledger.player(nickname)?.bestScore
  }

  @Test(
    "A lost score is in the roster, and in the table, when its player is back",
    arguments: Side.allCases)
  func kept(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    visit.ledger.faults = .writing
    let score = try game.after(.finished(score: 400))
    #expect(score.card?.problem?.hasPrefix("The score could not be kept: ") == true)
    #expect(score.card?.best == nil)

    visit.ledger.faults = []
    let lobby = try #require(try score.after(.back).lobby)
    #expect(try best(of: "Ada", in: visit) == 400)
    #expect(lobby.content.players.map(\.bestScore) == [400, 300])
    #expect(lobby.content.notices == [])
  }

  @Test(
    "A lost score waits until it can be kept, and the best of several is kept",
    arguments: Side.allCases)
  func waits(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    visit.ledger.faults = .writing
    var screen = try game.after(
      .finished(score: 150), .play, .finished(score: 200), .play, .finished(score: 180), .back)
    #expect(screen.place == .lobby)
    screen = try screen.after(.details(.someone()), .back, .play, .back)
    #expect(try best(of: "Ada", in: visit) == 120)

    visit.ledger.faults = []
    _ = try screen.after(.play, .back)
    #expect(try best(of: "Ada", in: visit) == 200)
  }

  @Test("A lost score is kept once, and never lowers the best", arguments: Side.allCases)
  func once(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    visit.ledger.faults = .writing
    let score = try game.after(.finished(score: 90))
    visit.ledger.faults = []
    _ = try score.after(.back, .play, .back, .details(.someone()), .back)
    // Once in vain, at most once for good, and never again. It is no best score, so it may stay out.
    #expect(visit.ledger.changes.count { $0 == .record(90, "Ada") } <= 2)
    #expect(try best(of: "Ada", in: visit) == 120)
  }

  @Test("A lost score is nobody else's, even after a sign-out", arguments: Side.allCases)
  func anotherPlayer(side: Side) throws {
    let visit = try TestVisit(players)
    let game = try game(side, visit)
    visit.ledger.faults = .writing
    let score = try game.after(.finished(score: 200))
    visit.ledger.faults = []
    let next = try score.after(.back, .play)
    #expect(try best(of: "Ada", in: visit) == 200)

    visit.ledger.faults = .writing
    let signIn = try next.after(.finished(score: 500), .back, .signOut)
    visit.ledger.faults = []
    _ = try signIn.after(.signedIn(.bob), .play, .back)
    #expect(try best(of: "Bob", in: visit) == 0)
  }
}
