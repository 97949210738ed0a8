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

  @Test("It flies to the nearest target and shoots when it is ahead")
  func hunts() {
    let raider = Entity.enemy(.raider, id: 3, x: 50, y: 2)
    let far = pilot.command(for: World(staging: [.player(x: 40), raider]))
    #expect(far == Command(heading: .east))
    let near = pilot.command(for: World(staging: [.player(x: 50), raider]))
    #expect(near == Command(fires: true))
  }

  @Test("It goes for a repair kit first")
  func repairs() {
    let player = Entity.player(x: 40)
    let raider = Entity.enemy(.raider, id: 3, x: 50, y: 2)
    let kit = Entity(
      id: 4, kind: .repair, allegiance: .nobody, position: Position(x: 30, y: 9),
      velocity: Velocity(.south, speed: 4))
    #expect(pilot.command(for: World(staging: [player, raider, kit])).heading == .west)
  }

  @Test("It does not set off a mine that would hit itself, and leaves spectres alone")
  func holdsFire() {
    let raider = Entity.enemy(.raider, id: 9, x: 10, y: 2)
    for target in [
      Entity.enemy(.mine, id: 2, x: 40, y: 14), .enemy(.spectre, id: 2, x: 40, y: 4),
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
