import SpaceGame
import Testing

@Suite("Who steers, when and where")
struct SteeringTests {
  @Test(
    "Only divers, hunters and seekers steer, whenever tick plus id is a multiple of their period",
    arguments: Side.allCases, Kind.allCases)
  func steersInTurn(side: Side, kind: Kind) {
    let period = TurnRules.steeringPeriod(of: kind)
    for id in 2...4 {
      let thing = Entity.staged(kind, id: id, velocity: .cruising(.diver, .south))
      let turns = (0...60).filter { tick in
        let scene = Scene(
          tick: tick, command: Command(heading: .west), entities: [.player(), thing])
        return side.turnOrder.turn(of: scene).velocity(of: id) != nil
      }
      #expect(turns == (0...60).filter { pilots.contains(kind) && ($0 + id) % period == 0 })
    }
  }

  @Test("A diver heads down, diagonally if the player is to one side", arguments: Side.allCases)
  func diverDives(side: Side) {
    let diver = Entity.staged(.diver, x: 40, velocity: Velocity(.southWest, speed: 3))
    for row in [2, 5, 16] {
      let courses = [-30, -1, 0, 1, 30].map {
        side.course(of: diver, among: [.player(x: 40 + $0, y: row)])
      }
      let directions: [Direction] = [.southWest, .southWest, .south, .southEast, .southEast]
      #expect(courses == directions.map { .cruising(.diver, $0) }, "player in row \(row)")
    }
    #expect(side.course(of: diver) == .cruising(.diver, .south), "Without a player.")
  }

  @Test(
    "A hunter chases the player's column, and stops within a cell of it", arguments: Side.allCases)
  func hunterChases(side: Side) {
    let hunter = Entity.staged(.hunter, x: 40, velocity: Velocity(.northEast, speed: 5))
    let courses = [-30, -2, -1, 0, 1, 2, 30].map {
      side.course(of: hunter, among: [.player(x: 40 + $0)])
    }
    let (west, east) = (Velocity.cruising(.hunter, .west), Velocity.cruising(.hunter, .east))
    let stop = Velocity(.northEast, speed: 0)
    #expect(courses == [west, west, stop, stop, stop, east, east])
    #expect(side.course(of: hunter) == stop, "Without a player.")
  }

  @Test("A seeker heads straight for the player, near and far", arguments: Side.allCases)
  func seekerTurns(side: Side) {
    let start = Position(x: 40, y: 9)
    let seeker = Entity.staged(.seeker, x: 40, y: 9)
    for cells in [1, 3] {
      let courses = Direction.allCases.map { direction in
        let spot = start.moved(direction, by: cells)
        return side.course(of: seeker, among: [.player(x: spot.x, y: spot.y)])
      }
      #expect(courses == Direction.allCases.map { .cruising(.seeker, $0) }, "\(cells) away")
    }
  }

  @Test(
    "A seeker that has arrived, or has no player to go to, keeps its direction",
    arguments: Side.allCases, [[Entity.player(x: 20, y: 5)], []])
  func seekerKeepsOn(side: Side, others: [Entity]) {
    let seeker = Entity.staged(.seeker, x: 20, y: 5, velocity: Velocity(.northWest, speed: 1))
    #expect(side.course(of: seeker, among: others) == .cruising(.seeker, .northWest))
  }

  @Test("A thing that never flew and has nowhere to go faces down", arguments: Side.allCases)
  func facesDownAtFirst(side: Side) {
    #expect(
      [.hunter, .seeker].map { side.course(of: .staged($0)) }
        == [Velocity(.south, speed: 0), .cruising(.seeker, .south)])
  }

  @Test(
    "In each wave, things that steer fly as fast as the rules say",
    arguments: Side.allCases, pilots)
  func fasterByTheWave(side: Side, kind: Kind) {
    let speeds = (1...12).map { wave in
      side.course(of: .staged(kind), among: [.player()], wave: wave)?.speed
    }
    #expect(speeds == (1...12).map { TurnRules.cruisingSpeed(of: kind, wave: $0) })
  }
}

extension Side {
  /// The velocity that a thing with number 7 sets when it has its turn.
  fileprivate func course(
    of pilot: Entity, among others: [Entity] = [], wave: Int = 1
  ) -> Velocity? {
    turnOrder.turn(of: Scene(tick: turnOfSeven, wave: wave, entities: others + [pilot])).velocity()
  }
}
