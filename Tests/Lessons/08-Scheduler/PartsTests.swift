import Testing

@testable import SchedulerAfter

/// What the lobby does not ask of after's parts, and others may. Before has no parts.
@Suite("The parts of a scheduler, each alone")
@MainActor
struct PartsTests {
  /// Says its name when it is its turn.
  private struct NamedService: Service {
    let name: String
    let period: Period
    let say: (String) -> Void

    func execute() { say(name) }
  }

  @Test("Services of one tick are executed as they were registered; who comes late joins the next")
  func order() {
    var said: [String] = []
    let timer = HandTimer()
    let scheduler = Scheduler(timer: timer)
    let names = (1...5).reversed().map { "service \($0)" }
    for name in names {
      scheduler.register(NamedService(name: name, period: Period(3)) { said.append($0) }) { _ in }
    }
    let newcomer = NamedService(name: "newcomer", period: Period(1)) { said.append($0) }
    let host = NamedService(name: "host", period: Period(4)) { _ in
      scheduler.register(newcomer) { _ in }
    }
    scheduler.register(host) { _ in }
    scheduler.start()
    for _ in 1...6 { timer.fire() }
    #expect(said == names + ["newcomer"] + names + ["newcomer"])
  }

  @Test("A clock's timer that starts again while it runs counts from 1 again, in one row")
  func restart() async {
    var ticks: [Int] = []
    let timer = ClockTimer(tickLength: .microseconds(500))
    timer.onTick = { [weak timer] in ticks.append(timer?.tick ?? 0) }
    timer.start()
    await wait(for: "tick 5") { timer.tick >= 5 }
    let first = timer.tick
    timer.start()
    #expect(timer.tick == 0)
    await wait(for: "tick 10") { timer.tick >= 10 }
    timer.stop()
    #expect(ticks == Array(1...first) + Array(1...timer.tick))
  }
}
