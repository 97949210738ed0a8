import SpaceGame
import Testing

@testable import LiskovSubstitutionAfter
@testable import LiskovSubstitutionBefore

/// Every type of both versions that claims to have a velocity and to move by it, and newcomers.
private enum Claimant: String, CaseIterable, Codable, Sendable {
  case moverBefore, hovererBefore, moverAfter
  /// A newcomer that claims to fly, but stays put.
  case contraryBefore, contraryAfter
  /// A newcomer that stays put, and says so: its velocity is zero.
  case restingBefore
  /// A newcomer that asks more of its callers than its base does: that it have lives.
  case demandingBefore, demandingAfter

  /// Those of the book.
  static let ours: [Claimant] = [.moverBefore, .hovererBefore, .moverAfter]

  var claim: FlightClaim {
    FlightClaim(testDescription: rawValue) { [self] lives, tick in
      let (place, velocity) = (FlightClaim.place, FlightClaim.velocity)
      func before(
        _ object: LiskovSubstitutionBefore.FlyingObject
      ) -> (velocity: Velocity, position: Position) {
        (object.velocity, object.position(after: tick))
      }
      func after(_ mover: some Moving) -> (velocity: Velocity, position: Position) {
        (mover.velocity, LiskovSubstitutionAfter.Cast.position(of: mover, after: tick))
      }
      return switch self {
      case .moverBefore:
        before(
          LiskovSubstitutionBefore.Mover(
            kind: .spark, position: place, lives: lives, velocity: velocity))
      case .hovererBefore:
        before(LiskovSubstitutionBefore.Hoverer(kind: .mine, position: place, lives: lives))
      case .moverAfter:
        after(
          LiskovSubstitutionAfter.Mover(
            kind: .spark, position: place, lives: lives, velocity: velocity))
      case .contraryBefore: before(Contrary(kind: .spark, position: place, lives: lives))
      case .restingBefore: before(Resting(kind: .mine, position: place, lives: lives))
      case .contraryAfter: after(ContraryMover(position: place, lives: lives))
      case .demandingBefore: before(Demanding(kind: .spark, position: place, lives: lives))
      case .demandingAfter: after(DemandingMover(position: place, lives: lives))
      }
    }
  }
}

private final class Contrary: LiskovSubstitutionBefore.FlyingObject {
  override var velocity: Velocity { FlightClaim.velocity }
  override func position(after tick: Int) -> Position { position }
}

private struct ContraryMover: Moving {
  let kind = Kind.spark
  let position: Position
  let lives: Int
  let velocity = FlightClaim.velocity
  /// Nobody calls it: flight is not a mover's own business.
  func position(after tick: Int) -> Position { position }
}

private final class Resting: LiskovSubstitutionBefore.FlyingObject {
  override var velocity: Velocity { Velocity(.north, speed: 0) }
}

private final class Demanding: LiskovSubstitutionBefore.FlyingObject {
  override var velocity: Velocity {
    precondition(lives > 0, "What is lost flies no more.")
    return FlightClaim.velocity
  }
}

private struct DemandingMover: Moving {
  let kind = Kind.spark
  let position: Position
  let lives: Int
  var velocity: Velocity {
    precondition(lives > 0, "What is lost flies no more.")
    return FlightClaim.velocity
  }
}

@Suite("Proofs: which types keep the contract of everything that flies")
struct ContractProofTests {
  /// Checks it in a process of its own, which a trap may end.
  private static func check(_ claimant: Claimant) async {
    await #expect(processExitsWith: .success, "\(claimant)") { [claimant] in
      #expect(claimant.claim.breach == nil)
    }
  }

  @Test("Each of our types keeps its claim to a velocity, except the before version's hoverer")
  func ours() async {
    for claimant in Claimant.ours where claimant != .hovererBefore { await Self.check(claimant) }
    await withKnownIssue("Its base has promised a velocity, and it has none.") {
      await Self.check(.hovererBefore)
    }
  }

  @Test("An object of either version names its record's kind")
  func kinds() {
    for kind in Kind.allCases {
      for velocity in [nil, FlightClaim.velocity] {
        let record = Entity.staged(kind, velocity: velocity)
        #expect(LiskovSubstitutionBefore.Cast.object(for: record).kind == kind)
        #expect(LiskovSubstitutionAfter.Cast.member(for: record).object.kind == kind)
      }
    }
  }

  @Test("A hoverer that is asked for its velocity ends the program in the before version")
  func lastWords() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Claimant.hovererBefore.claim.breach
    }
    let words = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("A mine has no velocity."))
  }

  @Test("Only in the before version can a type's own position contradict its velocity")
  func contrary() {
    #expect(Claimant.contraryAfter.claim.breach == nil)
    #expect(ContraryMover(position: FlightClaim.place, lives: 1).position(after: 4).x == 40)
    withKnownIssue("It claims to fly, but stays put.") {
      #expect(Claimant.contraryBefore.claim.breach == nil)
    }
  }

  @Test("A hoverer that flies at a speed of zero would keep the before version's promise")
  func resting() {
    #expect(Claimant.restingBefore.claim.breach == nil)
  }

  @Test(
    "The compiler accepts a subtype that asks more than its base; a contract suite refuses it",
    arguments: [Claimant.demandingBefore, .demandingAfter])
  fileprivate func demanding(claimant: Claimant) async {
    await withKnownIssue("It has a velocity only while it has lives.") {
      await Self.check(claimant)
    }
  }
}
