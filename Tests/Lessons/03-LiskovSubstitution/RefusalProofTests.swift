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

  /// The before version's objects as one source.
  private static let objects = ["FlyingObject", "Hoverer", "Mover"].map {
    LessonSources.text(of: "Sources/Lessons/03-LiskovSubstitution/Before/\($0).swift")
  }.joined(separator: "\n")

  private static let flight = "open func position(after"
  private static let closedFlight = "public final func position(after"
  private static let ember = """
    class Ember: Mover {
      override func position(after tick: Int) -> Position { position }
    }
    """

  /// The way to the smallest fix: position(after:) cannot be final while something overrides it.
  private static let closing = [
    CompilerTrial("The before version accepts an ember", accepted: "\(objects)\n\(ember)"),
    CompilerTrial(
      "If position(after:) is final, the compiler refuses a hoverer that overrides it",
      objects.changing(flight, to: closedFlight), refused: overridden),
    CompilerTrial(
      "If position(after:) is final, a hoverer with a velocity of zero compiles", accepted: closed),
    CompilerTrial(
      "If position(after:) is final, the compiler refuses an ember", "\(closed)\n\(ember)",
      refused: overridden),
  ]

  private static let closed =
    objects
    .changing(flight, to: closedFlight)
    .changing(#"fatalError("A \(kind) has no velocity.")"#, to: "Velocity(.north, speed: 0)")
    .changing("\n  override func position(after tick: Int) -> Position { position }\n", to: "")

  private static let overridden = ["instance method overrides a 'final' instance method"]
  /// Swift 6.3 adds this to the error above, although the keyword is there.
  private static let echo = "overriding declaration requires an 'override' keyword"

  /// A comet in a module of its own, and how it is brought into a cast.
  private static func comet(_ adopted: String, _ velocity: String = "", filed: String) -> String {
    """
    import SpaceGame
    import LiskovSubstitutionAfter
    struct Comet: \(adopted) {
      let kind: Kind, position: Position, lives: Int
      \(velocity)
    }
    func bring(_ comet: Comet) -> Member { \(filed)(comet) }
    """
  }

  private static let newcomers = [
    CompilerTrial(
      "The after version refuses to file a mere flying object as moving",
      comet("FlyingObject", filed: ".moving"),
      refused: ["argument type 'Comet' does not conform to expected type 'Moving'"]),
    CompilerTrial(
      "The after version refuses a mover without a velocity", comet("Moving", filed: ".moving"),
      refused: ["type 'Comet' does not conform to protocol 'Moving'"]),
    CompilerTrial(
      "The after version accepts a mover with a velocity",
      accepted: comet("Moving", "let velocity: Velocity", filed: ".moving")),
    CompilerTrial(
      "The after version accepts a mover that is filed as still",
      accepted: comet("Moving", "let velocity: Velocity", filed: ".still")),
    CompilerTrial(
      "The after version accepts a velocity that traps",
      accepted: comet("Moving", "var velocity: Velocity { fatalError() }", filed: ".moving")),
  ]

  /// The base class, and another module's flare, which passes what the initializer asks for.
  private static let flare =
    LessonSources.text(of: "Sources/Lessons/03-LiskovSubstitution/Before/FlyingObject.swift") + """

      final class Flare: FlyingObject {}
      func bring(_ record: Entity) -> FlyingObject {
        Flare(kind: record.kind, position: record.position, lives: record.lives)
      }
      """

  private static let forgetting = [
    CompilerTrial("The before version accepts a flare that forgets its velocity", accepted: flare),
    CompilerTrial(
      "An initializer that asks for a velocity refuses a flare that forgets it",
      flare.changing("lives: Int) {", to: "lives: Int, velocity: Velocity?) {"),
      refused: ["missing argument for parameter 'velocity' in call"]),
  ]

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
        // A mover can stand in wherever a flying object is expected.
        accepted("value as any FlyingObject", with: "any Moving", on: "After"),
      ] + closing + newcomers + forgetting)

  @Test(
    "The compiler reports exactly the expected errors for each use of flying objects",
    arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    let errors = Set(try await Self.trials.errors(of: trial)).subtracting([Self.echo])
    #expect(errors == Set(trial.errors))
  }
}
