import DependencyContainerGuest
import PlayerRoster
import Testing

@MainActor
@Suite(
  "A screen from outside",
  .enabled("It is not tried yet.") { @MainActor in frontDoor() != nil })
struct GuestTests {
  @Test("A game that is finished leads to the lobby, and no score is kept")
  func training() throws {
    let visit = try TestVisit()
    let door = try #require(frontDoor())
    let game = try door.firstScreen(of: visit.parts).after(.signedIn(.ada), .play)
    let hall = game.next(after: .finished(score: 900))
    #expect([game.place, hall.place] == [.game, .lobby])
    #expect(game.invitation?.nickname == "Ada")
    let still = try game.after(.play)
    #expect(still.place == .game, "An action that means nothing here changes nothing.")
    #expect(visit.traces.changes == [.welcome("Ada", visit.clock.time)])
  }

  @Test("All other ways lead where they did")
  func others() throws {
    let visit = try TestVisit()
    let door = try #require(frontDoor())
    let lobby = try door.firstScreen(of: visit.parts).after(.signedIn(.bob), .play, .back)
    let places = try [
      lobby.place, lobby.after(.details(.someone())).place, lobby.after(.signOut).place,
      lobby.next(after: .leave).place,
    ]
    #expect(places == [.lobby, .details, .signIn, .end])
    let guest = try #require(frontDoor()).guestLobby(of: visit.parts)
    #expect(guest.lobby?.account == .guest)
  }
}
