/// What the player asks for in one tick. A value, whoever it comes from: keys, autopilot or file.
public struct Command: Hashable, Sendable {
  /// Where to fly, or `nil` to stay.
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
  /// How many different commands there are.
  static let count = (Direction.allCases.count + 1) * 4

  /// A number from 0 up to ``count`` for each command: the idle one is 0.
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
