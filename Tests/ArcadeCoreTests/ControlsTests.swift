import SpaceGame
import Terminal
import Testing

@testable import ArcadeCore

@Suite("Keys become commands")
struct ControlsTests {
  @Test(
    "Arrows and WASD fly",
    arguments: [
      (Key.up, Direction.north), (.down, .south), (.left, .west), (.right, .east),
      (.character("w"), .north), (.character("A"), .west), (.character("s"), .south),
      (.character("D"), .east),
    ])
  func directions(_ key: Key, _ direction: Direction) {
    var controls = Controls()
    controls.press(key)
    #expect(controls.next() == Command(heading: direction))
  }

  @Test("A direction holds for a few ticks, and a repeating key holds it on")
  func holding() {
    var controls = Controls()
    controls.press(.left)
    let held = (0..<6).map { _ in controls.next().heading }
    #expect(held == [.west, .west, .west, .west, nil, nil])
    controls.press(.left)
    _ = controls.next()
    controls.press(.left)
    #expect((0..<5).map { _ in controls.next().heading } == [.west, .west, .west, .west, nil])
  }

  @Test("Space shoots once and p pauses once")
  func once() {
    var controls = Controls()
    controls.press(.character(" "))
    controls.press(.character("p"))
    #expect(controls.next() == Command(fires: true, togglesPause: true))
    #expect(controls.next() == .idle)
  }

  @Test("Other keys mean nothing, and a release forgets what was held")
  func others() {
    var controls = Controls()
    controls.press(.character("x"))
    controls.press(.enter)
    #expect(controls.next() == .idle)
    controls.press(.left)
    controls.press(.character(" "))
    controls.release()
    #expect(controls.next() == .idle)
  }
}

@Suite("The clock of ticks")
struct TickClockTests {
  @Test("Thirty ticks are due in a second, however often one asks")
  func pace() {
    for step in [1, 7, 16, 40] {
      var clock = TickClock(now: .seconds(5))
      var ticks = 0
      for time in stride(from: 0, through: 1_000, by: step) {
        ticks += clock.due(at: .seconds(5) + .milliseconds(time))
      }
      ticks += clock.due(at: .seconds(6))
      #expect(ticks == 30, "asked every \(step) ms")
    }
  }

  @Test("It does not drift over an hour")
  func drift() {
    var clock = TickClock(now: .zero)
    var ticks = 0
    for time in 1...(3_600 * 25) { ticks += clock.due(at: .milliseconds(time * 40)) }
    #expect(ticks == 3_600 * 30)
  }

  @Test("Waiting until the next tick is enough, and no longer than needed")
  func waiting() {
    var clock = TickClock(now: .zero)
    var now = Duration.zero
    for _ in 0..<100 {
      let wait = clock.wait(at: now)
      #expect((1...34).contains(wait))
      now += .milliseconds(wait)
      #expect(clock.due(at: now) == 1)
    }
    #expect(clock.wait(at: now + .seconds(2)) == 0)
  }

  @Test("After a long gap the missed ticks are dropped")
  func gap() {
    var clock = TickClock(now: .zero)
    #expect(clock.due(at: .seconds(60)) == TickClock.mostTicksAtOnce)
    #expect(clock.due(at: .seconds(60)) == 0)
    #expect(clock.due(at: .seconds(61)) == TickClock.mostTicksAtOnce)
    var later = TickClock(now: .zero)
    _ = later.due(at: .seconds(60))
    #expect((1...34).contains(later.wait(at: .seconds(60))))
    #expect(later.due(at: .seconds(60) + .milliseconds(34)) == 1)
  }
}
