import SpaceGame
import Testing

@testable import InterfaceSegregationAfter

// A part of *after*, by itself. *Before* cannot have this test: there a double for one list has to be
// a whole space object.

// snippet: double
/// Pulls the trigger whenever the player moves.
private struct NervousGun: Shooting {
  let id: Entity.ID
  func pullsTrigger(in scene: Scene) -> Bool { scene.command.heading != nil }
}
// end: double

@Suite("After: a list by itself")
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
}
