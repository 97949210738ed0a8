import PlayerVisit
import Testing

@testable import SchedulerAfter

/// Rules that these parts keep, though no lobby needs them. The before version has no such parts.
@Suite("The parts of the after version, each alone")
@MainActor
struct PartsTests {
  /// Says its name when it runs.
  private struct NamedJob: ScheduledJob {
    let name: String
    let period: Int
    let say: @MainActor (String) -> Void

    func isDue(at tick: Int) -> Bool { tick.isMultiple(of: period) }
    func run() { say(name) }
  }

  @Test("The jobs of a tick run in the order of registration; a newcomer waits for the next tick")
  func order() async {
    var said: [String] = []
    let timer = ManualTimer()
    let scheduler = Scheduler(timer: timer, feeds: [:])
    let names = (1...5).reversed().map { "job \($0)" }
    for name in names {
      scheduler.register(NamedJob(name: name, period: 3) { said.append($0) })
    }
    let newcomer = NamedJob(name: "newcomer", period: 1) { said.append($0) }
    scheduler.register(NamedJob(name: "host", period: 4) { _ in scheduler.register(newcomer) })
    scheduler.start()
    await timer.fire(6)
    #expect(said == names + ["newcomer"] + names + ["newcomer"])
  }

  @Test("In each tick, another module's job runs after the lobby's own jobs")
  func other() async {
    var said: [String] = []
    let timer = ManualTimer()
    var maker = LiveRefresh(jobs: { [NamedJob(name: "other", period: 2) { said.append($0) }] })
    maker.makeTimer = { _ in timer }
    let refresh = maker.makeRefresh(
      .plan(timeline: 1, profile: 2),
      timeline: { said.append("timeline") }, profile: { said.append("profile") },
      onFailure: { _, _ in })
    refresh.start()
    await timer.fire(2)
    #expect(said == ["timeline", "timeline", "profile", "other"])
  }

  @Test("A clock timer that is started again stops its first series of ticks")
  func restart() async {
    var (first, second) = (0, 0)
    let timer = ClockTimer(tickLength: .microseconds(500))
    timer.start { first += 1 }
    await wait(for: "tick 5") { first >= 5 }
    let last = first
    timer.start { second += 1 }
    await wait(for: "tick 10") { second >= 10 }
    timer.stop()
    #expect(first == last)
  }

  @Test("A clock timer that is released makes no further ticks")
  func dropped() async {
    var ticks = 0
    var timer: ClockTimer? = ClockTimer(tickLength: .microseconds(500))
    timer?.start {
      ticks += 1
      if ticks == 5 { timer = nil }
    }
    await wait(for: "the fifth tick") { timer == nil }
    // Waits as long as twenty more ticks would take.
    var others = 0
    let other = ClockTimer(tickLength: .microseconds(500))
    other.start { others += 1 }
    await wait(for: "twenty ticks of another") { others >= 20 }
    other.stop()
    #expect(ticks == 5)
  }
}
