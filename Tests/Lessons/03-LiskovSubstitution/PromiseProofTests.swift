import SpaceGame
import Testing

@testable import LiskovSubstitutionAfter
@testable import LiskovSubstitutionBefore

private let place = Position(x: 9, y: 9)
private let west = Velocity(.west, speed: 30)

/// The mistake that the page opens with.
private final class Ember: LiskovSubstitutionBefore.Mover {
  override func position(after tick: Int) -> Position { position }
}

/// Keeps the promise of a velocity without flying.
private final class Resting: LiskovSubstitutionBefore.FlyingObject {
  override var velocity: Velocity { Velocity(.north, speed: 0) }
}

// Another module brings buoys, which never move, and comets, which fly.

private final class BuoyOfBefore: LiskovSubstitutionBefore.FlyingObject {
  override func position(after tick: Int) -> Position { position }
}

private struct BuoyOfAfter: LiskovSubstitutionAfter.FlyingObject {
  let kind = Kind.mine
  let position: Position
  let lives: Int
}

private final class CometOfBefore: LiskovSubstitutionBefore.FlyingObject {
  override var velocity: Velocity { west }
}

private struct CometOfAfter: Moving {
  let kind = Kind.spark
  let position: Position
  let lives: Int
  let velocity = west
}

@Suite("Proofs: which types keep the promise of a velocity")
struct PromiseProofTests {
  private static let mine = Entity.staged(.mine, at: place)
  private static let spark = Entity.staged(.spark, at: place)

  private static func before(
    _ maker: @escaping LiskovSubstitutionBefore.FlightControl.Maker = { _ in nil }
  ) -> LiskovSubstitutionBefore.FlightControl { .init(maker: maker) }

  private static func after(
    _ maker: @escaping LiskovSubstitutionAfter.FlightControl.Maker = { _ in nil }
  ) -> LiskovSubstitutionAfter.FlightControl { .init(maker: maker) }

  @Test("A hoverer that is asked for its velocity ends the program in the before version")
  func hoverer() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = PromiseProofTests.before().object(for: PromiseProofTests.mine).velocity
    }
    let words = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("A mine has no velocity."))
  }

  @Test("An ember of the before version has a velocity, but does not move by it")
  func ember() {
    let ember = Ember(kind: .spark, position: place, lives: 1, velocity: west)
    #expect(ember.velocity == west)
    withKnownIssue("The ember's base class promises that it moves by its velocity.") {
      #expect(ember.position(after: 0) == place.moved(.west))
    }
  }

  @Test("A mine with a velocity of zero does not move, but the velocity report lists it")
  func resting() {
    let control = Self.before {
      Resting(kind: $0.kind, position: $0.position, lives: $0.lives)
    }
    #expect(control.positions(of: [Self.mine], after: 29) == [place])
    #expect(control.census(of: [Self.mine]).velocities.map(\.description) == ["N0"])
  }

  @Test("A comet of another module flies, and is reported, in both versions")
  func comet() {
    let controls: [any FlightControlling] = [
      Self.before { CometOfBefore(kind: $0.kind, position: $0.position, lives: $0.lives) },
      Self.after { .moving(CometOfAfter(position: $0.position, lives: $0.lives)) },
    ]
    for control in controls {
      #expect(control.positions(of: [Self.spark], after: 0) == [place.moved(.west)])
      #expect(control.census(of: [Self.spark]).velocities == [west])
    }
  }

  @Test("The report on a buoy of another module ends the program in the before version only")
  func buoy() async {
    let after = Self.after { .still(BuoyOfAfter(position: $0.position, lives: $0.lives)) }
    #expect(after.positions(of: [Self.mine], after: 29) == [place])
    #expect(after.census(of: [Self.mine]).velocities.isEmpty)
    await #expect(processExitsWith: .failure) {
      let before = PromiseProofTests.before {
        BuoyOfBefore(kind: $0.kind, position: $0.position, lives: $0.lives)
      }
      _ = before.census(of: [PromiseProofTests.mine])
    }
  }

  @Test("The after version neither moves a comet filed as `.still` nor reports its velocity")
  func misfiled() {
    let control = Self.after { .still(CometOfAfter(position: $0.position, lives: $0.lives)) }
    #expect(control.positions(of: [Self.spark], after: 0) == [place])
    #expect(control.census(of: [Self.spark]).velocities.isEmpty)
  }

  @Test("An object of either version has its record's kind", arguments: Kind.allCases)
  func kinds(kind: Kind) {
    for velocity in [nil, west] {
      let record = Entity.staged(kind, velocity: velocity)
      #expect(Self.before().object(for: record).kind == kind)
      #expect(Self.after().member(for: record).object.kind == kind)
    }
  }
}
