import PlayerVisit
import Testing

@MainActor
@Suite("The timeline of a sign-in")
struct TimelineTests {
  private func tick(_ visit: TestVisit) async throws {
    for refresh in visit.refreshes.running { try await refresh.runTick() }
  }

  private func timeline(_ screen: any Screen) -> [TimelineEntry]? {
    screen.lobby?.content.timeline
  }

  @Test(
    "Back in the lobby, a player sees the old timeline, with newer news on top",
    arguments: Side.allCases,
    [[ScreenAction.play, .back], [.play, .finished(score: 0), .back]])
  func afterGame(side: Side, way: [ScreenAction]) async throws {
    let visit = try TestVisit(["Rex": 300])
    let first = side.frontDoor.firstScreen(of: visit.parts)
    var lobby = try first.after(.signedIn(.ada))
    try InMemoryRoster(visit.ledger).add("Zoe")
    try await tick(visit)
    #expect(timeline(lobby) == [TimelineEntry("Zoe", .joined)])

    lobby = try lobby.after(.details(.someone()), .back)
    #expect(timeline(lobby) == [TimelineEntry("Zoe", .joined)])
    var screen = try lobby.after(way[0])
    try InMemoryRoster(visit.ledger).add("Kim")
    for action in way.dropFirst() { screen = try screen.after(action) }
    #expect(timeline(screen) == [TimelineEntry("Kim", .joined), TimelineEntry("Zoe", .joined)])
    #expect(visit.refreshes.running.count == 1)
  }

  @Test(
    "A new sign-in empties the timeline, even for the same player", arguments: Side.allCases)
  func signedInAgain(side: Side) async throws {
    for account in [Account.ada, .bob] {
      let visit = try TestVisit(["Rex": 300])
      let lobby = try side.frontDoor.firstScreen(of: visit.parts).after(.signedIn(.ada))
      try InMemoryRoster(visit.ledger).add("Zoe")
      try await tick(visit)
      let again = try lobby.after(.play, .back, .signOut, .signedIn(account))
      #expect(timeline(again) == [] && again.lobby?.account == account)
    }
  }

  @Test("A guest back from a game finds the timeline again", arguments: Side.allCases)
  func guest(side: Side) async throws {
    let visit = try TestVisit()
    let lobby = side.frontDoor.guestLobby(of: visit.parts)
    try InMemoryRoster(visit.ledger).add("Zoe")
    try await tick(visit)
    let later = try lobby.after(.play, .back)
    #expect(timeline(later) == [TimelineEntry("Zoe", .joined)])
  }
}
