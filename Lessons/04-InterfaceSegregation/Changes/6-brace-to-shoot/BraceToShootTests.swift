import SpaceGame
import Testing

@Suite("Hunters that brace themselves")
struct BraceToShootTests {
  /// A `luck` with which number 7 pulls its trigger, and one with which it does not.
  private func lucks() throws -> (firing: UInt64, calm: UInt64) {
    func first(where fires: Bool) throws -> UInt64 {
      try #require(
        (UInt64(0)..<2_000).first { luck in
          Scene(entities: [], luck: luck).fate(of: 7, oneIn: TurnRules.triggerOdds(of: .hunter))
            == fires
        })
    }
    return (try first(where: true), try first(where: false))
  }

  @Test(
    "In any tick, a hunter that pulls its trigger stops and keeps its direction",
    arguments: Side.allCases, [Velocity(.west, speed: 8), Velocity(.northEast, speed: 1)])
  func stops(side: Side, velocity: Velocity) throws {
    let hunter = Entity.staged(.hunter, x: 20, velocity: velocity)
    let luck = try lucks().firing
    for tick in 0..<(2 * TurnRules.steeringPeriod(of: .hunter)) {
      let turn = side.turnOrder.turn(
        of: Scene(tick: tick, entities: [.player(x: 60), hunter], luck: luck))
      #expect(turn.shooters == [7])
      #expect(
        turn.courses == [Turn.Course(7, Velocity(velocity.direction, speed: 0))], "tick \(tick)")
    }
  }

  @Test("A hunter whose turn comes without a shot chases again", arguments: Side.allCases)
  func chasesAgain(side: Side) throws {
    let period = TurnRules.steeringPeriod(of: .hunter)
    let luck = try lucks()
    let hunter = Entity.staged(.hunter, x: 20, velocity: Velocity(.west, speed: 0))
    let courses = (0..<period).map { tick in
      // It shoots in the first half of its period and is calm in the second.
      side.turnOrder.turn(
        of: Scene(
          tick: tick, entities: [.player(x: 60), hunter],
          luck: tick < period / 2 ? luck.firing : luck.calm)
      ).velocity()
    }
    let expected = (0..<period).map { tick -> Velocity? in
      if tick < period / 2 { return Velocity(.west, speed: 0) }
      return (tick + 7).isMultiple(of: period) ? .cruising(.hunter, .east) : nil
    }
    #expect(courses == expected)
  }

  @Test(
    "Only hunters that shoot stop, and no hunter has two courses", arguments: Side.allCases)
  func onlyTheShooter(side: Side) throws {
    let luck = try lucks().firing
    let fleet = (2...30).map {
      Entity.staged(.hunter, id: $0, x: 20, velocity: Velocity(.east, speed: 8))
    }
    var braced = 0
    for tick in 0..<TurnRules.steeringPeriod(of: .hunter) {
      let turn = side.turnOrder.turn(
        of: Scene(tick: tick, entities: [.player(x: 60)] + fleet, luck: luck))
      let ids = turn.courses.map(\.id)
      #expect(ids == Set(ids).sorted(), "In the order of the ids, each once.")
      for hunter in fleet {
        let velocity = turn.velocity(of: hunter.id)
        if turn.shooters.contains(hunter.id) {
          #expect(velocity == Velocity(.east, speed: 0))
          braced += 1
        } else {
          #expect(velocity == nil || velocity == .cruising(.hunter, .east))
        }
      }
    }
    #expect(braced > 0)
  }
}
