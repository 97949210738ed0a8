import SpaceGame
import Testing

@testable import LiskovSubstitutionAfter

/// Small tests of after's parts. A mover is written down in a line and asked without any record,
/// class or cast around it.
@Suite("The parts of after, each by itself")
struct AfterPartsTests {
  /// The least that can fly by itself.
  private struct Comet: Moving {
    let position = Position(x: 5, y: 5)
    let lives = 4
    let velocity = Velocity(.east, speed: 15)
  }

  private struct Moon: FlyingObject {
    let position = Position(x: 8, y: 8)
    let lives = 7
  }

  @Test("A mover is a cell on whenever its speed has filled one")
  func positionOfMover() {
    #expect((0...2).map { Comet().position(after: $0).x } == [5, 6, 5])
  }

  @Test("A member of a cast has the place and the lives of what it holds, and flies if that does")
  func member() {
    let members = [Cast.Member.still(Moon()), .moving(Comet())]
    let facts = members.map { [$0.position.x, $0.position(after: 1).x, $0.lives] }
    #expect(facts == [[8, 8, 7], [5, 6, 4]])
  }
}
