import PlayerRoster
import SchedulerGuest
import Testing

@MainActor
@Suite(
  "A job from outside",
  .enabled("You have not tried it yet.") { @MainActor in refresh(doing: { _ in }) != nil })
struct GuestTests {
  /// A lobby that notes what it does in which tick, and stops itself.
  @MainActor
  private final class NotingLobby {
    var live: (any LiveRefreshing)?
    private(set) var notes: [String] = []
    private let last: (what: String, tick: Int)

    /// - Parameter last: What it does last before it stops.
    init(until last: (what: String, tick: Int)) {
      self.last = last
    }

    func note(_ what: String) {
      guard let live else { return }
      notes.append("\(what) in \(live.tick)")
      if live.tick >= last.tick, what == last.what { live.stop() }
    }

    func open(_ maker: any RefreshMaking) {
      live = maker.makeRefresh(
        RefreshPlan(tickLength: .microseconds(500), timelinePeriod: 3, profilePeriod: 5),
        timeline: { self.note("timeline") }, profile: { self.note("profile") },
        onFailure: { feed, _ in self.note("failure of \(feed)") })
    }

    /// Runs until it stops itself, and then for as long as a further tick would need.
    func run() async throws {
      live?.start()
      var looks = 0
      while live?.isRunning == true, looks < 10_000 {
        looks += 1
        try await Task.sleep(for: .microseconds(200))
      }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  @Test("The job runs in every fourth tick, after the feeds of that tick")
  func inTurn() async throws {
    let lobby = NotingLobby(until: ("job 6", 24))
    let maker = refresh { lobby.note("job \($0)") }
    lobby.open(try #require(maker))
    try await lobby.run()
    #expect(
      lobby.notes == [
        "timeline in 3", "job 1 in 4", "profile in 5", "timeline in 6", "job 2 in 8",
        "timeline in 9", "profile in 10", "timeline in 12", "job 3 in 12", "timeline in 15",
        "profile in 15", "job 4 in 16", "timeline in 18", "profile in 20", "job 5 in 20",
        "timeline in 21", "timeline in 24", "job 6 in 24",
      ])
  }

  @Test("A feed that stops its lobby also stops the job of that tick")
  func stopped() async throws {
    let lobby = NotingLobby(until: ("timeline", 12))
    let maker = refresh { lobby.note("job \($0)") }
    lobby.open(try #require(maker))
    try await lobby.run()
    #expect(lobby.notes.suffix(2) == ["profile in 10", "timeline in 12"])
  }

  @Test("Two lobbies have a job each, and each job counts alone")
  func each() async throws {
    var counts: [Int] = []
    let maker = refresh { counts.append($0) }
    let lobbies = [NotingLobby(until: ("timeline", 9)), NotingLobby(until: ("timeline", 9))]
    for lobby in lobbies { lobby.open(try #require(maker)) }
    for lobby in lobbies { try await lobby.run() }
    #expect(counts == [1, 2, 1, 2])
  }
}
