import PlayerVisit
import SchedulerBefore
import Testing

/// Your kata's refresh with a third job, which your kata does not know.
///
/// In every fourth tick, after the feeds that are due in it, the job calls `work` with the number
/// of times that it has run in its lobby: 1 the first time. Each lobby has a job of its own, and a
/// stop ends it as it ends the feeds.
///
/// This file belongs to another module: it sees only what your kata makes public. Return a refresh
/// that brings the job. If your kata needs an edit for that, it would need the same edit for
/// another team. Until you return one, the tests below are skipped.
@MainActor
private func maker(doing work: @escaping @MainActor (Int) -> Void) -> (any RefreshMaking)? {
  nil
}

@Suite(
  "A job of another module",
  .enabled("maker(doing:) still returns nil.") { @MainActor in maker(doing: { _ in }) != nil })
@MainActor
struct OutsideTests {
  /// A lobby that notes what it does, and in which tick.
  @MainActor
  private final class Lobby {
    /// What it does after a note, such as stopping.
    var onNote: ((String, any LiveRefreshing) -> Void)?
    private(set) var notes: [String] = []
    private var refresh: (any LiveRefreshing)?

    func note(_ what: String) {
      guard let refresh else { return }
      let note = "\(what) in \(refresh.tick)"
      notes.append(note)
      onNote?(note, refresh)
    }

    /// Runs until it stops itself, then waits long enough for a further tick to show.
    func run(_ maker: any RefreshMaking) async throws {
      let refresh = maker.makeRefresh(
        RefreshPlan(tickLength: .microseconds(500), timelinePeriod: 3, profilePeriod: 5),
        timeline: { self.note("timeline") }, profile: { self.note("profile") },
        onFailure: { _, _ in })
      self.refresh = refresh
      refresh.start()
      var looks = 0
      while refresh.isRunning, looks < 10_000 {
        looks += 1
        try await Task.sleep(for: .microseconds(200))
      }
      try await Task.sleep(for: .milliseconds(10))
      self.refresh = nil
    }
  }

  @Test("The job runs in every fourth tick, after the feeds of that tick")
  func inTurn() async throws {
    let lobby = Lobby()
    lobby.onNote = { if $0 == "job 3 in 12" { $1.stop() } }
    try await lobby.run(#require(maker { lobby.note("job \($0)") }))
    #expect(
      lobby.notes == [
        "timeline in 3", "job 1 in 4", "profile in 5", "timeline in 6", "job 2 in 8",
        "timeline in 9", "profile in 10", "timeline in 12", "job 3 in 12",
      ])
  }

  @Test("A feed that stops its lobby also stops the job of that tick")
  func stopped() async throws {
    let lobby = Lobby()
    lobby.onNote = { if $0 == "timeline in 12" { $1.stop() } }
    try await lobby.run(#require(maker { lobby.note("job \($0)") }))
    #expect(lobby.notes.suffix(2) == ["profile in 10", "timeline in 12"])
  }

  @Test("A feed's new period counts from the next tick, and leaves the job alone")
  func newPeriod() async throws {
    let lobby = Lobby()
    lobby.onNote = { note, refresh in
      if note == "timeline in 3" { refresh.setPeriod(2, of: .timeline) }
      if note == "job 2 in 8" { refresh.stop() }
    }
    try await lobby.run(#require(maker { lobby.note("job \($0)") }))
    #expect(
      lobby.notes == [
        "timeline in 3", "timeline in 4", "job 1 in 4", "profile in 5", "timeline in 6",
        "timeline in 8", "job 2 in 8",
      ])
  }

  @Test("Each lobby has its own job, which counts only its own runs")
  func each() async throws {
    var counts: [Int] = []
    let shared = maker { counts.append($0) }
    for _ in 1...2 {
      let lobby = Lobby()
      lobby.onNote = { if $0 == "timeline in 9" { $1.stop() } }
      try await lobby.run(#require(shared))
    }
    #expect(counts == [1, 2, 1, 2])
  }
}
