import LessonSupport
import Testing

@Suite("What the compiler accepts and refuses in each version")
struct RefusalProofTests {
  private static func doing(_ words: String, with type: String, on side: String) -> String {
    """
    import SpaceGame
    @testable import LiskovSubstitution\(side)
    func ask(_ value: \(type)) -> Any { \(words) }
    """
  }

  private static func accepted(_ words: String, with type: String, on side: String)
    -> CompilerTrial
  {
    CompilerTrial(
      "The \(side.lowercased()) version accepts \(words) for a value of type \(type)",
      accepted: doing(words, with: type, on: side))
  }

  private static func refused(_ words: String, with type: String, _ error: String) -> CompilerTrial
  {
    CompilerTrial(
      "The after version refuses \(words) for a value of type \(type)",
      doing(words, with: type, on: "After"),
      refused: [error])
  }

  /// A comet in a module of its own, and how it is passed to flight control.
  private static func comet(
    _ adopted: String, _ velocity: String = "", as parameter: String = "flying"
  ) -> String {
    """
    import SpaceGame
    import LiskovSubstitutionAfter
    struct Comet: \(adopted) {
      let kind: Kind, position: Position, lives: Int
      \(velocity)
      init(_ record: Entity) { fatalError() }
    }
    let control = FlightControl(\(parameter): Comet.init)
    """
  }

  /// The after version's protocols as one source.
  private static let protocols = ["FlyingObject", "Moving"].map {
    LessonSources.text(of: "Sources/Lessons/03-LiskovSubstitution/After/\($0).swift")
  }.joined(separator: "\n")

  private static let velocity = "var velocity: Velocity { Velocity(.west, speed: 30) }"

  private static let newcomers = [
    CompilerTrial(
      "The after version refuses a comet that has a velocity but does not adopt `Moving`",
      comet("FlyingObject", velocity),
      refused: [
        "cannot convert value of type '@Sendable (Entity) -> Comet' to expected argument type "
          + "'@Sendable (Entity) -> (any Moving)?'"
      ]),
    CompilerTrial(
      "The after version refuses a mover without a velocity", comet("Moving"),
      refused: ["type 'Comet' does not conform to protocol 'Moving'"]),
    CompilerTrial(
      "The after version accepts a mover with a velocity", accepted: comet("Moving", velocity)),
    CompilerTrial(
      "The after version accepts a mover that is passed as staying",
      accepted: comet("Moving", velocity, as: "staying")),
    CompilerTrial(
      "The after version accepts a velocity that traps",
      accepted: comet("Moving", "var velocity: Velocity { fatalError() }")),
    CompilerTrial(
      "With a velocity for everything, the after version accepts a mover that forgets its own",
      accepted: protocols + """
        extension FlyingObject {
          var velocity: Velocity { Velocity(.north, speed: 0) }
        }
        struct Comet: Moving {
          let kind: Kind, position: Position, lives: Int
        }
        """),
  ]

  /// The base class, and another module's comet, which passes what the initializer asks for.
  private static let forgetful =
    LessonSources.text(of: "Sources/Lessons/03-LiskovSubstitution/Before/FlyingObject.swift") + """

      final class Comet: FlyingObject {}
      func bring(_ record: Entity) -> FlyingObject {
        Comet(kind: record.kind, position: record.position, lives: record.lives)
      }
      """

  private static let slowest = "value.min { $0.velocity.speed < $1.velocity.speed } as Any"

  private static let trials = CompilerTrials(
    ["FlyingObject", "Hoverer", "Mover"].map {
      accepted("value.velocity", with: $0, on: "Before")
    }
      + ["any Moving", "Mover"].map { accepted("value.velocity", with: $0, on: "After") }
      + ["any FlyingObject", "Hoverer"].map {
        refused("value.velocity", with: $0, "value of type '\($0)' has no member 'velocity'")
      } + [
        accepted(slowest, with: "[FlyingObject]", on: "Before"),
        accepted(slowest, with: "[any Moving]", on: "After"),
        refused(
          slowest, with: "[any FlyingObject]",
          "value of type 'any FlyingObject' has no member 'velocity'"),
        accepted(
          "(value as? any Moving)?.velocity.speed ?? 0", with: "any FlyingObject", on: "After"),
        // A mover can stand in wherever a flying object is expected.
        accepted("value as any FlyingObject", with: "any Moving", on: "After"),
        CompilerTrial(
          "The before version accepts a comet that forgets its velocity", accepted: forgetful),
      ] + newcomers)

  @Test(
    "The compiler reports exactly the expected errors for each use of flying objects",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    let errors = Set(try await Self.trials.errors(of: trial))
    #expect(errors == Set(trial.errors))
  }
}
