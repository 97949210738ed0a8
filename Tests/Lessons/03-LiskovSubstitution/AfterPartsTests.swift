import SpaceGame
import Testing

@testable import LiskovSubstitutionAfter

/// Small tests of after's parts. A mover is written down in a line and asked without any record,
/// class or cast around it.
@Suite("The parts of after, each by itself")
struct AfterPartsTests {
  /// The least that can fly by itself.
  private struct Comet: Moving {
    var position = Position(x: 5, y: 5)
    var lives = 1
    var velocity = Velocity(.east, speed: 15)
  }

  private struct Moon: FlyingObject {
    var position = Position(x: 8, y: 8)
    var lives = 7
  }

  @Test("A mover is a cell on whenever its speed has filled one")
  func positionOfMover() {
    let comet = Comet()
    #expect(comet.position(after: 0) == Position(x: 5, y: 5))
    #expect(comet.position(after: 1) == Position(x: 6, y: 5))
  }

  @Test("A member of a cast has the place and the lives of what it holds")
  func memberForwards() {
    #expect(Cast.Member.still(Moon()).position == Position(x: 8, y: 8))
    #expect(Cast.Member.still(Moon()).lives == 7)
    #expect(Cast.Member.moving(Comet(lives: 4)).position == Position(x: 5, y: 5))
    #expect(Cast.Member.moving(Comet(lives: 4)).lives == 4)
  }

  @Test("A still member stays where it is, a moving one goes on")
  func memberFlies() {
    #expect(Cast.Member.still(Moon()).position(after: 1) == Position(x: 8, y: 8))
    #expect(Cast.Member.moving(Comet()).position(after: 1) == Position(x: 6, y: 5))
  }

  @Test("Reports count and ask whatever flies")
  func reports() {
    let moons = [Moon(lives: 2), Moon(lives: 9)]
    #expect(Reports.characters(of: moons) == 2)
    #expect(Reports.lives(of: moons) == [2, 9])
    #expect(Reports.velocities(of: [Comet()]) == [Velocity(.east, speed: 15)])
  }

  @Test("The movers of a cast are those whose records have a velocity, in order")
  func movers() {
    let cast = Cast(.lateInTheGame)
    #expect(cast.members.count == 11)
    #expect(cast.movers.map(\.position.x) == [20, 40, 11, 51, 70, 25])
  }

  @Test("A record without a velocity is filed under still", arguments: TypeTable.still)
  func still(expected: TypeTable.Row) {
    guard case .still(let object) = Cast.Member(.staged(expected.kind)) else {
      Issue.record("A \(expected.kind) without a velocity is filed under moving.")
      return
    }
    #expect(String(describing: type(of: object)) == expected.type)
  }

  @Test("A record with a velocity is filed under moving", arguments: TypeTable.moving)
  func moving(expected: TypeTable.Row) {
    let record = Entity.staged(expected.kind, velocity: Velocity(.north, speed: 1))
    guard case .moving(let mover) = Cast.Member(record) else {
      Issue.record("A \(expected.kind) with a velocity is filed under still.")
      return
    }
    #expect(String(describing: type(of: mover)) == expected.type)
  }
}
