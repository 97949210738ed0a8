import DependencyContainerAfter
import PlayerRoster
import Testing

// A guest of the lesson: another module, which sees what is public and nothing else. It brings a game
// of its own.

// snippet: guest
/// Everybody's scenes, but for the game.
private final class ClubScenes: SignedInContainer {
  override func game() -> any Screen { ClubGame(session.invitation(), scenes: self) }
}

private final class ClubEntrance: SignedOutContainer {
  override func welcome(_ account: Account) -> any Screen {
    ClubScenes(account, inside: self).welcome()
  }
}
// end: guest

/// A game that leads back to the lobby, however it ends.
private final class ClubGame: Screen {
  let content: ScreenContent
  private let scenes: any SignedInScenes

  init(_ invitation: GameInvitation, scenes: any SignedInScenes) {
    content = .game(invitation)
    self.scenes = scenes
  }

  func next(after action: ScreenAction) -> Passage {
    .screen(scenes.lobby(telling: "Well played."))
  }
}

@MainActor
@Suite("Proofs: a screen from another module")
struct GuestProofTests {
  @Test("The after version shows a guest's screen, whichever way leads there")
  func shown() throws {
    let visit = try TestVisit(["Rex": 300])
    let entrance = ClubEntrance(visit.parts)
    let game = try entrance.signIn().after(.signedIn(.ada), .details(.someone()), .back, .play)
    #expect(game is ClubGame)
    #expect(game.invitation == GameInvitation(nickname: "Ada", highScore: 300))
    let lobby = try game.after(.finished(score: 70))
    #expect(lobby.lobby?.content.notices == [Notice("Well played.", isWarning: true)])
    let again = try lobby.after(.signOut, .signedIn(.bob), .play)
    #expect(again is ClubGame)
  }
}
