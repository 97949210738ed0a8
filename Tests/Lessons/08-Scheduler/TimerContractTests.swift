import Testing

@testable import SchedulerAfter

/// The contract of ``TickTimer``, which no compiler checks: both timers here have to keep it.
@Suite("The contract of a timer")
@MainActor
struct TimerContractTests {
  /// A timer, and a way to make it tick.
  private struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> (timer: any TickTimer, fire: @MainActor () async -> Void)
  }

  private nonisolated static let all = [
    Subject(testDescription: "the clock's timer") {
      (ClockTimer(tickLength: .microseconds(100)), { await Task.yield() })
    },
    Subject(testDescription: "the timer of a test") {
      let timer = ManualTimer()
      return (timer, { await timer.fire(1) })
    },
  ]

  @Test("A stop within a tick cancels the task of that tick", arguments: all)
  private func cancelled(subject: Subject) async {
    let (timer, fire) = subject.make()
    var wasCancelled: Bool?
    timer.start {
      timer.stop()
      wasCancelled = Task.isCancelled
    }
    await wait(for: "a tick") {
      await fire()
      return wasCancelled != nil
    }
    #expect(wasCancelled == true)
  }

  @Test("No tick comes after a stop", arguments: all)
  private func stopped(subject: Subject) async {
    let (timer, fire) = subject.make()
    var ticks = 0
    timer.start {
      ticks += 1
      if ticks == 3 { timer.stop() }
    }
    await wait(for: "the third tick") {
      await fire()
      return ticks >= 3
    }
    for _ in 0..<20 { await fire() }
    #expect(ticks == 3)
  }

  @Test("A timer that starts again gives its ticks only to the new listener", arguments: all)
  private func restarted(subject: Subject) async {
    let (timer, fire) = subject.make()
    var (first, second) = (0, 0)
    timer.start { first += 1 }
    await wait(for: "a tick") {
      await fire()
      return first >= 1
    }
    let last = first
    timer.start { second += 1 }
    await wait(for: "ticks of the second start") {
      await fire()
      return second >= 3
    }
    timer.stop()
    #expect(first == last)
  }

  @Test("A tick waits until the previous tick's work is done", arguments: all)
  private func waiting(subject: Subject) async {
    let (timer, fire) = subject.make()
    var (running, ticks, overlaps) = (0, 0, 0)
    timer.start {
      running += 1
      if running > 1 { overlaps += 1 }
      for _ in 0..<5 { await Task.yield() }
      running -= 1
      ticks += 1
    }
    await wait(for: "five ticks") {
      await fire()
      return ticks >= 5
    }
    timer.stop()
    #expect(overlaps == 0)
  }
}
