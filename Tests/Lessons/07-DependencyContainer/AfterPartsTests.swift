import Foundation
import PlayerRoster
import Testing

@testable import DependencyContainerAfter

@MainActor
@Suite("The parts of after, each alone")
struct AfterPartsTests {
  private let blank = BlankScreen()

  // MARK: - Screens with a stub

  // snippet: alone-after
  @Test("The way back from the details needs the details and one scene")
  func details() throws {
    let ada = PlayerDetails(player: try .someone("Ada"), isOwn: true, rank: 1, count: 1)
    let screen = DetailsScreen(ada, scenes: StubSignedInScenes(onLobby: { blank }))
    #expect(screen.details == ada)
    #expect(screen.next(after: .back).screen === blank)
  }
  // end: alone-after

  // snippet: unexpected
  @Test("A stub that nobody expected to be asked fails the test")
  func unexpectedScene() throws {
    let ada = PlayerDetails(player: try .someone("Ada"), isOwn: true, rank: 1, count: 1)
    let screen = DetailsScreen(ada, scenes: StubSignedInScenes())
    withKnownIssue {
      _ = screen.next(after: .back)
    } matching: { issue in
      issue.comments == ["Nobody expected the scene “lobby” to be asked for."]
    }
  }
  // end: unexpected

  @Test("The sign-in asks for what is inside with the account, and goes to its arrival")
  func signIn() {
    var accounts: [Account] = []
    let scenes = StubSignedOutScenes(onSignedIn: { account in
      accounts.append(account)
      return StubSignedInScenes(onArrival: { blank })
    })
    let screen = SignInScreen(SilentSignIn(), scenes: scenes)
    #expect(screen.next(after: .signedIn(.bob)).screen === blank)
    #expect(accounts == [.bob])
  }

  @Test("The lobby hands over whom it is about and what it showed last; each other way is a scene")
  func lobby() throws {
    let visit = try TestVisit(["Rex": 300])
    var asked: [(Player, LobbyContent)] = []
    let game = BlankScreen()
    let scenes = StubSignedInScenes(
      signedOut: StubSignedOutScenes(onSignIn: { blank }),
      onDetails: { player, content in
        asked.append((player, content))
        return blank
      }, onGame: { game })
    let screen = LobbyScreen(visit.lobby(of: .ada), scenes: scenes)
    let cleo = try Player.someone("Cleo")
    let next = [.details(cleo), .play, .signOut].map { screen.next(after: $0).screen }
    #expect(next.map { $0 === blank } == [true, false, true] && next[1] === game)
    #expect(asked.map(\.0) == [cleo])
    #expect(asked.map(\.1) == [screen.lobby?.content])
    #expect(asked.first?.1.players.map(\.nickname.text) == ["Rex"])
  }

  @Test("A game keeps its score before it asks for the card")
  func game() throws {
    let ledger = try RosterLedger(["Ada": 20])
    let entry = RosterEntry(nickname: "Ada", roster: InMemoryRoster(ledger))
    var cards: [ScoreCard] = []
    let screen = GameScreen(
      of: entry,
      scenes: StubSignedInScenes(onScore: { card in
        cards.append(card)
        return blank
      }))
    #expect(screen.next(after: .finished(score: 30)).screen === blank)
    #expect(cards == [ScoreCard(nickname: "Ada", score: 30, best: 30, isNewBest: true)])
    #expect(ledger.changes == [.record(30, "Ada")])
  }

  @Test("A score card's ways ask for one scene each")
  func score() {
    let card = ScoreCard(nickname: "Ada", score: 1, best: nil, isNewBest: false, problem: "No.")
    let game = BlankScreen()
    let screen = ScoreScreen(
      card, scenes: StubSignedInScenes(onLobby: { blank }, onGame: { game }))
    #expect(screen.card == card)
    #expect(screen.next(after: .back).screen === blank)
    #expect(screen.next(after: .play).screen === game)
  }

  // MARK: - Containers

  @Test("A container makes each scene anew, and opens one roster")
  func transient() throws {
    let visit = try TestVisit()
    let outside = SignedOutContainer(parts: visit.parts)
    #expect(outside.signIn() !== outside.signIn())
    #expect(visit.rosters.files.isEmpty)

    let inside = outside.signedIn(as: .ada)
    let card = ScoreCard(nickname: "Ada", score: 1, best: 1, isNewBest: true)
    let player = try Player.someone()
    let makers: [@MainActor () -> any Screen] = [
      { inside.arrival() }, { inside.lobby() }, { inside.game() }, { inside.score(card) },
      { inside.details(of: player, in: LobbyContent()) }, { inside.signedOut.signIn() },
    ]
    for make in makers { #expect(make() !== make()) }
    #expect(visit.rosters.files.count == 1)
  }

  @Test("When the inner container goes, its roster goes; the outer one never held it")
  func nested() throws {
    let visit = try TestVisit()
    let outside = SignedOutContainer(parts: visit.parts)
    var inside: (any SignedInScenes)? = outside.signedIn(as: .ada)
    #expect(inside?.game().invitation?.nickname == "Ada")
    #expect(visit.rosters.alive == 1)
    inside = nil
    #expect(visit.rosters.alive == 0)
    #expect(outside.signIn().place == .signIn)
  }

  // MARK: - Without any screen

  @Test("A place is told from a player and a table, what the roster keeps from a name and a roster")
  func alone() throws {
    let rex = try Player.someone("Rex", bestScore: 300)
    let content = LobbyContent(players: [rex], own: 40)
    #expect(
      PlayerDetails(of: rex, in: content)
        == PlayerDetails(player: rex, isOwn: true, rank: 1, count: 1))

    let ledger = try RosterLedger(["Ada": 20, "Rex": 300])
    let entry = RosterEntry(nickname: "Ada", roster: InMemoryRoster(ledger))
    #expect(entry.noteVisit(at: .distantPast) == nil)
    #expect(entry.invitation() == GameInvitation(nickname: "Ada", highScore: 300))
    #expect(
      entry.keep(25) == ScoreCard(nickname: "Ada", score: 25, best: 25, isNewBest: true))
  }
}
