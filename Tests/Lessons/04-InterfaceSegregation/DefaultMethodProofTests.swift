import SpaceGame
import Testing

@testable import InterfaceSegregationBefore

// The shorter way that the page's *When not to* speaks of, and its price.

// snippet: defaults
extension SpaceObject {
  fileprivate func pullsTrigger(in scene: Scene) -> Bool { false }
  fileprivate func velocity(in scene: Scene) -> Velocity? { nil }
  fileprivate var canBeTouched: Bool { true }
}

/// With defaults for everything, a kind says only what is special about it.
private struct Tracer: SpaceObject {
  let id: Entity.ID
}

/// A typo away from a gun.
private struct Corsair: SpaceObject {
  let id: Entity.ID
  func pulsTrigger(in scene: Scene) -> Bool { true }
}
// end: defaults

private struct Privateer: SpaceObject {
  let id: Entity.ID
  func pullsTrigger(in scene: Scene) -> Bool { true }
}

@Suite("Proofs: a default for every hollow method")
struct DefaultMethodProofTests {
  @Test("With defaults a kind of one line is a space object; without, it is refused")
  func shorter() throws {
    var colliders = ColliderList()
    colliders.ask(Tracer(id: 7))
    #expect(colliders.ids == [7])
    #expect(
      try LessonSource.errors(
        using: "Before", "struct Tracer: SpaceObject { let id: Entity.ID }")
        == ["type 'Tracer' does not conform to protocol 'SpaceObject'"])
  }

  @Test("With defaults a misspelt method compiles, and is never called")
  func misspelt() {
    var shooters = ShooterList(in: Scene(entities: []))
    shooters.ask(Privateer(id: 6))
    shooters.ask(Corsair(id: 7))
    #expect(shooters.ids.contains(6), "The one that is spelt right shoots.")
    withKnownIssue("The default answers in place of the misspelt method.") {
      #expect(shooters.ids.contains(7), "Who has a gun shoots.")
    }
  }

  @Test("A small protocol without defaults refuses the misspelt method")
  func refused() throws {
    func corsair(_ method: String) -> String {
      """
      struct Corsair: Shooting {
        let id: Entity.ID
        func \(method)(in scene: Scene) -> Bool { true }
      }
      """
    }
    #expect(
      try LessonSource.errors(using: "After", corsair("pulsTrigger")) == [
        "type 'Corsair' does not conform to protocol 'Shooting'"
      ])
    #expect(try LessonSource.errors(using: "After", corsair("pullsTrigger")).isEmpty)
  }
}
