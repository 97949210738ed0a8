import SpaceGame
import Testing

@testable import InterfaceSegregationBefore

@Suite("Proofs: what the wide protocol costs")
struct InterfaceSegregationProofTests {
  // snippet: silence
  @Test("Before: a bolt can be asked to shoot, and nobody learns that it cannot")
  func boltStaysSilent() {
    var shooters = ShooterList(in: Scene(command: Command(fires: true), entities: []))
    shooters.ask(Player(id: 1))
    shooters.ask(Bolt(id: 7))
    #expect(shooters.ids.contains(1), "The list works for those that have a trigger.")
    withKnownIssue("The order to shoot is swallowed by an empty method.") {
      #expect(shooters.ids.contains(7), "Whoever is told to shoot shoots, or refuses.")
    }
  }
  // end: silence

  @Test("Before: a raider can be asked to steer, and never does")
  func raiderNeverSteers() {
    var steered: Set<Entity.ID> = []
    for tick in 0..<60 {
      var courses = CourseList(in: Scene(tick: tick, entities: []))
      courses.ask(Hunter(id: 2, column: 5, heading: .west))
      courses.ask(Raider(id: 7))
      steered.formUnion(courses.courses.map(\.id))
    }
    #expect(steered.contains(2), "The list works for those that steer.")
    withKnownIssue("The order to steer is swallowed by an empty method.") {
      #expect(steered.contains(7), "Whoever is told to steer steers, or refuses.")
    }
  }

  @Test("Before: thirteen of the twenty methods for shooting and steering are hollow; after: none")
  func hollowMethods() throws {
    let trigger = /func pullsTrigger\(in scene: Scene\) -> Bool \{/
    let hollowTrigger = /func pullsTrigger\(in scene: Scene\) -> Bool \{\s+false\b/
    let course = /func velocity\(in scene: Scene\) -> Velocity\?? \{/
    let hollowCourse = /func velocity\(in scene: Scene\) -> Velocity\?? \{\s+nil\b/

    let before = try LessonSource.text(of: "Before")
    #expect(before.matches(of: trigger).count + before.matches(of: course).count == 20)
    #expect(before.matches(of: hollowTrigger).count + before.matches(of: hollowCourse).count == 13)

    let after = try LessonSource.text(of: "After")
    #expect(after.matches(of: trigger).count + after.matches(of: course).count == 7)
    #expect(after.matches(of: hollowTrigger).count + after.matches(of: hollowCourse).count == 0)
  }

  @Test(
    "After: an order that cannot be carried out does not compile",
    arguments: [
      ("ShooterList(in: scene)", "ask", "Player", "Bolt", "Shooting"),
      ("CourseList(in: scene)", "ask", "FixedPilot", "Raider", "Steering"),
      ("ColliderList()", "add", "Bolt", "Spectre", "Colliding"),
    ])
  func refusedAfter(list: String, verb: String, able: String, unable: String, ability: String)
    throws
  {
    func order(to type: String) -> String {
      """
      struct FixedPilot: Steering {
        let id: Entity.ID, steeringPeriod = 5
        func velocity(in scene: Scene) -> Velocity { Velocity(.east, speed: 1) }
      }
      func giveOrder(in scene: Scene) {
        var list = \(list)
        list.\(verb)(\(type)(id: 7))
      }
      """
    }
    #expect(try LessonSource.errors(using: "After", order(to: able)).isEmpty)
    #expect(
      try LessonSource.errors(using: "After", order(to: unable)) == [
        "instance method '\(verb)' requires that '\(unable)' conform to '\(ability)'"
      ])
  }

  @Test("Before: all three orders compile for everything")
  func acceptedBefore() throws {
    let orders = ["Player", "Raider", "Spectre", "Mine", "Bolt", "Spark", "Repair"].map {
      "shooters.ask(\($0)(id: 7)); courses.ask(\($0)(id: 7)); colliders.ask(\($0)(id: 7))"
    }
    let source = """
      func giveOrders(
        _ shooters: inout ShooterList, _ courses: inout CourseList, _ colliders: inout ColliderList
      ) {
        \(orders.joined(separator: "\n  "))
      }
      """
    #expect(try LessonSource.errors(using: "Before", source).isEmpty)
  }
}

@Suite("Proofs: what a test double has to be")
struct DoubleProofTests {
  /// A double that has a trigger, with more or fewer of the wide protocol's other members.
  private func double(_ abilities: String, _ members: String...) -> String {
    "struct EagerGun: \(abilities) { let id = 7\n\(members.joined(separator: "\n"))\n}"
  }
  private let trigger = "func pullsTrigger(in scene: Scene) -> Bool { true }"
  private let velocity = "func velocity(in scene: Scene) -> Velocity? { nil }"
  private let touch = "let canBeTouched = false"

  @Test("Before: a double for the list of shooters has to be a whole space object")
  func wideDouble() throws {
    let refusal = ["type 'EagerGun' does not conform to protocol 'SpaceObject'"]
    for incomplete in [
      double("SpaceObject", trigger), double("SpaceObject", trigger, velocity),
      double("SpaceObject", trigger, touch),
    ] {
      #expect(try LessonSource.errors(using: "Before", incomplete) == refusal)
    }
    let whole = double("SpaceObject", trigger, velocity, touch)
    #expect(try LessonSource.errors(using: "Before", whole).isEmpty)
  }

  @Test("After: a double for the list of shooters has one method, and needs it")
  func narrowDouble() throws {
    #expect(
      try LessonSource.errors(using: "After", double("Shooting", trigger)).isEmpty)
    #expect(
      try LessonSource.errors(using: "After", double("Shooting")) == [
        "type 'EagerGun' does not conform to protocol 'Shooting'"
      ])
  }
}
