import SpaceGame
import Synchronization
import Testing

@testable import LiskovSubstitutionAfter
@testable import LiskovSubstitutionBefore

private let place = Position(x: 9, y: 9)
private let west = Velocity(.west, speed: 30)

// The objects of another module, which follow what is documented.

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

/// Keeps the promise of a velocity without flying.
private final class Resting: LiskovSubstitutionBefore.FlyingObject {
  override var velocity: Velocity { Velocity(.north, speed: 0) }
}

/// Answers with half the speed each time it is asked.
private final class Slowing: Moving {
  let kind = Kind.spark
  let position: Position
  let lives = 1
  private let speed = Mutex(60)

  init(at position: Position) { self.position = position }

  var velocity: Velocity {
    Velocity(
      .west,
      speed: speed.withLock { speed in
        speed /= 2
        return speed
      })
  }
}

/// The evidence page's mistake: it overrides the flight, and inherits a velocity.
private final class Ember: LiskovSubstitutionBefore.Mover {
  override func position(after tick: Int) -> Position { position }
}

@Suite("Objects of another module")
struct OtherModuleProofTests {
  private static let mine = Entity.staged(.mine, at: place, lives: 3)
  private static let spark = Entity.staged(.spark, at: place)

  private static func before(
    _ maker: @escaping LiskovSubstitutionBefore.FlightControl.Maker = { _ in nil }
  ) -> LiskovSubstitutionBefore.FlightControl { .init(maker: maker) }

  /// Makes a buoy of each mine.
  private static let beforeWithBuoys = before {
    $0.kind == .mine
      ? BuoyOfBefore(kind: $0.kind, position: $0.position, lives: $0.lives) : nil
  }

  @Test("A hoverer that is asked for its velocity ends the program in the before version")
  func hoverer() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OtherModuleProofTests.before().object(for: OtherModuleProofTests.mine).velocity
    }
    let words = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("A mine has no velocity."))
  }

  @Test("A buoy of the before version stays where it is, but our report on it ends the program")
  func buoyOfBefore() async {
    for tick in 0..<Time.ticksPerSecond {
      #expect(Self.beforeWithBuoys.positions(of: [Self.mine], after: tick) == [place])
    }
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = OtherModuleProofTests.beforeWithBuoys.census(of: [OtherModuleProofTests.mine])
    }
    let words = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("BuoyOfBefore does not say how it flies."))
  }

  @Test("A buoy of the after version stays, and our report counts its lives and no velocity")
  func buoyOfAfter() {
    let control = LiskovSubstitutionAfter.FlightControl(staying: {
      BuoyOfAfter(position: $0.position, lives: $0.lives)
    })
    #expect(control.positions(of: [Self.mine], after: 29) == [place])
    #expect(
      control.census(of: [Self.mine]) == Census(characters: 1, lives: [3], velocities: []))
    #expect(control.movers(in: [Self.mine]).isEmpty)
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
      LiskovSubstitutionAfter.FlightControl(flying: {
        CometOfAfter(position: $0.position, lives: $0.lives)
      }),
    ]
    for control in controls {
      #expect(control.positions(of: [Self.spark], after: 0) == [place.moved(.west)])
      #expect(control.census(of: [Self.spark]).velocities == [west])
    }
  }

  @Test("The after version neither moves nor reports a comet that is passed as staying")
  func misfiled() {
    let control = LiskovSubstitutionAfter.FlightControl(staying: {
      CometOfAfter(position: $0.position, lives: $0.lives)
    })
    #expect(control.positions(of: [Self.spark], after: 0) == [place])
    #expect(control.census(of: [Self.spark]).velocities.isEmpty)
    #expect(FlightContract.breaches(by: control, about: Self.spark).isEmpty)
  }

  @Test("If both closures make an object of a record, it flies")
  func both() {
    let control = LiskovSubstitutionAfter.FlightControl(
      flying: { CometOfAfter(position: $0.position, lives: $0.lives) },
      staying: { BuoyOfAfter(position: $0.position, lives: 9) })
    #expect(control.positions(of: [Self.spark], after: 0) == [place.moved(.west)])
    #expect(
      control.census(of: [Self.spark])
        == Census(characters: 1, lives: [Self.spark.lives], velocities: [west]))
  }

  @Test("The contract catches a velocity that changes when it is asked for")
  func changing() {
    let made = LiskovSubstitutionAfter.FlightControl(flying: { Slowing(at: $0.position) })
    #expect(made.census(of: [Self.spark]).velocities.map(\.description) == ["W30"])
    #expect(!FlightContract.breaches(by: made, about: Self.spark).isEmpty)
  }

  @Test("The contract catches an ember, which has a velocity and does not move by it")
  func ember() {
    let control = Self.before {
      Ember(kind: $0.kind, position: $0.position, lives: $0.lives, velocity: west)
    }
    #expect(control.census(of: [Self.spark]).velocities == [west])
    withKnownIssue("The ember's base class says that it moves by its velocity.") {
      #expect(control.positions(of: [Self.spark], after: 0) == [place.moved(.west)])
    }
    #expect(!FlightContract.breaches(by: control, about: Self.spark).isEmpty)
  }

  @Test("Flight control asks an object where it is and how many lives it has, not its record")
  func asked() {
    let east = place.moved(.east, by: 5)
    let controls: [any FlightControlling] = [
      Self.before {
        $0.kind == .mine
          ? BuoyOfBefore(kind: $0.kind, position: east, lives: 7)
          : CometOfBefore(kind: $0.kind, position: east, lives: 7)
      },
      LiskovSubstitutionAfter.FlightControl(
        flying: { $0.kind == .spark ? CometOfAfter(position: east, lives: 7) : nil },
        staying: { $0.kind == .mine ? BuoyOfAfter(position: east, lives: 7) : nil }),
    ]
    for control in controls {
      #expect(
        control.positions(of: [Self.mine, Self.spark], after: 0) == [east, east.moved(.west)])
      #expect(control.census(of: [Self.spark]).lives == [7])
    }
    #expect(controls[1].census(of: [Self.mine, Self.spark]).lives == [7, 7])
  }

  @Test("An object of either version has its record's kind", arguments: Kind.allCases)
  func kinds(kind: Kind) {
    for velocity in [nil, west] {
      let record = Entity.staged(kind, velocity: velocity)
      #expect(Self.before().object(for: record).kind == kind)
      #expect(LiskovSubstitutionAfter.FlightControl().object(for: record).kind == kind)
    }
  }
}
