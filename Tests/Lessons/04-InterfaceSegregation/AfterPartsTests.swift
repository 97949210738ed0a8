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
    var turns: [Int] = []
    for tick in 0..<20 {
      var list = CourseList(in: Scene(tick: tick, wave: 3, entities: []))
      list.ask(FixedPilot(id: 2, steeringPeriod: 5))
      guard !list.courses.isEmpty else { continue }
      #expect(list.courses == [Turn.Course(2, Velocity(.east, speed: 3))])
      turns.append(tick)
    }
    #expect(turns == [3, 8, 13, 18])
  }

  @Test("The list of courses spreads pilots with different ids over the ticks")
  func courseListSpreads() {
    var list = CourseList(in: Scene(tick: 10, entities: []))
    for id in 1...9 { list.ask(FixedPilot(id: id, steeringPeriod: 4)) }
    #expect(list.courses.map(\.id) == [2, 6])
  }

  @Test("The list of colliders keeps all that it is given, in that order")
  func colliderList() {
    var list = ColliderList()
    #expect(list.ids.isEmpty)
    list.add(Rock(id: 3))
    list.add(Rock(id: 8))
    #expect(list.ids == [3, 8])
  }

  @Test("A pilot knows its velocity in any tick: whose turn it is, is not its business")
  func pilotsAlone() {
    for tick in 0..<30 {
      let scene = Scene(tick: tick, entities: [.player(x: 40, y: 16)])
      #expect(
        Diver(id: 7, column: 50).velocity(in: scene) == .cruising(.diver, .southWest))
      #expect(
        Hunter(id: 7, column: 38, heading: .west).velocity(in: scene)
          == .cruising(.hunter, .east))
      #expect(
        Seeker(id: 7, position: Position(x: 40, y: 1), heading: .west).velocity(in: scene)
          == .cruising(.seeker, .south))
    }
  }

  @Test("Pilots take their periods from the rules")
  func periods() {
    #expect(Diver(id: 7, column: 0).steeringPeriod == TurnRules.steeringPeriod(of: .diver))
    #expect(
      Hunter(id: 7, column: 0, heading: .east).steeringPeriod
        == TurnRules.steeringPeriod(of: .hunter))
    #expect(
      Seeker(id: 7, position: Position(x: 0, y: 0), heading: .east).steeringPeriod
        == TurnRules.steeringPeriod(of: .seeker))
  }
}
