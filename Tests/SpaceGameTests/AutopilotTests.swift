import Testing

@testable import SpaceGame

@Suite("The autopilot")
struct AutopilotTests {
  private typealias Thing = (kind: Kind, x: Int, y: Int)

  /// The pilot's reaction, the things around its ship in column 40, and the command that it gives.
  private static let scenes: [(String, [Thing], Direction?, fires: Bool)] = [
    ("leaves the column of a bullet", [(.bolt, 40, 12), (.raider, 40, 2)], .west, true),
    (
      "fears the nearer of two bullets more",
      [(.bolt, 39, 13), (.bolt, 42, 6), (.raider, 40, 2)], .east, true
    ),
    ("flies to the nearest target", [(.raider, 10, 2), (.raider, 55, 2)], .east, false),
    ("goes for a repair kit first", [(.repair, 30, 9), (.raider, 50, 2)], .west, false),
    (
      "takes the nearest kit", [(.repair, 55, 9), (.repair, 30, 9), (.repair, 60, 9)], .west, false
    ),
    ("shoots straight ahead", [(.raider, 40, 2)], nil, true),
    ("shoots at a target near its line", [(.raider, 42, 2)], .east, true),
    ("shoots at a target near its line", [(.raider, 38, 2)], .west, true),
    ("holds its fire farther away", [(.raider, 43, 2)], .east, false),
    ("holds its fire farther away", [(.raider, 37, 2)], .west, false),
    ("ignores a bolt beside it", [(.bolt, 41, 17), (.raider, 10, 2)], .west, false),
    ("spares a spectre", [(.spectre, 40, 4), (.raider, 10, 2)], .west, false),
    ("flies past a spectre", [(.spectre, 36, 17), (.raider, 10, 2)], .west, false),
    ("spares a mine that would hit it", [(.mine, 40, 13), (.raider, 10, 2)], .west, false),
    ("shoots at a mine farther off", [(.mine, 40, 12), (.raider, 10, 2)], .west, true),
  ]

  @Test("The autopilot dodges, hunts and holds its fire, and idles without a ship to fly")
  func commands() {
    let pilot = Autopilot()
    for (reaction, things, heading, fires) in Self.scenes {
      let entities = things.enumerated().map { index, thing in
        Entity(
          id: index + 2, kind: thing.kind, allegiance: thing.kind == .repair ? .nobody : .enemy,
          position: Position(x: thing.x, y: thing.y),
          velocity: thing.kind == .bolt ? Velocity(.south, speed: 15) : nil)
      }
      let command = pilot.command(for: World(staging: [.player()] + entities))
      #expect(command == Command(heading: heading, fires: fires), "The pilot \(reaction).")
    }
    let calm = World(staging: [.player(x: 30)])
    #expect(pilot.command(for: calm) == Command(heading: .east), "The pilot waits in the middle.")
    var paused = World(staging: [.player()])
    paused.phase = .paused
    let others = [World(staging: [.enemy(.mine, id: 2, x: 4, y: 4)]), paused]
    #expect(others.map(pilot.command) == [.idle, .idle])
  }
}
