/// The player's input for one tick, as a value: keys, an autopilot or a file can supply it.
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

extension Command {
  /// The number of different commands.
  static let count = (Direction.allCases.count + 1) * 4

  /// A number from 0 up to, not including, ``count``; 0 is the idle command.
  var code: Int {
    let course = heading.flatMap { Direction.allCases.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return course * 4 + (fires ? 1 : 0) + (togglesPause ? 2 : 0)
  }

  init?(code: Int) {
    guard (0..<Command.count).contains(code) else { return nil }
    let course = code / 4
    self.init(
      heading: course == 0 ? nil : Direction.allCases[course - 1],
      fires: code & 1 != 0,
      togglesPause: code & 2 != 0)
  }
}
