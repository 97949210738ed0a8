/// The player's input for one tick, as a value: keys or an autopilot can supply it.
public struct Command: Hashable, Sendable {
  /// The direction to fly, or `nil` to stay.
  public var heading: Direction?
  public var fires: Bool
  /// Pauses a running game and resumes a paused one.
  public var togglesPause: Bool

  public init(heading: Direction? = nil, fires: Bool = false, togglesPause: Bool = false) {
    self.heading = heading
    self.fires = fires
    self.togglesPause = togglesPause
  }

  public static let idle = Command()
}
