/// A direction and a speed.
public struct Velocity: Hashable, Sendable {
  /// The highest speed, one cell in every tick. Faster things could jump over each other.
  public static let topSpeed = Time.ticksPerSecond

  public let direction: Direction
  /// Cells in a second of ``Time/ticksPerSecond`` ticks, from 0 to ``topSpeed``.
  public let speed: Int

  public init(_ direction: Direction, speed: Int) {
    precondition(
      (0...Velocity.topSpeed).contains(speed),
      "A speed is 0 to \(Velocity.topSpeed) cells a second, not \(speed).")
    self.direction = direction
    self.speed = speed
  }

  /// Cells covered in the tick that follows `tick`: 0 or 1.
  ///
  /// The fractions of a cell add up over the ticks, so that a second always covers `speed` cells
  /// without a stored remainder.
  public func cells(after tick: Int) -> Int {
    (tick + 1) * speed / Time.ticksPerSecond - tick * speed / Time.ticksPerSecond
  }
}

extension Velocity: CustomStringConvertible {
  public var description: String { "\(direction.rawValue)\(speed)" }
}
