import PlayerRoster
import SchedulerAfter
import Testing

/// What the lobby does not ask of after's parts, and others may. Before has no parts.
@Suite("The parts of a scheduler, each alone")
@MainActor
struct PartsTests {
  /// Says its name when it is its turn.
  private struct NamedService: Service {
    let name: String
    let period: Int
    let say: @MainActor (String) -> Void

    func isDue(at tick: Int) -> Bool { tick.isMultiple(of: period) }
    func execute() { say(name) }
  }

  @Test("Services of one tick are executed as they were registered; who comes late joins the next")
  func order() async {
    var said: [String] = []
    let timer = HandTimer()
    let scheduler = Scheduler(timer: timer)
    let names = (1...5).reversed().map { "service \($0)" }
    for name in names {
      scheduler.register(NamedService(name: name, period: 3) { said.append($0) })
    }
    let newcomer = NamedService(name: "newcomer", period: 1) { said.append($0) }
    scheduler.register(
      NamedService(name: "host", period: 4) { _ in scheduler.register(newcomer) })
    scheduler.start()
    for _ in 1...6 { timer.fire() }
    await wait(for: "tick 6") { scheduler.tick == 6 }
    scheduler.stop()
    #expect(said == names + ["newcomer"] + names + ["newcomer"])
  }

  @Test("A service from outside comes after the lobby's own of its tick")
  func guest() async {
    var said: [String] = []
    let timer = HandTimer()
    let guest = NamedService(name: "guest", period: 2) { said.append($0) }
    let refresh = LiveRefresh(services: [guest]) { _ in timer }.makeRefresh(
      RefreshPlan(tickLength: .seconds(1), timelinePeriod: 1, profilePeriod: 2),
      timeline: { said.append("timeline") }, profile: { said.append("profile") },
      onFailure: { _, _ in })
    refresh.start()
    for _ in 1...2 { timer.fire() }
    await wait(for: "tick 2") { refresh.tick == 2 }
    refresh.stop()
    #expect(said == ["timeline", "timeline", "profile", "guest"])
  }

  @Test("A clock's timer that starts again while it runs leaves its first row of ticks")
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

  @Test("A clock's timer that nobody holds any more makes no further tick")
  func dropped() async {
    var ticks = 0
    var timer: ClockTimer? = ClockTimer(tickLength: .microseconds(500))
    timer?.start {
      ticks += 1
      if ticks == 5 { timer = nil }
    }
    await wait(for: "the fifth tick") { timer == nil }
    // As long as twenty more would take.
    var others = 0
    let other = ClockTimer(tickLength: .microseconds(500))
    other.start { others += 1 }
    await wait(for: "twenty ticks of another") { others >= 20 }
    other.stop()
    #expect(ticks == 5)
  }
}
