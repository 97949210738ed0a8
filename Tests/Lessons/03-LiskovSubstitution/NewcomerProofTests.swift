import LiskovSubstitutionAfter
import LiskovSubstitutionBefore
import SpaceGame
import Testing

// A guest: another module, which sees what is public and nothing else. It brings a comet,
// which flies by itself, and a buoy, which never moves and has no velocity.

private final class CometOfBefore: LiskovSubstitutionBefore.FlyingObject {
  override var velocity: Velocity { Velocity(.west, speed: 30) }
}

private final class BuoyOfBefore: LiskovSubstitutionBefore.FlyingObject {
  override func position(after tick: Int) -> Position { position }
}

private struct CometOfAfter: Moving {
  let kind = Kind.spark
  let position: Position
  let lives: Int
  let velocity = Velocity(.west, speed: 30)
}

private struct BuoyOfAfter: LiskovSubstitutionAfter.FlyingObject {
  let kind = Kind.mine
  let position: Position
  let lives: Int
}

@Suite("Proofs: flying objects from outside")
struct NewcomerProofTests {
  private static let place = Position(x: 9, y: 9)

  /// A spark and a mine, as far as our game knows, and a bolt of ours.
  private static let cast: [Entity] = [
    .staged(.spark, id: 1, at: place, lives: 4),
    .staged(.bolt, id: 2, at: place, velocity: Velocity(.south, speed: 9)),
    .staged(.mine, id: 3, at: place),
  ]

  private static let before = LiskovSubstitutionBefore.FlightControl { record in
    switch record.kind {
    case .spark:
      CometOfBefore(kind: record.kind, position: record.position, lives: record.lives)
    case .mine:
      BuoyOfBefore(kind: record.kind, position: record.position, lives: record.lives)
    default: nil
    }
  }

  private static let after = LiskovSubstitutionAfter.FlightControl { record in
    switch record.kind {
    case .spark: .moving(CometOfAfter(position: record.position, lives: record.lives))
    case .mine: .still(BuoyOfAfter(position: record.position, lives: record.lives))
    default: nil
    }
  }

  @Test("A comet from outside flies and is reported in both versions")
  func comet() {
    let cast = Array(Self.cast.prefix(2))
    for control: any FlightControlling in [Self.before, Self.after] {
      #expect(control.positions(of: cast, after: 0) == [Position(x: 8, y: 9), Self.place])
      #expect(
        control.census(of: cast)
          == Census(
            characters: 2, lives: [4, 1],
            velocities: [Velocity(.west, speed: 30), Velocity(.south, speed: 9)]))
    }
  }

  @Test("Only in the before version does a buoy from outside end the program")
  func buoy() async {
    let positions = [Position(x: 8, y: 9), Self.place, Self.place]
    #expect(Self.after.positions(of: Self.cast, after: 0) == positions)
    #expect(Self.after.census(of: Self.cast).velocities.count == 2)
    #expect(Self.before.positions(of: Self.cast, after: 0) == positions)
    await #expect(processExitsWith: .failure) {
      _ = NewcomerProofTests.before.census(of: NewcomerProofTests.cast)
    }
  }

  @Test("In the after version a comet filed as `still` hangs in the sky, and no compiler sees it")
  func misfiled() {
    let control = LiskovSubstitutionAfter.FlightControl { record in
      .still(CometOfAfter(position: record.position, lives: record.lives))
    }
    #expect(control.positions(of: Self.cast, after: 0).allSatisfy { $0 == Self.place })
    #expect(control.census(of: Self.cast).velocities.isEmpty)
  }
}
