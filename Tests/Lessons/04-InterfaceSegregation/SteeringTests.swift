import SpaceGame
import Testing

@Suite("Who steers, when and where")
struct SteeringTests {
  @Test(
    "Divers, hunters and seekers steer when tick plus id is a multiple of their period",
    arguments: Side.allCases, pilots)
  func steersInTurn(side: Side, kind: Kind) {
    let period = TurnRules.steeringPeriod(of: kind)
    for id in 2...4 {
      for tick in 0...(3 * period) {
        let scene = Scene(tick: tick, entities: [.player(), .staged(kind, id: id)])
        let steers = side.turnOrder.turn(of: scene).courses.map(\.id)
        let expected = (tick + id) % period == 0 ? [id] : []
        #expect(steers == expected, "tick \(tick), id \(id), one turn in \(period) ticks")
      }
    }
  }

  @Test(
    "What does not steer by itself sets no velocity in any tick",
    arguments: Side.allCases,
    Kind.allCases.filter { !pilots.contains($0) })
  func othersNeverSteer(side: Side, kind: Kind) {
    let thing = Entity.staged(kind, id: 0, velocity: .cruising(.diver, .south))
    for tick in 0...120 {
      let turn = side.turnOrder.turn(
        of: Scene(tick: tick, command: Command(heading: .west), entities: [thing, .player()]))
      #expect(turn.courses.isEmpty, "tick \(tick)")
    }
  }

  @Test(
    "A diver heads down, and diagonally down to the side on which the player is",
    arguments: Side.allCases,
    [(-30, Direction.southWest), (-1, .southWest), (0, .south), (1, .southEast), (30, .southEast)])
  func diverDives(side: Side, way: (columns: Int, course: Direction)) {
    for playerY in [2, 5, 16] {
      let turn = side.turnOrder.turn(
        of: Scene(
          tick: turnOfSeven,
          entities: [.player(x: 40 + way.columns, y: playerY), .staged(.diver, x: 40)]))
      #expect(turn.velocity() == .cruising(.diver, way.course), "player in row \(playerY)")
    }
  }

  @Test("A diver heads down when there is no player", arguments: Side.allCases)
  func diverAlone(side: Side) {
    let diver = Entity.staged(.diver, velocity: Velocity(.southWest, speed: 3))
    let turn = side.turnOrder.turn(of: Scene(tick: turnOfSeven, entities: [diver]))
    #expect(turn.velocity() == .cruising(.diver, .south))
  }

  @Test(
    "A hunter heads for the player's column, and stops at one cell from it, facing as before",
    arguments: Side.allCases,
    [
      (-30, .cruising(.hunter, .west)), (-2, .cruising(.hunter, .west)),
      (-1, Velocity(.northEast, speed: 0)), (0, Velocity(.northEast, speed: 0)),
      (1, Velocity(.northEast, speed: 0)),
      (2, .cruising(.hunter, .east)), (30, .cruising(.hunter, .east)),
    ])
  func hunterChases(side: Side, way: (columns: Int, course: Velocity)) {
    let hunter = Entity.staged(.hunter, x: 40, velocity: Velocity(.northEast, speed: 5))
    let turn = side.turnOrder.turn(
      of: Scene(tick: turnOfSeven, entities: [.player(x: 40 + way.columns), hunter]))
    #expect(turn.velocity() == way.course)
  }

  @Test("A hunter stops when there is no player, facing as before", arguments: Side.allCases)
  func hunterAlone(side: Side) {
    let hunter = Entity.staged(.hunter, velocity: Velocity(.west, speed: 8))
    let turn = side.turnOrder.turn(of: Scene(tick: turnOfSeven, entities: [hunter]))
    #expect(turn.velocity() == Velocity(.west, speed: 0))
  }

  @Test(
    "A seeker heads straight for the player, near and far", arguments: Side.allCases,
    Direction.allCases)
  func seekerTurns(side: Side, direction: Direction) {
    for cells in [1, 3] {
      let spot = Position(x: 40, y: 9).moved(direction, by: cells)
      let turn = side.turnOrder.turn(
        of: Scene(
          tick: turnOfSeven,
          entities: [.player(x: spot.x, y: spot.y), .staged(.seeker, x: 40, y: 9)]))
      #expect(turn.velocity() == .cruising(.seeker, direction), "\(cells) cells away")
    }
  }

  @Test(
    "A seeker keeps its direction where it has arrived, and without a player",
    arguments: Side.allCases, [[Entity.player(x: 20, y: 5)], []])
  func seekerKeepsOn(side: Side, others: [Entity]) {
    let seeker = Entity.staged(.seeker, x: 20, y: 5, velocity: Velocity(.northWest, speed: 1))
    let turn = side.turnOrder.turn(of: Scene(tick: turnOfSeven, entities: others + [seeker]))
    #expect(turn.velocity() == .cruising(.seeker, .northWest))
  }

  @Test(
    "What never flew and has nowhere to go faces down",
    arguments: Side.allCases,
    [
      (Kind.hunter, Velocity(.south, speed: 0)), (.seeker, .cruising(.seeker, .south)),
    ])
  func facesDownAtFirst(side: Side, pilot: (kind: Kind, course: Velocity)) {
    let turn = side.turnOrder.turn(
      of: Scene(tick: turnOfSeven, entities: [.staged(pilot.kind)]))
    #expect(turn.velocity() == pilot.course)
  }

  @Test(
    "Each wave flies as fast as the rules say, up to the highest speed",
    arguments: Side.allCases, pilots)
  func fasterByTheWave(side: Side, kind: Kind) {
    let speeds = (1...12).map { wave in
      let turn = side.turnOrder.turn(
        of: Scene(tick: turnOfSeven, wave: wave, entities: [.player(), .staged(kind)]))
      return turn.velocity()?.speed
    }
    #expect(speeds == (1...12).map { TurnRules.cruisingSpeed(of: kind, wave: $0) })
    #expect(speeds.first != speeds.last)
    #expect(speeds.last == TurnRules.mostSpeed)
  }
}
