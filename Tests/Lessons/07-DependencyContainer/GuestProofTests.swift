import DependencyContainerAfter
import PlayerRoster
import Testing

// Another module, which sees what is public and nothing else. It brings scenes of its own.

/// A screen of another module, with two exits.
private final class ClubScreen: Screen {
  let content: ScreenContent
  private let scenes: any SignedInScenes

  init(_ content: ScreenContent, scenes: any SignedInScenes) {
    self.content = content
    self.scenes = scenes
  }

  func next(after action: ScreenAction) -> Passage {
    action == .signOut ? .screen(scenes.signIn()) : .screen(scenes.lobby(telling: "Well played."))
  }
}

@MainActor
@Suite("Proofs: a scene from another module")
struct GuestProofTests {
  private let visit: TestVisit
  private let rex: Player

  init() throws {
    visit = try TestVisit(["Rex": 300])
    rex = try #require(try visit.ledger.player("Rex"))
  }

  /// The first screen of a visit in which another module's scenes replace ours.
  private func firstScreen(_ bring: (inout CustomScenes) -> Void) -> any Screen {
    var custom = CustomScenes()
    bring(&custom)
    return FrontDoor(bringing: custom).firstScreen(of: visit.parts)
  }

  @Test("A game from outside gets the invitation; a player it refuses gets our game")
  func game() throws {
    // snippet: guest
    var custom = CustomScenes()
    custom.game = { invitation, account, scenes in
      account == .bob ? nil : ClubScreen(.game(invitation), scenes: scenes)
    }
    let door = FrontDoor(bringing: custom)
    // end: guest
    let game = try door.firstScreen(of: visit.parts).after(.signedIn(.ada), .play)
    #expect(game is ClubScreen)
    #expect(game.invitation == GameInvitation(nickname: "Ada", highScore: 300))
    let lobby = try game.after(.finished(score: 70))
    #expect(lobby.lobby?.content.notices == [Notice("Well played.", isWarning: true)])
    let bobs = try lobby.after(.signOut, .signedIn(.bob), .play)
    #expect(bobs.place == .game && !(bobs is ClubScreen))
    let guests = try door.guestLobby(of: visit.parts).after(.play)
    #expect(guests is ClubScreen && guests.invitation?.nickname == "Guest")
  }

  @Test("Details from outside get the player")
  func details() throws {
    let first = firstScreen {
      $0.details = { $1 == .bob ? nil : ClubScreen(.details($0), scenes: $2) }
    }
    let details = try first.after(.signedIn(.ada), .details(rex))
    #expect(details is ClubScreen && details.details?.player == rex)
    let bobs = try details.after(.signOut, .signedIn(.bob), .details(rex))
    #expect(bobs.place == .details && !(bobs is ClubScreen))
  }

  @Test("A score from outside gets the card")
  func score() throws {
    let first = firstScreen { $0.score = { $1 == .bob ? nil : ClubScreen(.score($0), scenes: $2) } }
    let score = try first.after(.signedIn(.ada), .play, .finished(score: 70))
    #expect(score is ClubScreen)
    #expect(score.card == ScoreCard(nickname: "Ada", score: 70, best: 70, isNewBest: true))
    let bobs = try score.after(.signOut, .signedIn(.bob), .play, .finished(score: 5))
    #expect(bobs.place == .score && !(bobs is ClubScreen))
  }

  @Test("After sign-out a screen from outside holds nothing of the user")
  func signedOut() throws {
    var screen: (any Screen)? = try firstScreen {
      $0.game = { invitation, _, scenes in ClubScreen(.game(invitation), scenes: scenes) }
    }.after(.signedIn(.ada), .play)
    #expect(visit.rosters.alive == 1)
    screen = screen?.next(after: .signOut).screen
    #expect(screen?.place == .signIn && visit.rosters.alive == 0)
  }
}
