import Testing

// Nothing here is linked to *before*: it is read and compiled as text, as what is proved is what
// the compiler says of it.

@Suite("Proofs: what the wide protocol costs")
struct InterfaceSegregationProofTests {
  // snippet: mistake
  @Test(
    "Before: nobody notices a thing in a list where it has no business",
    arguments: [("ShooterList", "Bolt"), ("CourseList", "Raider"), ("ColliderList", "Spectre")])
  func mistakeCompiles(list: String, thing: String) throws {
    let mistake = "func offer(to list: inout \(list)) { list.ask(\(thing)(id: 7)) }"
    let refusals = try LessonSource.errors(using: "Before", mistake)
    withKnownIssue("Everything has every method, so the compiler accepts it.") {
      #expect(!refusals.isEmpty, "A \(thing) does not belong in a \(list).")
    }
  }
  // end: mistake

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
    "After: the same mistakes do not compile",
    arguments: [
      ("ShooterList", "ask", "Player", "Bolt", "Shooting"),
      ("CourseList", "ask", "FixedPilot", "Raider", "Steering"),
      ("ColliderList", "add", "Bolt", "Spectre", "Colliding"),
    ])
  func mistakeRefused(list: String, verb: String, able: String, unable: String, ability: String)
    throws
  {
    func offer(_ thing: String) -> String {
      """
      struct FixedPilot: Steering {
        let id: Entity.ID, steeringPeriod = 5
        func velocity(in scene: Scene) -> Velocity { Velocity(.east, speed: 1) }
      }
      func offer(to list: inout \(list)) { list.\(verb)(\(thing)(id: 7)) }
      """
    }
    #expect(try LessonSource.errors(using: "After", offer(able)).isEmpty)
    #expect(
      try LessonSource.errors(using: "After", offer(unable)) == [
        "instance method '\(verb)' requires that '\(unable)' conform to '\(ability)'"
      ])
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
