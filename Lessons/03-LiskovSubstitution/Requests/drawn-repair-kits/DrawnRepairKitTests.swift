import SpaceGame
import Testing

@Suite("Repair kits near the player")
struct DrawnRepairKitTests {
  /// How the world lets a kit go.
  private static let sinking = Velocity(.south, speed: 4)

  @Test(
    "In a game a kit that would sink past the player comes to the ship", arguments: Side.allCases)
  func caught(side: Side) {
    let game = Game(
      systems: Systems(
        shipyard: QuietShipyard(), referee: QuietReferee(), flightControl: side.flightControl,
        turnOrder: QuietTurn()))
    let ship = Position(x: 38, y: 15)
    // The hunter, which stays where it is, only keeps the wave going.
    var world = World(staging: [
      .staged(.player, id: 1, at: ship), .staged(.hunter, id: 2, at: Position(x: 5, y: 1)),
      .staged(.repair, id: 3, at: Position(x: 35, y: 8), velocity: Self.sinking),
    ])
    var path: [Position] = []
    for _ in 0..<(2 * Time.ticksPerSecond) {
      game.step(&world, .idle)
      guard let kit = world.entities.first(where: { $0.kind == .repair }) else { break }
      if path.last != kit.position { path.append(kit.position) }
    }
    #expect(
      path == [
        Position(x: 35, y: 8), Position(x: 35, y: 9), Position(x: 35, y: 10),
        Position(x: 36, y: 11), Position(x: 37, y: 12), Position(x: 38, y: 13),
        Position(x: 38, y: 14), ship, Position(x: 38, y: 16),
      ])
  }

  @Test(
    "A kit within five cells is drawn from any side, with the speed that it has",
    arguments: Side.allCases, Direction.allCases)
  func anySide(side: Side, direction: Direction) {
    let kit = Entity.staged(.repair, id: 1, velocity: Velocity(.northWest, speed: 30))
    for (cells, isDrawn) in [(1, true), (5, true), (6, false)] {
      let player = Entity.staged(.player, id: 2, at: kit.position.moved(direction, by: cells))
      let positions = side.flightControl.positions(of: [kit, player], after: 0)
      let expected = isDrawn ? direction : .northWest
      #expect(
        positions == [kit.position.moved(expected), player.position], "\(cells) cells away")
    }
  }

  @Test(
    "The velocity report tells how a kit flies, and nothing else is drawn", arguments: Side.allCases
  )
  func reported(side: Side) {
    let ship = Position(x: 38, y: 15)
    let census = side.flightControl.census(of: [
      .staged(.repair, id: 1, at: Position(x: 41, y: 15), velocity: Self.sinking),
      .staged(.spark, id: 2, at: Position(x: 41, y: 15), velocity: Velocity(.north, speed: 12)),
      .staged(.bolt, id: 3, at: Position(x: 41, y: 15), velocity: Velocity(.north, speed: 9)),
      .staged(.player, id: 4, at: ship),
      .staged(.repair, id: 5, at: ship, velocity: Self.sinking),
      .staged(.repair, id: 6, at: Position(x: 44, y: 15), velocity: Self.sinking),
    ])
    #expect(
      census.velocities == [
        Velocity(.west, speed: 4), Velocity(.north, speed: 12), Velocity(.north, speed: 9),
        Self.sinking, Self.sinking,
      ])
  }
}

/// A game in which nothing happens but flight, and no ship has to act.
private struct QuietShipyard: ShipBuilding {
  func ship(from record: Entity) -> any Vessel {
    preconditionFailure("Nobody was expected to build a ship.")
  }
}

private struct QuietReferee: Refereeing {
  func outcomes(of contact: Contact, in scene: Scene) -> [Outcome] { [] }
}

private struct QuietTurn: TurnTaking {
  func turn(of scene: Scene) -> Turn { Turn(shooters: [], courses: [], colliders: []) }
}
