import InterfaceSegregationAfter
import InterfaceSegregationBefore
import SpaceGame
import Testing

// A guest of the lesson: another module, which sees what is public and nothing else. It passes
// things of its own to both turn orders.

/// A gun that floats in space. It shoots, and that is all that it does.
private struct WideTurret: InterfaceSegregationBefore.SpaceObject {
  let id: Entity.ID
  let canBeTouched = false
  func pullsTrigger(in scene: Scene) -> Bool { true }
  func velocity(in scene: Scene) -> Velocity? { nil }
}

private struct NarrowTurret: InterfaceSegregationAfter.Shooting {
  let id: Entity.ID
  func pullsTrigger(in scene: Scene) -> Bool { true }
}

/// Has a trigger, but does not say so.
private struct SilentGun: InterfaceSegregationAfter.SpaceObject {
  let id: Entity.ID
  func pullsTrigger(in scene: Scene) -> Bool { true }
}

/// Shoots and steers.
private struct Gunship: InterfaceSegregationAfter.Shooting, InterfaceSegregationAfter.Steering {
  let id: Entity.ID
  func pullsTrigger(in scene: Scene) -> Bool { scene.tick > 0 }
  func velocity(in scene: Scene) -> Velocity? { Velocity(.west, speed: 3) }
}

private typealias Shooting = InterfaceSegregationAfter.Shooting
private typealias Steering = InterfaceSegregationAfter.Steering

// snippet: both
/// The velocity that the gunner sets, unless it shoots in this tick.
private func steadyCourse(of gunner: some Shooting & Steering, in scene: Scene) -> Velocity? {
  gunner.pullsTrigger(in: scene) ? nil : gunner.velocity(in: scene)
}
// end: both

@Suite("Proofs: things from another module")
struct GuestProofTests {
  private let scene = Scene(entities: [])

  @Test("A thing from another module with one ability takes the same turn in both versions")
  func oneAbility() {
    let wide = InterfaceSegregationBefore.TurnOrder().turn(of: [WideTurret(id: 7)], in: scene)
    let narrow = InterfaceSegregationAfter.TurnOrder().turn(of: [NarrowTurret(id: 7)], in: scene)
    #expect(wide == Turn(shooters: [7], courses: [], colliders: []))
    #expect(wide == narrow)
  }

  @Test("In the after version, a gun that does not adopt Shooting never shoots")
  func unsaid() {
    let turn = InterfaceSegregationAfter.TurnOrder().turn(of: [SilentGun(id: 7)], in: scene)
    withKnownIssue("Nobody notices that the gun does not adopt Shooting.") {
      #expect(turn.shooters == [7])
    }
  }

  @Test("A client of two abilities names both")
  func two() {
    #expect(steadyCourse(of: Gunship(id: 7), in: scene) == Velocity(.west, speed: 3))
    #expect(steadyCourse(of: Gunship(id: 7), in: Scene(tick: 1, entities: [])) == nil)
  }

  @Test(
    "In the after version a spectre is not Colliding, so a check for Colliding silences its gun")
  func spectre() {
    let spectre = InterfaceSegregationAfter.TurnOrder.object(for: .staged(.spectre))
    #expect(spectre is any Shooting)
    #expect(!(spectre is any InterfaceSegregationAfter.Colliding))
  }
}
