import PlayerRoster
import Testing

@MainActor
@Suite("A lobby whose feeds fail")
struct LobbyFailureTests {
  private let full = String(describing: RosterError.full)
  private let late = String(describing: RosterError.unreadable("roster.json", reason: "it is late"))

  @Test("Tells a failure in one warning, however often and wherever it comes")
  func warnedOnce() {
    let room = LobbyRoom()
    room.lobby.open()
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
    #expect(room.lobby.refreshes == 1)
  }

  @Test("A picture is stale after a failure, which is told to nobody else")
  func stale() {
    let room = LobbyRoom()
    room.lobby.open()
    var told: [Feed] = []
    room.lobby.onRefresh = { feed, _ in told.append(feed) }
    room.roster.fail(stamp: .full)
    room.refresh?.advance(3)
    #expect(room.lobby.refreshes == 2)
    #expect(told == [])
  }

  @Test("Tells each failure of two feeds, the timeline's first, and takes away what is over")
  func twoFailures() throws {
    let room = LobbyRoom()
    room.lobby.open()
    let refresh = try #require(room.refresh)
    room.roster.fail(stamp: .full)
    refresh.refresh(.profile)
    room.roster.fail(stamp: .unreadable("roster.json", reason: "it is late"))
    refresh.refresh(.timeline)
    #expect(room.notices == [late, full])
    room.roster.fail()
    refresh.refresh(.timeline)
    #expect(room.notices == [full])
    refresh.refresh(.profile)
    #expect(room.notices == [])
    #expect(room.shown == room.lobby.content)
  }

  @Test("Tells the latest failure of a feed")
  func latestFailure() throws {
    let room = LobbyRoom()
    room.lobby.open()
    let refresh = try #require(room.refresh)
    room.roster.fail(stamp: .full)
    refresh.refresh(.profile)
    room.roster.fail(stamp: .unreadable("roster.json", reason: "it is late"))
    refresh.refresh(.profile)
    #expect(room.notices == [late])
  }

  @Test("A problem from before stays, whatever the feeds do")
  func problem() {
    let room = LobbyRoom(problem: "Your visit could not be noted.")
    let notice = Notice("Your visit could not be noted.", isWarning: true)
    #expect(room.lobby.content.notices == [notice])
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
    let room = LobbyRoom(problem: beginning + full)
    room.lobby.open()
    room.roster.fail(stamp: .full)
    room.refresh?.advance(5)
    #expect(room.notices == [beginning + full])
  }

  @Test("A feed that fails is asked half as often each time, down to an eighth")
  func backedOff() {
    let room = LobbyRoom()
    room.lobby.open()
    room.roster.fail(stamp: .full)
    for _ in 1...6 { room.refresh?.refresh(.timeline) }
    #expect(room.refresh?.changes == ["timeline 6", "timeline 12", "timeline 24"])
    for _ in 1...6 { room.refresh?.refresh(.profile) }
    #expect(
      room.refresh?.changes.dropFirst(3) == ["profile 10", "profile 20", "profile 40"])
  }

  @Test("A feed that succeeds again goes back to its plan, and the other keeps its own period")
  func recovered() {
    let room = LobbyRoom()
    room.lobby.open()
    room.roster.fail(stamp: .full)
    for _ in 1...2 { for feed in Feed.allCases { room.refresh?.refresh(feed) } }
    #expect(room.refresh?.periods == [.timeline: 12, .profile: 20])
    room.roster.fail()
    room.refresh?.refresh(.timeline)
    #expect(room.refresh?.periods == [.timeline: 3, .profile: 20])
    room.refresh?.refresh(.profile)
    #expect(room.refresh?.periods == [.timeline: 3, .profile: 5])
    room.roster.fail(stamp: .full)
    room.refresh?.refresh(.timeline)
    #expect(room.refresh?.periods[.timeline] == 6)
  }

  @Test("While all is well no period is touched")
  func untouched() {
    let room = LobbyRoom()
    room.lobby.open()
    room.refresh?.advance(30)
    #expect(room.refresh?.changes == [])
  }

  @Test("Ticks: a failing timeline is asked in tick 3, 6, 12 and 24, then again in every third")
  func ticks() {
    let room = LobbyRoom()
    room.lobby.open()
    var told: [String] = []
    room.lobby.onRefresh = { told.append("\($0) \($1)") }
    room.roster.fail(stamp: .full)
    room.refresh?.advance(23)
    #expect(told == [])
    room.roster.fail()
    room.refresh?.advance(7)
    #expect(told == ["timeline 24", "timeline 27", "timeline 30"])
  }
}
