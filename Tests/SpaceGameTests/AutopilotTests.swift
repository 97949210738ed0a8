import Testing

@testable import SpaceGame

@Suite("The autopilot")
struct AutopilotTests {
  private static func raider(_ x: Int) -> Entity { .enemy(.raider, id: 9, x: x, y: 2) }
  private static func bolt(_ id: Int, x: Int, y: Int) -> Entity {
    .enemy(.bolt, id: id, x: x, y: y, velocity: Velocity(.south, speed: 15))
  }
  private static func kit(_ id: Int, x: Int) -> Entity {
    Entity(
      id: id, kind: .repair, allegiance: .nobody, position: Position(x: x, y: 9),
      velocity: Velocity(.south, speed: 4))
  }

  /// What it does, what it sees beside its ship in column 40, and the command that it gives.
  private static let scenes: [(String, [Entity], Command)] = [
    ("leaves the column of a bullet", [bolt(2, x: 40, y: 12), raider(40)], .west(fires: true)),
    (
      "fears the nearer of two bullets more",
      [bolt(2, x: 39, y: 13), bolt(3, x: 42, y: 6), raider(40)],
      Command(heading: .east, fires: true)
    ),
    (
      "flies to the nearest target",
      [.enemy(.raider, id: 8, x: 10, y: 2), raider(55)], Command(heading: .east)
    ),
    ("goes for a repair kit first", [kit(4, x: 30), raider(50)], .west(fires: false)),
    (
      "goes for the nearest of them", [kit(4, x: 55), kit(5, x: 30), kit(6, x: 60)],
      .west(fires: false)
    ),
    ("shoots at what is ahead", [raider(40)], Command(fires: true)),
    ("shoots at most a cell beside its line", [raider(42)], Command(heading: .east, fires: true)),
    ("shoots at most a cell beside its line", [raider(38)], .west(fires: true)),
    ("shoots at nothing farther off", [raider(43)], Command(heading: .east)),
    ("shoots at nothing farther off", [raider(37)], .west(fires: false)),
    (
      "shoots at nothing beside it", [.enemy(.bolt, id: 2, x: 41, y: 17), raider(10)],
      .west(fires: false)
    ),
    (
      "shoots at no spectre", [.enemy(.spectre, id: 2, x: 40, y: 4), raider(10)],
      .west(fires: false)
    ),
    (
      "flies past a spectre, which nothing can touch",
      [.enemy(.spectre, id: 2, x: 36, y: 17), raider(10)], .west(fires: false)
    ),
    (
      "sets off no mine that would hit it", [.enemy(.mine, id: 2, x: 40, y: 13), raider(10)],
      .west(fires: false)
    ),
    (
      "shoots at a mine farther off", [.enemy(.mine, id: 2, x: 40, y: 12), raider(10)],
      .west(fires: true)
    ),
  ]

  @Test("It dodges, hunts and holds its fire, and is idle when there is nothing to fly")
  func commands() {
    let pilot = Autopilot()
    for (what, things, command) in Self.scenes {
      let world = World(staging: [.player()] + things)
      #expect(pilot.command(for: world) == command, "It \(what).")
    }
    let calm = World(staging: [.player(x: 30)])
    #expect(pilot.command(for: calm) == Command(heading: .east), "It waits in the middle.")
    var paused = World(staging: [.player()])
    paused.phase = .paused
    let others = [World(staging: [.enemy(.mine, id: 2, x: 4, y: 4)]), paused]
    #expect(others.map(pilot.command) == [.idle, .idle])
  }
}

extension Command {
  fileprivate static func west(fires: Bool) -> Command { Command(heading: .west, fires: fires) }
}
