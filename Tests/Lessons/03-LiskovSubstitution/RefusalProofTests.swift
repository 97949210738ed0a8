import LessonSupport
import Testing

@Suite("The compiler refuses on after what it accepts on before")
struct RefusalProofTests {
  private static let velocity = "object.velocity"
  private static let position = "object.position(after: 0)"
  private static let report = "Reports.velocities(of: object)"

  /// The same lines for either side and any type: only the question is to be refused.
  private static func asking(_ question: String, of type: String, on side: String) -> String {
    """
    import SpaceGame
    @testable import LiskovSubstitution\(side)
    func ask(_ object: \(type)) -> Any { \(question) }
    """
  }

  private static func accepted(_ question: String, of types: String..., on side: String)
    -> [CompilerTrial]
  {
    types.map {
      CompilerTrial(
        "\(side) accepts \(question) of \($0)", accepted: asking(question, of: $0, on: side))
    }
  }

  private static func refused(_ question: String, of type: String, with error: String)
    -> CompilerTrial
  {
    CompilerTrial(
      "After refuses \(question) of \(type)", asking(question, of: type, on: "After"),
      refused: [error])
  }

  private static let trials = CompilerTrials(
    // A velocity: before lets you ask anything that flies, after has no such member in these.
    accepted(velocity, of: "Ship", "Buoy", "FlyingObject", on: "Before")
      + ["Ship", "Buoy", "any FlyingObject"].map {
        refused(
          velocity, of: $0,
          with: "value of type '\($0)' has no member 'velocity'")
      }
      // Where a ship will be: before lets you ask, after knows only where it is.
      + accepted(position, of: "Ship", on: "Before")
      + [refused(position, of: "Ship", with: "cannot call value of non-function type 'Position'")]
      // Both sides let you ask what moves.
      + ["Before", "After"].flatMap { side in
        [velocity, position].flatMap {
          accepted($0, of: "Bullet", "Cruiser", "Drifter", on: side)
        }
      }
      // After lets a mover stand in wherever a flying object is expected.
      + accepted(
        "{ (any: any FlyingObject) in any.lives }(object)", of: "any Moving", "Bullet", on: "After")
      // The velocity report takes any flying objects on before, and only movers on after.
      + accepted(report, of: "[FlyingObject]", on: "Before")
      + accepted(report, of: "[any Moving]", on: "After")
      + [
        refused(
          report, of: "[any FlyingObject]",
          with:
            "cannot convert value of type '[any FlyingObject]' to expected argument type '[any Moving]'"
        ),
        // On after a record is no mover, since its velocity may be missing; a parsed one is.
        refused(
          report, of: "[Entity]",
          with: "cannot convert value of type '[Entity]' to expected argument type '[any Moving]'"),
      ]
      + accepted("Reports.velocities(of: Cast(object).movers)", of: "[Entity]", on: "After"))

  @Test("What the compiler says to a question", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
