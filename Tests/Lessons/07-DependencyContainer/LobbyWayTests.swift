import Foundation
import PlayerVisit
import Testing

@MainActor
@Suite("The way into the lobby and out of it")
struct LobbyWayTests {
  private let rex: KeyValuePairs = ["Rex": 300]

  @Test("Each sign-in opens the roster once, and notes the time", arguments: Side.allCases)
  func welcome(side: Side) throws {
    let visit = try TestVisit()
    let first = side.frontDoor.firstScreen(of: visit.parts)
    #expect(visit.rosters.files == [])

    let came = visit.clock.time
    let lobby = try first.after(.signedIn(.ada))
    visit.clock.time += 60
    let later = try lobby.after(
      .details(.someone()), .back, .play, .back, .play, .finished(score: 0), .back)
    #expect(visit.ledger.changes == [.welcome("Ada", came), .record(0, "Ada")])
    #expect(visit.rosters.files == [TestVisit.rosterFile])

    _ = try later.after(.signOut, .signedIn(.ada))
    #expect(visit.ledger.changes.dropFirst(2) == [.welcome("Ada", came + 60)])
    #expect(visit.rosters.files == [TestVisit.rosterFile, TestVisit.rosterFile])
  }

  @Test("A player who signs in is already in the lobby's table", arguments: Side.allCases)
  func ownRow(side: Side) throws {
    let visit = try TestVisit(rex)
    let lobby = try #require(
      try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada)).lobby)
    #expect(lobby.account == .ada && lobby.content.own == 2 && lobby.content.notices == [])
    #expect(lobby.content.players.map(\.nickname.text) == ["Ada", "Rex"])
    #expect((0..<lobby.table.rowCount).map(lobby.table.text) == ["Ada", "Rex"])
  }

  @Test("Only the first lobby reports a visit that could not be noted", arguments: Side.allCases)
  func untoldWelcome(side: Side) throws {
    let visit = try TestVisit(rex)
    visit.ledger.faults = .writing
    let told = try [
      side.frontDoor.guestLobby(of: visit.parts),
      side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada)),
    ]
    let later = try told.flatMap { lobby in
      try [
        lobby.after(.play, .back), lobby.after(.details(.someone()), .back),
        lobby.after(.play, .finished(score: 0), .back),
      ]
    }
    let sentence = "The visit could not be noted: \(RosterLedger.unwritable)"
    let notice = Notice(sentence, isWarning: true)
    #expect(
      (told + later).map { $0.lobby?.content.notices }
        == [[notice], [notice]] + Array(repeating: [], count: 6))
  }

  // MARK: - Refreshing

  @Test("A lobby stops refreshing however the user leaves it", arguments: Side.allCases)
  func refreshingEnds(side: Side) throws {
    let ways: [ScreenAction] = [.details(try .someone()), .play, .signOut, .leave]
    let running = try ways.map { way in
      let visit = try TestVisit(rex)
      let screen = side.frontDoor.guestLobby(of: visit.parts)
      _ = screen.next(after: way)
      return visit.traces.running
    }
    #expect(running == [0, 0, 0, 0])
  }

  @Test(
    "Only the current lobby refreshes, and it shows the latest roster", arguments: Side.allCases)
  func oneRefreshes(side: Side) async throws {
    let visit = try TestVisit(rex)
    let old = side.frontDoor.guestLobby(of: visit.parts)
    let game = try old.after(.play)
    try InMemoryRoster(visit.ledger).add("Zoe")
    #expect(visit.refreshes.running.count == 0)
    #expect(old.lobby?.content.players.count == 2)

    let new = try #require(try game.after(.back).lobby)
    #expect(new.content.players.count == 3)
    try InMemoryRoster(visit.ledger).add("Kim")
    #expect(visit.refreshes.running.count == 1)
    for refresh in visit.refreshes.running { try await refresh.runTick() }
    #expect(new.content.players.count == 4)
    #expect(visit.refreshes.plans == [TestVisit.plan, TestVisit.plan])
  }
}
