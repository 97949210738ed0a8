import SpaceGame
import Terminal
import Testing

@testable import ArcadeProgram

@Suite("Keys and commands")
struct ControlsTests {
  @Test("Arrow keys and WASD steer, and other keys do not")
  func directions() {
    let keys: [Key] = [.up, .down, .left, .right] + "wasdWASDx".map { .character($0) } + [.enter]
    let headings: [Direction?] = keys.map { key in
      var controls = Controls()
      controls.press(key)
      return controls.next().heading
    }
    let expected: [Direction?] =
      [.north, .south, .west, .east]
      + Array(repeating: [.north, .west, .south, .east], count: 2)
      .joined() + [nil, nil]
    #expect(headings == expected)
  }

  @Test("A pressed key steers for a few ticks, and for longer if it repeats")
  func holding() {
    var controls = Controls()
    controls.press(.left)
    var held: [Direction?] = (0..<5).map { _ in controls.next().heading }
    controls.press(.left)
    _ = controls.next()
    controls.press(.left)
    held += (0..<5).map { _ in controls.next().heading }
    let once: [Direction?] = [.west, .west, .west, .west, nil]
    #expect(held == once + once)
  }

  @Test("Space shoots once, p pauses once, and released controls forget all keys")
  func once() {
    var controls = Controls()
    for releases in [false, true] {
      for key in [Key.left, .character(" "), .character("p")] { controls.press(key) }
      if releases { controls.release() }
      let commands = [controls.next(), controls.next()]
      let pressed = Command(heading: .west, fires: true, togglesPause: true)
      let expected: [Command] = releases ? [.idle, .idle] : [pressed, Command(heading: .west)]
      #expect(commands == expected)
    }
    for key in ["p", "P"] as [Character] { controls.press(.character(key)) }
    #expect(controls.next() == .idle, "Two presses in a tick cancel out.")
  }
}

@Suite("The tick clock")
struct TickClockTests {
  @Test("Thirty ticks are due in each second, however often the loop asks, even after an hour")
  func pace() {
    for (step, seconds) in [(1, 1), (7, 1), (16, 1), (40, 3_600)] {
      var clock = TickClock(now: .seconds(5))
      var due = 0
      for time in Array(stride(from: 0, through: seconds * 1_000, by: step)) + [seconds * 1_000] {
        due += clock.due(at: .milliseconds(5_000 + time))
      }
      #expect(due == seconds * 30, "The loop asks every \(step) ms.")
    }
  }

  @Test("The wait for the next tick is exactly long enough")
  func waiting() {
    var clock = TickClock(now: .zero)
    var now = Duration.zero
    for _ in 0..<30 {
      let wait = clock.wait(at: now)
      let early = clock.due(at: now + .milliseconds(wait - 1))
      now += .milliseconds(wait)
      let due = clock.due(at: now)
      #expect(early == 0 && due == 1)
    }
    #expect(now == .seconds(1))
    #expect(clock.wait(at: now + .seconds(2)) == 0)
  }

  @Test("After a long gap, the clock drops the missed ticks")
  func gap() {
    var clock = TickClock(now: .zero)
    let due: [Int] = [60, 60, 61].map { clock.due(at: .seconds($0)) }
    #expect(due == [5, 0, 5])
    #expect(1...34 ~= clock.wait(at: .seconds(61)))
    #expect(clock.due(at: .milliseconds(61_034)) == 1)
  }
}
