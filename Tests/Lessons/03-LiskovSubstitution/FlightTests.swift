import SpaceGame
import Testing

@Suite("Where things fly")
struct FlightTests {
  @Test("A thing without a velocity stays where it is", arguments: Side.allCases, Kind.allCases)
  func withoutVelocity(side: Side, kind: Kind) {
    let thing = Entity.staged(kind)
    let places = (0..<Time.ticksPerSecond).map {
      side.flightControl.positions(of: [thing], after: $0)
    }
    #expect(Set(places) == [[thing.position]])
  }

  @Test("A thing of any kind flies if it has a velocity", arguments: Side.allCases, Kind.allCases)
  func withVelocity(side: Side, kind: Kind) {
    // At full speed a tick leads to the next cell, even out of the arena: the walls are not flight
    // control's business.
    let places = Direction.allCases.map { direction in
      side.flightControl.positions(
        of: [
          .staged(kind, at: Position(x: 0, y: 0), velocity: Velocity(direction, speed: 30))
        ], after: 7)
    }
    #expect(
      places == [
        [Position(x: 0, y: -1)], [Position(x: 1, y: -1)], [Position(x: 1, y: 0)],
        [Position(x: 1, y: 1)], [Position(x: 0, y: 1)], [Position(x: -1, y: 1)],
        [Position(x: -1, y: 0)], [Position(x: -1, y: -1)],
      ])
  }

  @Test(
    "In a second, a thing flies as many cells as its speed says",
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

  @Test("At ten cells a second, a thing moves in every third tick", arguments: Side.allCases)
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
}
