import InterfaceSegregationBefore
import SpaceGame
import Testing

/// The answers of the fix, for the types in this file.
extension SpaceObject {
  var canBeTouched: Bool { true }
  func pullsTrigger(in scene: Scene) -> Bool { false }
  func velocity(in scene: Scene) -> Velocity? { nil }
}

/// What the wide protocol of the before version does with those answers.
@Suite("Proofs: a wide protocol with default answers")
struct DefaultsProofTests {
  private let scene = Scene(entities: [])

  /// A gun that floats in space. It shoots, and that is all that it is meant to do.
  private struct Turret: SpaceObject {
    let id: Entity.ID
    func pullsTrigger(in scene: Scene) -> Bool { true }
  }

  @Test("With default answers, a thing has an ability that nobody gave it")
  func unasked() {
    let turn = TurnOrder().turn(of: [Turret(id: 7)], in: scene)
    #expect(turn.shooters == [7])
    withKnownIssue("A default says that the turret can be touched.") {
      #expect(turn.colliders == [])
    }
  }

  /// A raider with odds that a test can set: the parameter makes `pullsTrigger` a different method.
  private struct TestableRaider: SpaceObject {
    let id: Entity.ID

    func pullsTrigger(in scene: Scene, oneIn odds: Int = 1) -> Bool {
      scene.fate(of: id, oneIn: odds)
    }
  }

  @Test("With default answers, a method with an extra parameter is never called")
  func otherMethod() {
    #expect(TestableRaider(id: 7).pullsTrigger(in: scene, oneIn: 1))
    let turn = TurnOrder().turn(of: [TestableRaider(id: 7)], in: scene)
    withKnownIssue("The default is called instead of the method with one more parameter.") {
      #expect(turn.shooters == [7])
    }
  }
}

@Suite("What the versions leave open")
struct GoalProofTests {
  @Test("No course of the book's versions names a goal, so no line is drawn")
  func goals() {
    var generator = SeededGenerator(seed: 4)
    let scenes = (0..<200).map { _ in Scene.random(from: &generator) }
    for side in Side.allCases {
      let courses = scenes.flatMap { side.turnOrder.turn(of: $0).courses }
      #expect(!courses.isEmpty && courses.allSatisfy { $0.goal == nil })
    }
  }
}
