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
    #expect((0...2).map { Comet().position(after: $0).x } == [5, 6, 5])
  }

  @Test("A member of a cast has the place and the lives of what it holds, and flies if that does")
  func member() {
    func facts(_ member: Cast.Member) -> [Int] {
      [member.position.x, member.position(after: 1).x, member.lives]
    }
    #expect(facts(.still(Moon())) == [8, 8, 7])
    #expect(facts(.moving(Comet(lives: 4))) == [5, 6, 4])
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

  @Test("A record without a velocity is filed under still, one with a velocity under moving")
  func filed() {
    for (kind, still, moving) in TypeTable.rows {
      let records = [Entity.staged(kind), .staged(kind, velocity: Velocity(.north, speed: 1))]
      let filed = records.map { record in
        switch Cast.Member(record) {
        case .still(let object): "still \(type(of: object))"
        case .moving(let mover): "moving \(type(of: mover))"
        }
      }
      #expect(filed == ["still \(still)", "moving \(moving)"], "\(kind)")
    }
  }
}
