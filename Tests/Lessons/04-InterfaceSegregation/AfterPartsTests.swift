import SpaceGame
import Testing

@testable import InterfaceSegregationAfter

// The parts of *after*, each by itself. *Before* cannot have these tests: there a double for one list
// has to be a whole space object.

// snippet: double
/// Pulls the trigger whenever the player moves.
private struct NervousGun: Shooting {
  let id: Entity.ID
  func pullsTrigger(in scene: Scene) -> Bool { scene.command.heading != nil }
}
// end: double

/// Flies east, in wave 3 with a speed of 3, so that the scene is seen to arrive.
private struct FixedPilot: Steering {
  let id: Entity.ID, steeringPeriod: Int
  func velocity(in scene: Scene) -> Velocity { Velocity(.east, speed: scene.wave) }
}

/// Something to bump into.
private struct Rock: Colliding {
  let id: Entity.ID
}

@Suite("After: each list and each thing by itself")
struct AfterPartsTests {
  // snippet: list-alone
  @Test("The list of shooters keeps those that pull the trigger, in the order asked")
  func shooterList() {
    var moving = ShooterList(in: Scene(command: Command(heading: .east), entities: []))
    moving.ask(NervousGun(id: 9))
    moving.ask(NervousGun(id: 4))
    #expect(moving.ids == [9, 4])
  }
  // end: list-alone

  @Test("The list of shooters leaves out those that do not pull the trigger")
  func shooterListStill() {
    var still = ShooterList(in: Scene(entities: []))
    still.ask(NervousGun(id: 9))
    #expect(still.ids.isEmpty)
  }

  @Test("The list of courses asks a pilot when tick plus id is a multiple of its period")
  func courseList() {
    let turns = (0..<5).map { tick in
      var list = CourseList(in: Scene(tick: tick, wave: 3, entities: []))
      for id in 1...9 { list.ask(FixedPilot(id: id, steeringPeriod: 5)) }
      return list.courses
    }
    let ids = [[5], [4, 9], [3, 8], [2, 7], [1, 6]]
    #expect(turns == ids.map { $0.map { Turn.Course($0, Velocity(.east, speed: 3)) } })
  }

  @Test("The list of colliders keeps all that it is given, in that order")
  func colliderList() {
    var list = ColliderList()
    #expect(list.ids.isEmpty)
    list.add(Rock(id: 3))
    list.add(Rock(id: 8))
    #expect(list.ids == [3, 8])
  }

  @Test("A pilot knows its period, and its velocity in any tick: its turn is not its business")
  func pilotsAlone() {
    let diver = Diver(id: 7, column: 50)
    let hunter = Hunter(id: 7, column: 38, heading: .west)
    let seeker = Seeker(id: 7, position: Position(x: 40, y: 1), heading: .west)
    for tick in 0..<30 {
      let scene = Scene(tick: tick, entities: [.player(x: 40, y: 16)])
      #expect(
        [diver.velocity(in: scene), hunter.velocity(in: scene), seeker.velocity(in: scene)] == [
          .cruising(.diver, .southWest), .cruising(.hunter, .east), .cruising(.seeker, .south),
        ])
    }
    #expect(
      [diver.steeringPeriod, hunter.steeringPeriod, seeker.steeringPeriod]
        == pilots.map(TurnRules.steeringPeriod))
  }
}
