import SpaceGame
import Terminal

/// Turns keys into commands.
///
/// A terminal reports when a key goes down but not when it comes up, and a held key repeats after a
/// delay. So each key holds its direction for a few ticks, which makes a held key steer steadily.
struct Controls {
  /// How long a key holds its direction, in ticks.
  static let holdTicks = 4

  private var heading: Direction?
  private var ticksLeft = 0
  private var fires = false
  private var togglesPause = false

  /// Handles a key; a key without a meaning in the game has no effect.
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

  mutating func next() -> Command {
    let command = Command(
      heading: ticksLeft > 0 ? heading : nil, fires: fires, togglesPause: togglesPause)
    ticksLeft = max(0, ticksLeft - 1)
    fires = false
    togglesPause = false
    return command
  }

  /// Forgets all pressed keys.
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
