import PlayerRoster
import Testing

@MainActor
@Suite("A lobby whose feeds fail")
struct LobbyFailureTests {
  private static let late = RosterError.unreadable("roster.json", reason: "it is late")

  private let full = "\(RosterError.full)"
  private let late = "\(LobbyFailureTests.late)"

  private func openRoom(problem: String? = nil) -> LobbyRoom {
    let room = LobbyRoom(problem: problem)
    room.lobby.open()
    return room
  }

  @Test("Tells a failure in one warning, however often and wherever it comes")
  func warnedOnce() {
    let room = openRoom()
    room.roster.fail(stamp: .full)
    room.refresh?.advance(30)
    #expect(room.lobby.content.notices == [Notice(full, isWarning: true)])
    #expect(room.shown == room.lobby.content)
    #expect(room.tables.contents.count == 2)
  }

  @Test("Tells a failure of the opening, and opens")
  func failedOpening() {
    let room = LobbyRoom()
    room.roster.fail(stamp: .full)
    room.lobby.open()
    #expect(room.notices == [full])
    #expect(room.refresh?.isRunning == true)
    #expect(room.refresh?.changes == ["timeline 6"])
    #expect(room.lobby.refreshes == 1)
  }

  @Test("Tells the latest failure of each feed, the timeline's first, and takes away what is over")
  func twoFailures() throws {
    let room = openRoom()
    let refresh = try #require(room.refresh)
    room.roster.fail(stamp: Self.late)
    refresh.refresh(.profile)
    #expect(room.notices == [late])
    room.roster.fail(stamp: .full)
    refresh.refresh(.profile)
    #expect(room.notices == [full])
    room.roster.fail(stamp: Self.late)
    refresh.refresh(.timeline)
    #expect(room.notices == [late, full])
    room.roster.fail()
    refresh.refresh(.timeline)
    #expect(room.notices == [full])
    refresh.refresh(.profile)
    #expect(room.notices == [])
    #expect(room.shown == room.lobby.content)
  }

  @Test("A problem from before stays, whatever the feeds do")
  func problem() {
    let room = LobbyRoom(problem: "Your visit could not be noted.")
    let notice = Notice("Your visit could not be noted.", isWarning: true)
    #expect(room.shown?.notices == [notice])
    room.lobby.open()
    room.roster.fail(stamp: .full)
    room.refresh?.advance(5)
    #expect(room.notices == ["Your visit could not be noted.", full])
    room.roster.fail()
    room.refresh?.advance(30)
    #expect(room.lobby.content.notices == [notice])
  }

  @Test("A failure that the problem tells already is not told twice", arguments: ["", "Oh no: "])
  func sameProblem(beginning: String) {
    let room = openRoom(problem: beginning + full)
    room.roster.fail(stamp: .full)
    room.refresh?.advance(5)
    #expect(room.notices == [beginning + full])
  }

  @Test("A feed that fails is asked half as often each time, down to an eighth, until it succeeds")
  func backedOff() throws {
    let room = openRoom()
    let refresh = try #require(room.refresh)
    room.roster.fail(stamp: .full)
    for _ in 1...6 { for feed in Feed.allCases { refresh.refresh(feed) } }
    room.roster.fail()
    refresh.refresh(.timeline)
    #expect(refresh.periods == [.timeline: 3, .profile: 40], "The other keeps its own period.")
    refresh.refresh(.profile)
    room.roster.fail(stamp: .full)
    refresh.refresh(.timeline)
    #expect(
      refresh.changes == [
        "timeline 6", "profile 10", "timeline 12", "profile 20", "timeline 24", "profile 40",
        "timeline 3", "profile 5", "timeline 6",
      ])
  }

  @Test("Ticks: a failing timeline is asked in tick 3, 6, 12 and 24, then again in every third")
  func ticks() {
    let room = openRoom()
    var told: [String] = []
    room.lobby.onRefresh = { told.append("\($0) \($1)") }
    room.roster.fail(stamp: .full)
    room.refresh?.advance(3)
    #expect(room.lobby.refreshes == 2, "A picture is stale after a failure.")
    room.refresh?.advance(20)
    #expect(told == [], "A failure is told to nobody else.")
    room.roster.fail()
    room.refresh?.advance(7)
    #expect(told == ["timeline 24", "timeline 27", "timeline 30"])
  }
}
