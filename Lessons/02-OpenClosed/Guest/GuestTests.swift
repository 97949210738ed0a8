import OpenClosedGuest
import SpaceGame
import Testing

@Suite("A rule from outside", .enabled(if: referee() != nil, "It is not tried yet."))
struct GuestTests {
  private let player = Entity(
    id: 1, kind: .player, allegiance: .player, position: Position(x: 12, y: 10))
  private let raider = Entity(
    id: 2, kind: .raider, allegiance: .enemy, position: Position(x: 8, y: 10))
  private let seekers = [3, 4].map {
    Entity(id: $0, kind: .seeker, allegiance: .enemy, position: Position(x: 10, y: 10))
  }
  private let far = Entity(
    id: 5, kind: .hunter, allegiance: .enemy, position: Position(x: 30, y: 10))

  private func outcomes(_ one: Entity, _ other: Entity) throws -> [Outcome] {
    let scene = Scene(entities: [player, raider] + seekers + [far])
    return try #require(referee()).outcomes(of: Contact(one, other), in: scene)
  }

  @Test("When two seekers touch, the second is destroyed, and the first blows up like a mine")
  func seekersTouch() throws {
    let outcomes = try outcomes(seekers[0], seekers[1])
    #expect(outcomes == [.destroy(4), .destroy(3), .hit(1), .hit(2)])
  }

  @Test("All else follows as in the game")
  func others() throws {
    let found = try [
      outcomes(player, raider), outcomes(player, seekers[0]), outcomes(raider, far),
    ]
    #expect(found == [[.hit(1), .destroy(2), .score(10)], [.hit(1), .destroy(3)], []])
  }
}
