import LessonSupport
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
  @Test("With defaults a kind of one line is a space object")
  func shorter() {
    var colliders = ColliderList()
    colliders.ask(Tracer(id: 7))
    #expect(colliders.ids == [7])
  }

  @Test("With defaults a misspelt method compiles, and is never called")
  func misspelt() {
    var shooters = ShooterList(in: Scene(entities: []))
    shooters.ask(Privateer(id: 6))
    shooters.ask(Corsair(id: 7))
    withKnownIssue("The default answers in place of the misspelt method.") {
      #expect(shooters.ids == [6, 7], "Who has a gun shoots, whatever the spelling.")
    }
    #expect(shooters.ids == [6])
  }

  private static func corsair(_ method: String) -> String {
    """
    struct Corsair: Shooting {
      let id: Entity.ID
      func \(method)(in scene: Scene) -> Bool { true }
    }
    """
  }

  static let trials = [
    CompilerTrial(
      "Without defaults a kind of one line is refused",
      source(using: "Before", "struct Tracer: SpaceObject { let id: Entity.ID }"),
      refused: ["type 'Tracer' does not conform to protocol 'SpaceObject'"]),
    CompilerTrial(
      "A small protocol without defaults refuses the misspelt method",
      source(using: "After", corsair("pulsTrigger")),
      refused: ["type 'Corsair' does not conform to protocol 'Shooting'"]),
    CompilerTrial(
      "A small protocol takes the method that is spelt right",
      accepted: source(using: "After", corsair("pullsTrigger"))),
  ]

  @Test("What the compiler says without defaults", arguments: trials)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await InterfaceSegregationTests.compiler.errors(of: trial) == trial.errors)
  }
}
