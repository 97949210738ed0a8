import DependencyContainerGuest
import PlayerRoster
import Testing

@MainActor
@Suite(
  "A screen from outside",
  .enabled("You have not tried it yet.") { @MainActor in frontDoor() != nil })
struct GuestTests {
  /// Whether a screen is of a type of yours.
  private func isYours(_ screen: any Screen) -> Bool {
    String(reflecting: type(of: screen)).hasPrefix("DependencyContainerGuest.")
  }

  @Test("A training game has a game's invitation and leads to the lobby, and no score is kept")
  func training() throws {
    let visit = try TestVisit(["Rex": 300])
    let door = try #require(frontDoor())
    let lobbies = [
      try door.firstScreen(of: visit.parts).after(.signedIn(.ada)),
      door.guestLobby(of: visit.parts),
    ]
    let noted = visit.ledger.changes
    for (lobby, nickname) in zip(lobbies, ["Ada", "Guest"]) {
      let game = try lobby.after(.play)
      #expect(game.invitation == GameInvitation(nickname: nickname, highScore: 300))
      #expect(isYours(game), "The screen of a training game is one of yours.")
      for action in [ScreenAction.finished(score: 900), .back] {
        let hall = try game.after(action)
        #expect(hall.lobby?.account.nickname == nickname && hall.lobby?.content.notices == [])
      }
      for action in [ScreenAction.play, .signOut, .leave] {
        #expect(
          game.next(after: action).screen === game, "\(action) leaves a training game as it is.")
      }
    }
    #expect(visit.ledger.changes == noted)
  }

  @Test("All other screens are the arcade's own, and lead where they did before")
  func others() throws {
    let visit = try TestVisit()
    let first = try #require(frontDoor()).firstScreen(of: visit.parts)
    let lobby = try first.after(.signedIn(.bob), .play, .back)
    let screens = try [first, lobby, lobby.after(.details(.someone())), lobby.after(.signOut)]
    #expect(screens.map(\.place) == [.signIn, .lobby, .details, .signIn])
    #expect(lobby.next(after: .leave).place == .end)
    #expect(!screens.contains(where: isYours), "Only the training game is a screen of yours.")
  }

  @Test("After sign-out nothing of a user who has trained is held")
  func signedOut() throws {
    let visit = try TestVisit()
    let first = try #require(frontDoor()).firstScreen(of: visit.parts)
    let last = try first.after(.signedIn(.ada), .play, .finished(score: 9), .play, .back, .signOut)
    #expect(last.place == .signIn && visit.rosters.alive == 0)
  }
}
