import SpaceGame
import Terminal

/// Turns keys into commands.
///
/// A terminal tells when a key goes down but not when it comes up; while a key is held it repeats,
/// after a first wait. So a direction is held for a few ticks after each key, and a repeating key
/// makes an even flight.
struct Controls {
  /// How long a direction holds after its key. In ticks.
  static let holdTicks = 4

  private var heading: Direction?
  private var ticksLeft = 0
  private var fires = false
  private var togglesPause = false

  /// Takes a key; one that means nothing in the game is passed over.
  mutating func press(_ key: Key) {
    if let direction = Controls.direction(of: key) {
      heading = direction
      ticksLeft = Controls.holdTicks
      return
    }
    switch key {
    case .character(" "): fires = true
    case .character("p"), .character("P"): togglesPause.toggle()
    default: break
    }
  }

  /// The command of the next tick.
  mutating func next() -> Command {
    let command = Command(
      heading: ticksLeft > 0 ? heading : nil, fires: fires, togglesPause: togglesPause)
    ticksLeft = max(0, ticksLeft - 1)
    fires = false
    togglesPause = false
    return command
  }

  /// Forgets what was pressed.
  mutating func release() {
    self = Controls()
  }

  private static func direction(of key: Key) -> Direction? {
    switch key {
    case .up, .character("w"), .character("W"): .north
    case .down, .character("s"), .character("S"): .south
    case .left, .character("a"), .character("A"): .west
    case .right, .character("d"), .character("D"): .east
    default: nil
    }
  }
}
