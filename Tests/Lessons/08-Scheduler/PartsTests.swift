import Testing

@testable import SchedulerAfter

/// Tests of the parts that know no time. Before has no parts, so it cannot have these.
@Suite("The parts of a scheduler, each alone")
@MainActor
struct PartsTests {
  /// Says its name when it is its turn.
  private struct NamedService: Service {
    let name: String
    let period: Period
    let say: (String) throws -> Void

    func execute() throws { try say(name) }
  }

  /// Who said their names, and which of the errors were told.
  private final class Minutes {
    var said: [String] = []
    var told: [String] = []
  }

  private struct Absence: Error {}

  private let timer = HandTimer()
  private let minutes = Minutes()

  private func service(_ name: String, every ticks: Int) -> NamedService {
    NamedService(name: name, period: Period(ticks)) { [minutes] in minutes.said.append($0) }
  }

  @Test(
    "A period is over in each of its multiples, and in no other tick",
    arguments: [(1, [1, 2, 3, 4, 5, 6]), (2, [2, 4, 6]), (4, [4]), (7, [])])
  func period(ticks: Int, over: [Int]) {
    #expect((1...6).filter(Period(ticks).isOver) == over)
  }

  @Test("Services of one tick are executed as they were registered, however many they are")
  func order() {
    let scheduler = Scheduler(timer: timer)
    let names = (1...10).map { "service \($0)" }
    for name in names.reversed() {
      scheduler.register(service(name, every: 3)) { _ in }
    }
    scheduler.start()
    for _ in 1...5 { timer.fire() }
    #expect(scheduler.tick == 5)
    #expect(minutes.said == names.reversed())
  }

  @Test("A failure is told to whom it concerns, and to nobody else")
  func failures() {
    let scheduler = Scheduler(timer: timer)
    for name in ["first", "second", "third"] {
      let service = NamedService(name: name, period: Period(1)) { name in
        if name == "second" { throw Absence() }
      }
      scheduler.register(service) { [minutes] error in
        minutes.told.append("\(name): \(error)")
      }
    }
    scheduler.start()
    timer.fire()
    #expect(minutes.told == ["second: Absence()"])
  }

  @Test("A service that is registered within a tick joins in the next")
  func lateRegistration() {
    let scheduler = Scheduler(timer: timer)
    let newcomer = service("newcomer", every: 1)
    let host = NamedService(name: "host", period: Period(2)) { [minutes] name in
      minutes.said.append(name)
      scheduler.register(newcomer) { _ in }
    }
    scheduler.register(host) { _ in }
    scheduler.start()
    for _ in 1...3 { timer.fire() }
    #expect(minutes.said == ["host", "newcomer"])
  }

  @Test("A scheduler without services lets the ticks go by")
  func nothingToDo() {
    let scheduler = Scheduler(timer: timer)
    scheduler.start()
    timer.fire()
    #expect(scheduler.tick == 1)
  }

  @Test("A timer does not keep the scheduler that it serves")
  func freed() {
    var scheduler: Scheduler? = Scheduler(timer: timer)
    weak let freed = scheduler
    scheduler?.register(service("service", every: 1)) { _ in }
    scheduler?.start()
    scheduler = nil
    #expect(freed == nil)
    timer.fire()
    #expect(minutes.said == [])
  }
}
