import Testing

@testable import SpaceGame

@Suite("The autopilot")
struct AutopilotTests {
  private let pilot = Autopilot()

  @Test("It leaves the column of a bullet that comes down on it")
  func dodges() {
    let bolt = Entity.enemy(.bolt, id: 2, x: 40, y: 12, velocity: Velocity(.south, speed: 15))
    let raider = Entity.enemy(.raider, id: 3, x: 40, y: 2)
    let command = pilot.command(for: World(staging: [.player(x: 40), bolt, raider]))
    #expect(command.heading == .west || command.heading == .east)
  }

  @Test("It flies to the nearest target, shoots when it is ahead, and goes for a repair kit first")
  func hunts() {
    let raider = Entity.enemy(.raider, id: 3, x: 50, y: 2)
    let kit = Entity(
      id: 4, kind: .repair, allegiance: .nobody, position: Position(x: 30, y: 9),
      velocity: Velocity(.south, speed: 4))
    let worlds = [[.player(), raider], [.player(x: 50), raider], [.player(), raider, kit]]
    #expect(
      worlds.map { pilot.command(for: World(staging: $0)) }
        == [Command(heading: .east), Command(fires: true), Command(heading: .west)])
  }

  @Test("It shoots at what is at most a cell beside its line of fire")
  func lineOfFire() {
    let mine = Entity.enemy(.mine, id: 9, x: 5, y: 2)
    for (x, shoots) in [(40, true), (42, true), (38, true), (43, false), (37, false)] {
      let raider = Entity.enemy(.raider, id: 3, x: x, y: 2)
      let command = pilot.command(for: World(staging: [.player(x: 40), raider, mine]))
      #expect(command.fires == shoots, "a raider at column \(x)")
    }
  }

  @Test("The nearer of two bullets weighs more")
  func nearerDanger() {
    let south = Velocity(.south, speed: 15)
    let near = Entity.enemy(.bolt, id: 2, x: 39, y: 13, velocity: south)
    let far = Entity.enemy(.bolt, id: 3, x: 42, y: 6, velocity: south)
    let raider = Entity.enemy(.raider, id: 4, x: 40, y: 2)
    #expect(
      pilot.command(for: World(staging: [.player(x: 40), near, far, raider])).heading == .east)
  }

  @Test("It sets off no mine that would hit itself, and shoots at no spectre and nothing beside it")
  func holdsFire() {
    let raider = Entity.enemy(.raider, id: 9, x: 10, y: 2)
    for target in [
      Entity.enemy(.mine, id: 2, x: 40, y: 14), .enemy(.spectre, id: 2, x: 40, y: 4),
      .enemy(.bolt, id: 2, x: 41, y: 17),
    ] {
      #expect(!pilot.command(for: World(staging: [.player(x: 40), target, raider])).fires)
    }
    let farMine = Entity.enemy(.mine, id: 2, x: 40, y: 8)
    #expect(pilot.command(for: World(staging: [.player(x: 40), farMine, raider])).fires)
  }

  @Test("It is idle when there is nothing to fly")
  func idle() {
    #expect(pilot.command(for: World(staging: [.enemy(.mine, id: 2, x: 4, y: 4)])) == .idle)
    var paused = World(staging: [.player()])
    paused.phase = .paused
    #expect(pilot.command(for: paused) == .idle)
  }
}
