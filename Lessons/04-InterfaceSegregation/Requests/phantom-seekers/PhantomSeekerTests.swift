import SpaceGame
import Testing

@Suite("Seekers that are phantoms")
struct PhantomSeekerTests {
  private let seekers = (2...9).map {
    Entity.staged(.seeker, id: $0, x: 20 + $0, velocity: Velocity(.west, speed: 8))
  }

  @Test("From the fifth wave on every second seeker touches nothing", arguments: Side.allCases)
  func touchesNothing(side: Side) {
    for wave in [5, 6, 12] {
      let turn = side.turnOrder.turn(of: Scene(wave: wave, entities: [.player()] + seekers))
      #expect(turn.colliders == [1, 3, 5, 7, 9], "wave \(wave)")
      let early = side.turnOrder.turn(of: Scene(wave: 4, entities: [.player()] + seekers))
      #expect(early.colliders == Array(1...9), "Up to the fourth wave all can be touched.")
    }
  }

  @Test("A phantom chases the player as every seeker does", arguments: Side.allCases)
  func chases(side: Side) {
    let things = [Entity.player(x: 40, y: 9)] + seekers
    let period = TurnRules.steeringPeriod(of: .seeker)
    for tick in 0..<period {
      let turn = side.turnOrder.turn(of: Scene(tick: tick, wave: 5, entities: things))
      let turning = seekers.filter { (tick + $0.id).isMultiple(of: period) }
      #expect(turn.courses.map(\.id) == turning.map(\.id), "tick \(tick)")
      for seeker in turning {
        let heading = Direction(from: seeker.position, toward: Position(x: 40, y: 9))
        #expect(turn.velocity(of: seeker.id)?.direction == heading)
        #expect(
          turn.velocity(of: seeker.id)?.speed == TurnRules.cruisingSpeed(of: .seeker, wave: 5))
      }
      #expect(turn.shooters == [], "Nobody has a gun.")
      #expect(turn.colliders == [1, 3, 5, 7, 9])
    }
  }

  @Test("Nothing but seekers turns into phantoms", arguments: Side.allCases, Kind.allCases)
  func others(side: Side, kind: Kind) {
    let pair = [Entity.staged(kind, id: 10), .staged(kind, id: 11)]
    let turns = [4, 5].map {
      side.turnOrder.turn(of: Scene(wave: $0, entities: seekers + pair)).colliders
    }
    let late = turns[0].filter { id in
      let isSeeker = id < 10 || kind == .seeker
      return !(isSeeker && id.isMultiple(of: 2))
    }
    #expect(turns[1] == late)
  }
}
