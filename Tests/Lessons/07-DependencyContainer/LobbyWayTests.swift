import Foundation
import PlayerRoster
import Testing

@MainActor
@Suite("The way into the lobby and out of it")
struct LobbyWayTests {
  private let rex: KeyValuePairs = ["Rex": 300]

  @Test("The visit is noted once for each sign-in, at its time", arguments: Side.allCases)
  func welcome(side: Side) throws {
    let visit = try TestVisit()
    let came = visit.clock.time
    let lobby = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada))
    #expect(visit.ledger.changes == [.welcome("Ada", came)])

    visit.clock.time += 60
    let later = try lobby.after(
      .details(.someone()), .back, .play, .back, .play, .finished(score: 0), .back)
    #expect(visit.ledger.changes == [.welcome("Ada", came), .record(0, "Ada")])

    _ = try later.after(.signOut, .signedIn(.ada))
    #expect(visit.ledger.changes.last == .welcome("Ada", came + 60))
    #expect(visit.ledger.changes.count == 3)
  }

  @Test("A guest's visit is noted too", arguments: Side.allCases)
  func guestWelcome(side: Side) throws {
    let visit = try TestVisit()
    _ = side.frontDoor.guestLobby(of: visit.parts)
    #expect(visit.ledger.changes == [.welcome("Guest", visit.clock.time)])
  }

  @Test("Whoever comes is already in the lobby's table", arguments: Side.allCases)
  func ownRow(side: Side) throws {
    let visit = try TestVisit(rex)
    let lobby = try #require(
      try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada)).lobby)
    #expect(lobby.account == .ada)
    #expect(lobby.content.players.map(\.nickname.text) == ["Ada", "Rex"])
    #expect(lobby.content.own == 2)
    #expect((0..<lobby.table.rowCount).map(lobby.table.text) == ["Ada", "Rex"])
  }

  @Test(
    "The lobby tells of a visit that could not be noted, and later ones do not",
    arguments: Side.allCases)
  func untoldWelcome(side: Side) throws {
    let visit = try TestVisit(rex)
    visit.ledger.faults = .writing
    let sentence = "The visit could not be noted: \(RosterLedger.unwritable)"
    let lobby = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada))
    #expect(lobby.lobby?.content.notices == [Notice(sentence, isWarning: true)])
    #expect(lobby.lobby?.content.players.map(\.nickname.text) == ["Rex"])
    let later = try lobby.after(.play, .back)
    #expect(later.lobby?.content.notices == [])

    let guest = side.frontDoor.guestLobby(of: visit.parts)
    #expect(guest.lobby?.content.notices == [Notice(sentence, isWarning: true)])
  }

  @Test(
    "A nickname that the roster refuses is told, and the lobby opens; a noted visit leaves no notice",
    arguments: Side.allCases)
  func refusedNickname(side: Side) throws {
    let first = side.frontDoor.firstScreen(of: try TestVisit(rex).parts)
    let notices = try [Account(id: 1, nickname: " "), .ada].map {
      try first.after(.signedIn($0)).lobby?.content.notices
    }
    let sentence = "The visit could not be noted: \(RosterError.emptyNickname)"
    #expect(notices == [[Notice(sentence, isWarning: true)], []])
  }

  @Test("The roster's file is opened once for each sign-in", arguments: Side.allCases)
  func opened(side: Side) throws {
    let visit = try TestVisit()
    let first = side.frontDoor.firstScreen(of: visit.parts)
    #expect(visit.rosters.files == [])
    let lobby = try first.after(
      .signedIn(.ada), .details(.someone()), .back, .play, .finished(score: 5), .play, .back)
    #expect(visit.rosters.files == [TestVisit.rosterFile])
    _ = try lobby.after(.signOut, .signedIn(.bob))
    #expect(visit.rosters.files == [TestVisit.rosterFile, TestVisit.rosterFile])
  }

  // MARK: - Refreshing

  @Test("No lobby refreshes once it is left, whichever way", arguments: Side.allCases)
  func refreshingEnds(side: Side) throws {
    let ways: [ScreenAction] = [.details(try .someone()), .play, .signOut, .leave]
    for way in ways {
      let visit = try TestVisit(rex)
      let screen = side.frontDoor.guestLobby(of: visit.parts)
      #expect(visit.refreshes.running.count == 1)
      _ = screen.next(after: way)
      #expect(visit.refreshes.running.count == 0, "\(way)")
    }
  }

  @Test(
    "Only the lobby that somebody comes back to refreshes, and it shows the roster of now",
    arguments: Side.allCases)
  func oneRefreshes(side: Side) throws {
    let visit = try TestVisit(rex)
    let old = side.frontDoor.guestLobby(of: visit.parts)
    let game = try old.after(.play)
    try InMemoryRoster(visit.ledger).add("Zoe")
    let new = try game.after(.back)
    let lobbies = [old, new].compactMap(\.lobby)
    #expect(lobbies.map(\.content.players.count) == [2, 3])

    try InMemoryRoster(visit.ledger).add("Kim")
    #expect(visit.refreshes.running.count == 1)
    for refresh in visit.refreshes.running { try refresh.runTick() }
    #expect(lobbies.map(\.content.players.count) == [2, 4])
    #expect(visit.refreshes.plans == [TestVisit.plan, TestVisit.plan])
  }
}
