import PlayerRoster
import Testing

@MainActor
@Suite("Five games for each sign-in")
struct FiveGamesTests {
  /// The lobby of somebody who has played five games, some to the end and some not.
  private func lobbyAfterFive(_ side: Side, _ visit: TestVisit) throws -> any Screen {
    try side.frontDoor.firstScreen(of: visit.parts).after(
      .signedIn(.ada), .play, .back, .play, .finished(score: 3), .play, .back, .play, .back, .play,
      .finished(score: 5), .back)
  }

  @Test("A sixth game that is asked for in the lobby leads to the lobby", arguments: Side.allCases)
  func fromLobby(side: Side) throws {
    let visit = try TestVisit(["Rex": 300])
    let old = try lobbyAfterFive(side, visit)
    let lobby = try old.after(.play)
    #expect(lobby.place == .lobby && lobby !== old)
    #expect(lobby.lobby?.account == .ada)
    #expect(visit.refreshes.running.count == 1)
    let place = try lobby.after(.details(.someone()), .back, .play).place
    #expect(place == .lobby)
  }

  @Test("A sixth game that is asked for after a game leads to the lobby", arguments: Side.allCases)
  func afterGame(side: Side) throws {
    let visit = try TestVisit()
    let fifth = try side.frontDoor.guestLobby(of: visit.parts).after(
      .play, .back, .play, .back, .play, .back, .play, .finished(score: 1), .play)
    #expect(fifth.place == .game)
    let place = try fifth.after(.finished(score: 2), .play).place
    #expect(place == .lobby)
  }

  @Test(
    "The next sign-in has five games of its own, even the same player's", arguments: Side.allCases)
  func signedInAgain(side: Side) throws {
    for account in [Account.ada, .bob] {
      let visit = try TestVisit()
      let lobby = try lobbyAfterFive(side, visit).after(.play, .signOut, .signedIn(account))
      let fifth = try lobby.after(.play, .back, .play, .back, .play, .back, .play, .back, .play)
      #expect(fifth.place == .game)
      let place = try fifth.after(.back, .play).place
      #expect(place == .lobby)
    }
  }
}
