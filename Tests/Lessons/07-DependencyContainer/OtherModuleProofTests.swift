import DependencyContainerAfter
import PlayerRoster
import Testing

// Another module, which sees only what is public. It brings a game of its own.

/// A game of another module, which keeps no score.
private final class ClubGame: Screen {
  let content: ScreenContent
  private let scenes: any SignedInScenes

  init(_ game: any Screen, scenes: any SignedInScenes) {
    content = game.content
    self.scenes = scenes
  }

  func next(after action: ScreenAction) -> Passage {
    action == .signOut ? .screen(scenes.signIn()) : .screen(scenes.lobby(telling: "Well played."))
  }
}

/// A game of another module that shows its own invitation, and is otherwise ours.
private final class SchoolGame: Screen {
  let content = ScreenContent.game(GameInvitation(nickname: "Class 7b", highScore: 40))
  private let game: any Screen

  init(_ game: any Screen) {
    self.game = game
  }

  func next(after action: ScreenAction) -> Passage { game.next(after: action) }
}

@MainActor
@Suite("Proofs: a game from another module")
struct OtherModuleProofTests {
  private let visit: TestVisit

  init() throws {
    visit = try TestVisit(["Rex": 300])
  }

  @Test("Another module's game shows our invitation, and players without such a game get our game")
  func game() throws {
    // snippet: bring
    let door = FrontDoor { game, account, scenes in
      account == .bob ? game : ClubGame(game, scenes: scenes)
    }
    // end: bring
    let game = try door.firstScreen(of: visit.parts).after(.signedIn(.ada), .play)
    #expect(game is ClubGame)
    #expect(game.invitation == GameInvitation(nickname: "Ada", highScore: 300))
    let lobby = try game.after(.finished(score: 70))
    #expect(lobby.lobby?.account == .ada)
    #expect(lobby.lobby?.content.notices == [Notice("Well played.", isWarning: true)])
    let bobs = try lobby.after(.signOut, .signedIn(.bob), .play)
    #expect(bobs.place == .game && !(bobs is ClubGame))
    let card = try bobs.after(.finished(score: 70)).card
    #expect(card == ScoreCard(nickname: "Bob", score: 70, best: 70, isNewBest: true))
    let guests = try door.guestLobby(of: visit.parts).after(.play)
    #expect(guests is ClubGame && guests.invitation?.nickname == "Guest")
  }

  @Test("After our score screen, the next game also comes from the other module")
  func again() throws {
    let door = FrontDoor { game, _, _ in SchoolGame(game) }
    let first = try door.firstScreen(of: visit.parts).after(.signedIn(.ada), .play)
    let score = try first.after(.finished(score: 30))
    #expect(score.card == ScoreCard(nickname: "Ada", score: 30, best: 30, isNewBest: true))
    let next = try score.after(.play)
    #expect(first is SchoolGame && next is SchoolGame && next !== first)
  }

  @Test("After sign-out, another module's game no longer holds the user's roster")
  func signedOut() throws {
    let door = FrontDoor { game, _, scenes in ClubGame(game, scenes: scenes) }
    var screen: (any Screen)? = try door.firstScreen(of: visit.parts).after(.signedIn(.ada), .play)
    #expect(visit.rosters.alive == 1)
    screen = screen?.next(after: .signOut).screen
    #expect(screen?.place == .signIn && visit.rosters.alive == 0)
  }

  @Test("Another module that keeps the scenes also keeps the user's session")
  func captive() throws {
    @MainActor final class Shelf {
      var scenes: (any SignedInScenes)?
    }
    let shelf = Shelf()
    let door = FrontDoor { game, _, scenes in
      shelf.scenes = scenes
      return game
    }
    let last = try door.firstScreen(of: visit.parts).after(.signedIn(.ada), .play, .back, .signOut)
    #expect(last.place == .signIn && visit.rosters.alive == 1)
    shelf.scenes = nil
    #expect(visit.rosters.alive == 0)
  }
}
