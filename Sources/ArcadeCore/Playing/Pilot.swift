import SpaceGame
import Terminal

/// Gives the commands in a game that is shown.
protocol Pilot {
  /// What the keys do, for the last line of the screen.
  var keys: String { get }
  /// Handles a key that the screen itself does not use.
  mutating func press(_ key: Key)
  /// The player could not see the game for a while.
  mutating func interrupt()
  /// The command of the next tick; `nil` when there are no more.
  mutating func command(for world: World) -> Command?
}

struct KeyboardPilot: Pilot {
  let keys: String
  private var controls = Controls()
  private var wasInterrupted = false

  /// - Parameter leaving: What the key q does.
  init(leaving: String = "quits") {
    keys = "arrows or WASD fly   space shoots   p pauses   q \(leaving)"
  }

  mutating func press(_ key: Key) { controls.press(key) }

  /// The game pauses while its player cannot see it.
  mutating func interrupt() {
    controls.release()
    wasInterrupted = true
  }

  mutating func command(for world: World) -> Command? {
    defer { wasInterrupted = false }
    guard wasInterrupted, world.phase == .playing else { return controls.next() }
    return Command(togglesPause: true)
  }
}

/// The autopilot, for a number of ticks or without limit.
struct AutomaticPilot: Pilot {
  let keys = "the autopilot plays   q quits"
  private let autopilot = Autopilot()
  private var ticksLeft: Int?

  init(ticks: Int?) {
    ticksLeft = ticks
  }

  mutating func press(_ key: Key) {}
  mutating func interrupt() {}

  mutating func command(for world: World) -> Command? {
    if let left = ticksLeft {
      guard left > 0 else { return nil }
      ticksLeft = left - 1
    }
    return autopilot.command(for: world)
  }
}

struct RecordedPilot: Pilot {
  let keys = "a recording   q quits"
  private var commands: ArraySlice<Command>

  init(_ recording: Recording) {
    commands = recording.commands[...]
  }

  mutating func press(_ key: Key) {}
  mutating func interrupt() {}
  mutating func command(for world: World) -> Command? { commands.popFirst() }
}
