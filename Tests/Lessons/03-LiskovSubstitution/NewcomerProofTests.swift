import SpaceGame
import Testing

@testable import LiskovSubstitutionAfter
@testable import LiskovSubstitutionBefore

@Suite("A new thing that flies by itself")
struct NewcomerProofTests {
  // snippet: comet-before
  private final class CometOfBefore: LiskovSubstitutionBefore.FlyingObject {
    override var velocity: Velocity { Velocity(.west, speed: 30) }
  }

  @Test("Before: the report forgets it, and nobody notices")
  func forgotten() {
    let comet = CometOfBefore(position: Position(x: 9, y: 9), lives: 1)
    #expect(comet.velocity == Velocity(.west, speed: 30))
    withKnownIssue("The type test was written before the comet came.") {
      #expect(
        LiskovSubstitutionBefore.Reports.velocities(of: [comet]) == [Velocity(.west, speed: 30)])
    }
  }
  // end: comet-before

  // snippet: comet-after
  private struct CometOfAfter: LiskovSubstitutionAfter.Moving {
    let position = Position(x: 9, y: 9)
    let lives = 1
    let velocity = Velocity(.west, speed: 30)
  }
  // end: comet-after

  @Test("After: the report has it, among others")
  func reported() {
    let bullet = LiskovSubstitutionAfter.Bullet(
      position: Position(x: 0, y: 0), lives: 1, velocity: Velocity(.south, speed: 9))
    #expect(
      LiskovSubstitutionAfter.Reports.velocities(of: [bullet, CometOfAfter()])
        == [Velocity(.south, speed: 9), Velocity(.west, speed: 30)])
  }

  @Test("After: it flies like all others; filed under still it stays, and no compiler sees it")
  func flies() {
    let members = [
      LiskovSubstitutionAfter.Cast.Member.moving(CometOfAfter()), .still(CometOfAfter()),
    ]
    #expect(members.map { $0.position(after: 0).x } == [8, 9])
  }
}
