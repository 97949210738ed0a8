import Testing

/// The shorter way that the page's *When not to* speaks of, and its price.
@Suite("Proofs: a default for every hollow method")
struct DefaultMethodProofTests {
  private let typo = """
    struct Corsair: ABILITIES {
      let id: Entity.ID
      func pulsTrigger(in scene: Scene) -> Bool { true }
    }
    """
  private let defaults = """
    extension SpaceObject {
      func pullsTrigger(in scene: Scene) -> Bool { false }
      func velocity(in scene: Scene) -> Velocity? { nil }
      var canBeTouched: Bool { true }
    }
    """

  @Test("With defaults in a protocol extension, a kind of one line is a space object")
  func shorter() throws {
    let bolt = "struct Tracer: SpaceObject { let id: Entity.ID }"
    #expect(try LessonSource.errors(using: "Before", defaults + "\n" + bolt).isEmpty)
    #expect(
      try LessonSource.errors(using: "Before", bolt) == [
        "type 'Tracer' does not conform to protocol 'SpaceObject'"
      ])
  }

  @Test("With defaults a misspelt method compiles; a small protocol refuses it")
  func misspelt() throws {
    let wide = typo.replacing("ABILITIES", with: "SpaceObject")
    #expect(try LessonSource.errors(using: "Before", defaults + "\n" + wide).isEmpty)
    #expect(
      try LessonSource.errors(using: "After", typo.replacing("ABILITIES", with: "Shooting")) == [
        "type 'Corsair' does not conform to protocol 'Shooting'"
      ])
    let right = typo.replacing("pulsTrigger", with: "pullsTrigger")
    #expect(
      try LessonSource.errors(using: "After", right.replacing("ABILITIES", with: "Shooting"))
        .isEmpty)
  }
}
