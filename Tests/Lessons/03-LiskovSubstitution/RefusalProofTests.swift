import LessonSupport
import Testing

@Suite("The compiler refuses on after what it accepts on before")
struct RefusalProofTests {
  private static let velocity = "object.velocity"
  private static let position = "object.position(after: 0)"

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
    // A velocity: before lets you ask anything that flies, after only what moves.
    accepted(velocity, of: "Hoverer", "FlyingObject", "Mover", on: "Before")
      + ["Hoverer", "FlyingObject"].map {
        refused(velocity, of: $0, with: "value of type '\($0)' has no member 'velocity'")
      }
      + accepted(velocity, of: "Mover", "any Moving", on: "After")
      // Where a hoverer will be: before lets you ask, after knows only where it is.
      + accepted(position, of: "Hoverer", on: "Before")
      + [
        refused(position, of: "Hoverer", with: "cannot call value of non-function type 'Position'")
      ]
      // After lets a mover stand in wherever a flying object is expected.
      + accepted("{ (any: FlyingObject) in any.lives }(object)", of: "any Moving", on: "After"))

  @Test("The compiler reports exactly the errors expected of each question", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
