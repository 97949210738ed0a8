import Testing

@testable import SpaceGame

@Suite("The autopilot")
struct AutopilotTests {
  private typealias Thing = (kind: Kind, x: Int, y: Int)

  /// What it does, what it sees beside its ship in column 40, and the command that it gives.
  private static let scenes: [(String, [Thing], Direction?, fires: Bool)] = [
    ("leaves the column of a bullet", [(.bolt, 40, 12), (.raider, 40, 2)], .west, true),
    (
      "fears the nearer of two bullets more",
      [(.bolt, 39, 13), (.bolt, 42, 6), (.raider, 40, 2)], .east, true
    ),
    ("flies to the nearest target", [(.raider, 10, 2), (.raider, 55, 2)], .east, false),
    ("goes for a repair kit first", [(.repair, 30, 9), (.raider, 50, 2)], .west, false),
    ("goes for the nearest", [(.repair, 55, 9), (.repair, 30, 9), (.repair, 60, 9)], .west, false),
    ("shoots at what is ahead", [(.raider, 40, 2)], nil, true),
    ("shoots at most a cell beside its line", [(.raider, 42, 2)], .east, true),
    ("shoots at most a cell beside its line", [(.raider, 38, 2)], .west, true),
    ("shoots at nothing farther off", [(.raider, 43, 2)], .east, false),
    ("shoots at nothing farther off", [(.raider, 37, 2)], .west, false),
    ("shoots at nothing beside it", [(.bolt, 41, 17), (.raider, 10, 2)], .west, false),
    ("shoots at no spectre", [(.spectre, 40, 4), (.raider, 10, 2)], .west, false),
    ("flies past a spectre", [(.spectre, 36, 17), (.raider, 10, 2)], .west, false),
    ("sets off no mine that would hit it", [(.mine, 40, 13), (.raider, 10, 2)], .west, false),
    ("shoots at a mine farther off", [(.mine, 40, 12), (.raider, 10, 2)], .west, true),
  ]

  @Test("It dodges, hunts and holds its fire, and is idle when there is nothing to fly")
  func commands() {
    let pilot = Autopilot()
    for (what, things, heading, fires) in Self.scenes {
      let entities = things.enumerated().map { index, thing in
        Entity(
          id: index + 2, kind: thing.kind, allegiance: thing.kind == .repair ? .nobody : .enemy,
          position: Position(x: thing.x, y: thing.y),
          velocity: thing.kind == .bolt ? Velocity(.south, speed: 15) : nil)
      }
      let command = pilot.command(for: World(staging: [.player()] + entities))
      #expect(command == Command(heading: heading, fires: fires), "It \(what).")
    }
    let calm = World(staging: [.player(x: 30)])
    #expect(pilot.command(for: calm) == Command(heading: .east), "It waits in the middle.")
    var paused = World(staging: [.player()])
    paused.phase = .paused
    let others = [World(staging: [.enemy(.mine, id: 2, x: 4, y: 4)]), paused]
    #expect(others.map(pilot.command) == [.idle, .idle])
  }
}
