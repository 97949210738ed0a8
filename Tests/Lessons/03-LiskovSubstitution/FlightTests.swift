import SpaceGame
import Testing

@Suite("Where things fly")
struct FlightTests {
  @Test("What has no velocity stays where it is", arguments: Side.allCases, Kind.allCases)
  func withoutVelocity(side: Side, kind: Kind) {
    let thing = Entity.staged(kind)
    for tick in 0..<Time.ticksPerSecond {
      #expect(side.flightControl.positions(of: [thing], after: tick) == [thing.position])
    }
  }

  @Test("What has a velocity flies, whatever it is", arguments: Side.allCases, Kind.allCases)
  func withVelocity(side: Side, kind: Kind) {
    let thing = Entity.staged(
      kind, at: Position(x: 10, y: 10), velocity: Velocity(.southEast, speed: 30))
    #expect(
      side.flightControl.positions(of: [thing], after: 0) == [Position(x: 11, y: 11)])
  }

  /// Where one is that was at 10,10 and flew for one tick at full speed.
  static let neighbours: [(direction: Direction, position: Position)] = [
    (.north, Position(x: 10, y: 9)), (.northEast, Position(x: 11, y: 9)),
    (.east, Position(x: 11, y: 10)), (.southEast, Position(x: 11, y: 11)),
    (.south, Position(x: 10, y: 11)), (.southWest, Position(x: 9, y: 11)),
    (.west, Position(x: 9, y: 10)), (.northWest, Position(x: 9, y: 9)),
  ]

  @Test(
    "At full speed a tick leads to the next cell in any direction",
    arguments: Side.allCases, neighbours)
  func directions(side: Side, expected: (direction: Direction, position: Position)) {
    let bolt = Entity.staged(
      .bolt, at: Position(x: 10, y: 10), velocity: Velocity(expected.direction, speed: 30))
    #expect(side.flightControl.positions(of: [bolt], after: 7) == [expected.position])
  }

  @Test(
    "A second covers as many cells as the speed says",
    arguments: Side.allCases, 0...Velocity.topSpeed)
  func aSecond(side: Side, speed: Int) {
    let flightControl = side.flightControl
    for direction in Direction.allCases {
      for start in [0, 11, 54_321] {
        var bolt = Entity.staged(.bolt, velocity: Velocity(direction, speed: speed))
        let goal = bolt.position.moved(direction, by: speed)
        for tick in start..<start + Time.ticksPerSecond {
          bolt.position = flightControl.positions(of: [bolt], after: tick)[0]
        }
        #expect(bolt.position == goal, "\(speed) cells a second \(direction) from tick \(start)")
      }
    }
  }

  @Test("Ten cells a second are one in every third tick", arguments: Side.allCases)
  func pace(side: Side) {
    let spark = Entity.staged(
      .spark, at: Position(x: 0, y: 0), velocity: Velocity(.east, speed: 10))
    let columns = (0..<9).map { tick in
      side.flightControl.positions(of: [spark], after: tick)[0].x
    }
    #expect(columns == [0, 0, 1, 0, 0, 1, 0, 0, 1])
  }

  @Test("Positions come in the order of the cast", arguments: Side.allCases)
  func order(side: Side) {
    #expect(
      side.flightControl.positions(of: .lateInTheGame, after: 100) == [
        Position(x: 38, y: 17), Position(x: 10, y: 2), Position(x: 19, y: 6),
        Position(x: 30, y: 9), Position(x: 39, y: 1), Position(x: 50, y: 0),
        Position(x: 11, y: 9), Position(x: 52, y: 6), Position(x: 60, y: 2),
        Position(x: 69, y: 2), Position(x: 25, y: 6),
      ])
  }

  @Test("After a second the opening bullets are as low as they are fast", arguments: Side.allCases)
  func openingSecond(side: Side) {
    let flightControl = side.flightControl
    let start = World(seed: 1).entities
    var cast = start
    for tick in 0..<Time.ticksPerSecond {
      let positions = flightControl.positions(of: cast, after: tick)
      for index in cast.indices { cast[index].position = positions[index] }
    }
    let flown = zip(cast, start).map { $0.position.y - $1.position.y }
    #expect(flown == start.map { $0.velocity?.speed ?? 0 })
  }

  @Test("The walls are not flight control's business", arguments: Side.allCases)
  func outside(side: Side) {
    let bolt = Entity.staged(
      .bolt, at: Position(x: 0, y: 0), velocity: Velocity(.northWest, speed: 30))
    #expect(side.flightControl.positions(of: [bolt], after: 0) == [Position(x: -1, y: -1)])
  }

  @Test("An empty cast is nowhere", arguments: Side.allCases)
  func emptyCast(side: Side) {
    #expect(side.flightControl.positions(of: [], after: 0).isEmpty)
  }
}
