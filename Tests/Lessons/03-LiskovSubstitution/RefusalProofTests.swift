import SpaceGame
import TestSupport
import Testing

@Suite("The compiler refuses on after what it accepts on before")
struct RefusalProofTests {
  /// The same lines for either side and any type: only the question is to be refused.
  private func errors(asking question: String, of type: String, on side: String) throws -> [String]
  {
    try Refusal.errors(
      in: """
        import SpaceGame
        @testable import LiskovSubstitution\(side)
        func ask(_ object: \(type)) -> Any { \(question) }
        """,
      lesson: "03-LiskovSubstitution")
  }

  @Test(
    "A velocity: before lets you ask anything that flies, after has no such member in these",
    arguments: ["Ship", "Buoy", "FlyingObject"])
  func velocity(type: String) throws {
    #expect(try errors(asking: "object.velocity", of: type, on: "Before") == [])
    let existential = type == "FlyingObject" ? "any FlyingObject" : type
    let refusal = try errors(asking: "object.velocity", of: existential, on: "After")
    #expect(refusal.count == 1)
    #expect(refusal.first?.contains("'\(existential)' has no member 'velocity'") == true)
  }

  @Test("Where a ship will be: before lets you ask, after knows only where it is")
  func position() throws {
    let question = "object.position(after: 0)"
    #expect(try errors(asking: question, of: "Ship", on: "Before") == [])
    let refusal = try errors(asking: question, of: "Ship", on: "After")
    #expect(refusal.count == 1)
    #expect(refusal.first?.contains("non-function type 'Position'") == true)
  }

  @Test(
    "Both sides let you ask what moves",
    arguments: ["Before", "After"], ["Bullet", "Cruiser", "Drifter"])
  func movers(side: String, type: String) throws {
    #expect(try errors(asking: "object.velocity", of: type, on: side) == [])
    #expect(try errors(asking: "object.position(after: 0)", of: type, on: side) == [])
  }

  @Test("After lets a mover stand in wherever a flying object is expected")
  func substitution() throws {
    let question = "{ (any: any FlyingObject) in any.lives }(object)"
    #expect(try errors(asking: question, of: "any Moving", on: "After") == [])
    #expect(try errors(asking: question, of: "Bullet", on: "After") == [])
  }

  @Test("The velocity report takes any flying objects on before, and only movers on after")
  func report() throws {
    let question = "Reports.velocities(of: object)"
    #expect(try errors(asking: question, of: "[FlyingObject]", on: "Before") == [])
    #expect(try errors(asking: question, of: "[any Moving]", on: "After") == [])
    let refusal = try errors(asking: question, of: "[any FlyingObject]", on: "After")
    #expect(refusal.count == 1)
    #expect(refusal.first?.contains("'[any FlyingObject]' to expected") == true)
    #expect(refusal.first?.contains("'[any Moving]'") == true)
  }

  @Test("On after a record is no mover, since its velocity may be missing; a parsed one is")
  func record() throws {
    let refusal = try errors(
      asking: "Reports.velocities(of: object)", of: "[Entity]", on: "After")
    #expect(refusal.count == 1)
    #expect(refusal.first?.contains("'[Entity]' to expected") == true)
    #expect(refusal.first?.contains("'[any Moving]'") == true)
    let parsed = "Reports.velocities(of: Cast(object).movers)"
    #expect(try errors(asking: parsed, of: "[Entity]", on: "After") == [])
  }
}
