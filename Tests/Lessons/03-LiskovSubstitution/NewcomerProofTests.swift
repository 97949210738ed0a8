import LessonSupport
import LiskovSubstitutionAfter
import LiskovSubstitutionBefore
import SpaceGame
import Testing

// A guest of the lesson: another module, which sees what is public and nothing else. It brings a
// thing that flies by itself.

// snippet: comet-before
private final class CometOfBefore: LiskovSubstitutionBefore.FlyingObject {
  override var velocity: Velocity { Velocity(.west, speed: 30) }
}
// end: comet-before

// snippet: comet-after
private final class CometOfAfter: LiskovSubstitutionAfter.FlyingObject, Moving {
  var velocity: Velocity { Velocity(.west, speed: 30) }
}
// end: comet-after

/// Has a rule of flight of its own, which the protocol does not ask for.
private final class Zigzag: LiskovSubstitutionAfter.FlyingObject, Moving {
  var velocity: Velocity { Velocity(.west, speed: 30) }
  func position(after tick: Int) -> Position { position.moved(.north) }
}

/// Says both.
private final class MeteorOfBefore: LiskovSubstitutionBefore.FlyingObject {
  override var fliesByItself: Bool { true }
  override var velocity: Velocity { Velocity(.west, speed: 30) }
}

@Suite("Proofs: a new thing that flies by itself, from outside")
struct NewcomerProofTests {
  private static let place = Position(x: 9, y: 9)

  /// A comet, as far as our game knows, and a bolt of ours.
  private static let cast: [Entity] = [
    .staged(.spark, id: 1, at: place, lives: 4),
    .staged(.bolt, id: 2, at: place, velocity: Velocity(.south, speed: 9)),
  ]

  @Test("In the before version a newcomer that forgets the flag hangs in the sky, unnoticed")
  func forgotten() {
    let control = LiskovSubstitutionBefore.FlightControl { record in
      guard record.kind == .spark else { return nil }
      return CometOfBefore(position: record.position, lives: record.lives)
    }
    #expect(
      CometOfBefore(position: Self.place, lives: 1).velocity == Velocity(.west, speed: 30))
    withKnownIssue("It says how it flies, and not that it flies.") {
      #expect(control.positions(of: Self.cast, after: 0) == [Position(x: 8, y: 9), Self.place])
    }
    withKnownIssue("It says how it flies, and not that it flies.") {
      #expect(
        control.census(of: Self.cast).velocities
          == [Velocity(.west, speed: 30), Velocity(.south, speed: 9)])
    }
  }

  @Test("In the before version a newcomer that says both flies and is reported")
  func saysBoth() {
    let control = LiskovSubstitutionBefore.FlightControl { record in
      guard record.kind == .spark else { return nil }
      return MeteorOfBefore(position: record.position, lives: record.lives)
    }
    #expect(control.positions(of: Self.cast, after: 0) == [Position(x: 8, y: 9), Self.place])
    #expect(
      control.census(of: Self.cast).velocities
        == [Velocity(.west, speed: 30), Velocity(.south, speed: 9)])
  }

  @Test("In the after version a newcomer flies and is reported")
  func reported() {
    let control = LiskovSubstitutionAfter.FlightControl { record in
      guard record.kind == .spark else { return nil }
      return .moving(CometOfAfter(position: record.position, lives: record.lives))
    }
    #expect(control.positions(of: Self.cast, after: 0) == [Position(x: 8, y: 9), Self.place])
    #expect(
      control.census(of: Self.cast)
        == Census(
          characters: 2, lives: [4, 1],
          velocities: [Velocity(.west, speed: 30), Velocity(.south, speed: 9)]))
  }

  @Test(
    "In the after version a newcomer filed under still hangs in the sky, and no compiler sees it")
  func misfiled() {
    let control = LiskovSubstitutionAfter.FlightControl { record in
      .still(CometOfAfter(position: record.position, lives: record.lives))
    }
    #expect(control.positions(of: Self.cast, after: 0) == [Self.place, Self.place])
    #expect(control.census(of: Self.cast).velocities.isEmpty)
  }

  @Test(
    "In the after version a newcomer's own rule of flight is passed over, and no compiler sees it")
  func ownRule() {
    let control = LiskovSubstitutionAfter.FlightControl { record in
      .moving(Zigzag(position: record.position, lives: record.lives))
    }
    #expect(
      Zigzag(position: Self.place, lives: 1).position(after: 0) == Position(x: 9, y: 8))
    #expect(control.positions(of: Self.cast, after: 0).allSatisfy { $0 == Position(x: 8, y: 9) })
  }

  /// A comet in a module of its own, with what it says of its flight.
  private static func comet(_ flight: String, filed: String, on side: String) -> String {
    """
    import SpaceGame
    import LiskovSubstitution\(side)
    final class Comet: \(flight) }
    func file(_ comet: Comet) -> \(side == "Before" ? "FlyingObject" : "Cast.Member") { \(filed) }
    """
  }

  private static let trials = CompilerTrials([
    CompilerTrial(
      "Before accepts a comet that says nothing of its flight",
      accepted: comet("FlyingObject {", filed: "comet", on: "Before")),
    CompilerTrial(
      "After refuses to file it as moving",
      comet("FlyingObject {", filed: ".moving(comet)", on: "After"),
      refused: ["argument type 'Comet' does not conform to expected type 'Moving'"]),
    CompilerTrial(
      "After refuses a mover without a velocity",
      comet("FlyingObject, Moving {", filed: ".moving(comet)", on: "After"),
      refused: ["type 'Comet' does not conform to protocol 'Moving'"]),
    CompilerTrial(
      "After accepts a mover with a velocity",
      accepted: comet(
        "FlyingObject, Moving { var velocity: Velocity { Velocity(.west, speed: 9) }",
        filed: ".moving(comet)", on: "After")),
  ])

  @Test("The compiler reports exactly the errors expected of a newcomer", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }
}
