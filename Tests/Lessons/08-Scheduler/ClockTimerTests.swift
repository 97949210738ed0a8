import Testing

@testable import SchedulerAfter

/// After's one part that needs real time, alone. Its limits in time are in `PunctualityTests`.
@Suite("The timer on the machine's clock")
@MainActor
struct ClockTimerTests {
  private final class Ticks {
    var numbers: [Int] = []
  }

  private let timer = ClockTimer(tickLength: .microseconds(500))
  private let ticks = Ticks()

  private func note() {
    timer.onTick = { [weak timer, ticks] in ticks.numbers.append(timer?.tick ?? 0) }
  }

  @Test("It tells each tick once, from 1 on, with its number")
  func counts() async {
    note()
    #expect(timer.tick == 0)
    #expect(!timer.isRunning)
    timer.start()
    #expect(timer.isRunning)
    await wait(for: "tick 10") { timer.tick >= 10 }
    timer.stop()
    #expect(!timer.isRunning)
    #expect(ticks.numbers == Array(1...timer.tick))
  }

  @Test("It counts also when nobody listens")
  func unheard() async {
    timer.start()
    await wait(for: "tick 3") { timer.tick >= 3 }
    timer.stop()
  }

  @Test("Starting it while it runs counts from 1 again, in one row")
  func restart() async {
    note()
    timer.start()
    await wait(for: "tick 5") { timer.tick >= 5 }
    let first = timer.tick
    timer.start()
    #expect(timer.tick == 0)
    await wait(for: "tick 10") { timer.tick >= 10 }
    timer.stop()
    #expect(ticks.numbers == Array(1...first) + Array(1...timer.tick))
  }

  @Test("A stop within a tick is final, also where later ticks are late already")
  func stopInside() async {
    let clock = SuspendingClock()
    timer.onTick = { [weak timer, ticks] in
      ticks.numbers.append(timer?.tick ?? 0)
      guard timer?.tick == 3 else { return }
      let end = clock.now + .milliseconds(3)
      while clock.now < end {}
      timer?.stop()
    }
    timer.start()
    await wait(for: "the stop") { !timer.isRunning }
    await letTimePass()
    #expect(ticks.numbers == [1, 2, 3])
    #expect(timer.tick == 3)
  }

  @Test("A timer that is dropped ends, and does not wait for its next tick to be freed")
  func dropped() async {
    var dropped: ClockTimer? = ClockTimer(tickLength: .seconds(3_600))
    weak let freed = dropped
    dropped?.start()
    await letTimePass()
    dropped = nil
    #expect(freed == nil)

    dropped = ClockTimer(tickLength: .microseconds(500))
    dropped?.onTick = { [ticks] in ticks.numbers.append(0) }
    dropped?.start()
    await wait(for: "a tick") { !ticks.numbers.isEmpty }
    dropped = nil
    let count = ticks.numbers.count
    await letTimePass()
    #expect(ticks.numbers.count == count)
  }

  /// The time of some ticks, on another timer.
  private func letTimePass() async {
    let other = ClockTimer(tickLength: .microseconds(500))
    other.start()
    await wait(for: "another timer's tick 20") { other.tick >= 20 }
  }
}
