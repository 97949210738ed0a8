import SpaceGame
import Terminal

/// Gives the commands in a displayed game.
protocol Pilot {
  /// Explains the keys in a phase of the game, for the last line of the screen.
  func keys(in phase: World.Phase) -> String
  /// Handles a key that the screen does not use itself.
  mutating func press(_ key: Key)
  /// Called when the player could not see the game for a while.
  mutating func interrupt()
  /// The command for the next tick; `nil` if there are no more.
  mutating func command(for world: World) -> Command?
}

struct KeyboardPilot: Pilot {
  private var controls = Controls()
  private var wasInterrupted: Bool

  /// - Parameter startsPaused: Whether the game starts paused, so that the player can look first.
  init(startsPaused: Bool = false) {
    wasInterrupted = startsPaused
  }

  func keys(in phase: World.Phase) -> String {
    switch phase {
    case .playing: "arrows or WASD fly   space shoots   p pauses   q gives up"
    case .paused: "p resumes   q gives up"
    case .over: "any key continues"
    }
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

/// The autopilot, with or without a limit of ticks.
struct AutomaticPilot: Pilot {
  private let autopilot = Autopilot()
  private var ticksLeft: Int?

  init(ticks: Int?) {
    ticksLeft = ticks
  }

  func keys(in phase: World.Phase) -> String { "the autopilot plays   q quits" }
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
