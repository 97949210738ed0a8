import LessonSupport
import Testing

@Suite("The compiler refuses in the after version what it accepts in the before version")
struct RefusalProofTests {
  /// The same lines for either version, so that only the use of the value can be refused.
  private static func doing(_ words: String, with type: String, on side: String) -> String {
    """
    import SpaceGame
    @testable import LiskovSubstitution\(side)
    func ask(_ value: \(type)) -> Any { \(words) }
    """
  }

  private static let velocity = "value.velocity"
  /// The mistake that the page opens with.
  private static let fastest =
    "value.filter { !$0.kind.isShip }.map(\\.velocity).max { $0.speed < $1.speed } as Any"

  private static func accepted(_ words: String, with types: String..., on side: String)
    -> [CompilerTrial]
  {
    types.map {
      CompilerTrial(
        "The \(side.lowercased()) version accepts \(words) of \($0)",
        accepted: doing(words, with: $0, on: side))
    }
  }

  private static func refused(_ words: String, with type: String, _ error: String) -> CompilerTrial
  {
    CompilerTrial(
      "The after version refuses \(words) of \(type)", doing(words, with: type, on: "After"),
      refused: [error])
  }

  /// A comet in a module of its own, and how it is brought into a cast.
  private static func comet(_ comet: String, brought: String, on side: String) -> String {
    """
    import SpaceGame
    import LiskovSubstitution\(side)
    \(comet)
    func bring(_ comet: Comet) -> \(side == "Before" ? "FlyingObject" : "Member") { \(brought) }
    """
  }

  private static func comet(adopting adopted: String, _ velocity: String = "") -> String {
    """
    struct Comet: \(adopted) {
      let kind: Kind, position: Position, lives: Int
      \(velocity)
    }
    """
  }

  /// The smallest fix: a base that promises an optional velocity.
  private static let optional = CompilerTrial(
    "With an optional velocity the compiler refuses \(fastest)",
    """
    import SpaceGame
    class PerhapsMoving {
      let kind = Kind.mine
      var velocity: Velocity? { nil }
    }
    func ask(_ value: [PerhapsMoving]) -> Any { \(fastest) }
    """,
    refused: ["key path value type 'Velocity?' cannot be converted to contextual type 'Velocity'"])

  private static let newcomers = [
    CompilerTrial(
      "The before version accepts a comet that says nothing of its flight",
      accepted: comet("final class Comet: FlyingObject {}", brought: "comet", on: "Before")),
    CompilerTrial(
      "The after version refuses to file a mere flying object as moving",
      comet(comet(adopting: "FlyingObject"), brought: ".moving(comet)", on: "After"),
      refused: ["argument type 'Comet' does not conform to expected type 'Moving'"]),
    CompilerTrial(
      "The after version refuses a mover without a velocity",
      comet(comet(adopting: "Moving"), brought: ".moving(comet)", on: "After"),
      refused: ["type 'Comet' does not conform to protocol 'Moving'"]),
    CompilerTrial(
      "The after version accepts a mover with a velocity",
      accepted: comet(
        comet(adopting: "Moving", "let velocity: Velocity"), brought: ".moving(comet)", on: "After")
    ),
    CompilerTrial(
      "The before version accepts a velocity that traps",
      accepted: comet(
        "final class Comet: FlyingObject { override var velocity: Velocity { fatalError() } }",
        brought: "comet", on: "Before")),
    CompilerTrial(
      "The after version accepts a velocity that traps: no compiler knows what it does",
      accepted: comet(
        comet(adopting: "Moving", "var velocity: Velocity { fatalError() }"),
        brought: ".moving(comet)", on: "After")),
  ]

  private static let trials = CompilerTrials(
    // A velocity: the before version has one for everything, the after version for what moves.
    accepted(velocity, with: "FlyingObject", "Hoverer", "Mover", on: "Before")
      + accepted(velocity, with: "any Moving", "Mover", on: "After")
      + ["any FlyingObject", "Hoverer"].map {
        refused(velocity, with: $0, "value of type '\($0)' has no member 'velocity'")
      }
      + accepted(fastest, with: "[FlyingObject]", on: "Before")
      + accepted(fastest, with: "[any Moving]", on: "After")
      + [
        refused(
          fastest, with: "[any FlyingObject]",
          "value of type 'any FlyingObject' has no member 'velocity'")
      ]
      // The law of flight takes only what moves.
      + accepted("value.position(after: 0)", with: "Hoverer", on: "Before")
      + accepted("Cast.position(of: value, after: 0)", with: "Mover", on: "After")
      + [
        refused(
          "Cast.position(of: value, after: 0)", with: "Hoverer",
          "static method 'position(of:after:)' requires that 'Hoverer' conform to 'Moving'")
      ]
      // A mover can stand in wherever a flying object is expected.
      + accepted("{ (any: any FlyingObject) in any.lives }(value)", with: "any Moving", on: "After")
      + newcomers + [optional])

  @Test("The compiler reports exactly the errors expected for each use", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
