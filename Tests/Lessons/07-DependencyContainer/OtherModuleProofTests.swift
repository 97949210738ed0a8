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

@MainActor
@Suite("Proofs: a game from another module")
struct OtherModuleProofTests {
  private let visit: TestVisit

  init() throws {
    visit = try TestVisit(["Rex": 300])
  }

  @Test("Another module's game has our invitation; a player whom it does not know gets our game")
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

  @Test("After sign-out another module's game holds nothing of the user")
  func signedOut() throws {
    let door = FrontDoor { game, _, scenes in ClubGame(game, scenes: scenes) }
    var screen: (any Screen)? = try door.firstScreen(of: visit.parts).after(.signedIn(.ada), .play)
    #expect(visit.rosters.alive == 1)
    screen = screen?.next(after: .signOut).screen
    #expect(screen?.place == .signIn && visit.rosters.alive == 0)
  }

  @Test("Another module that keeps the scenes keeps the user's session")
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
