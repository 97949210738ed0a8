import OpenClosedGuest
import SpaceGame
import Testing

@Suite("A rule from outside", .enabled(if: referee() != nil, "You have not tried it yet."))
struct GuestTests {
  private static func thing(
    _ id: Int, _ kind: Kind, of side: Allegiance = .enemy, x: Int = 10
  ) -> Entity {
    Entity(id: id, kind: kind, allegiance: side, position: Position(x: x, y: 10))
  }

  private let player = thing(1, .player, of: .player, x: 12)
  private let raider = thing(2, .raider, x: 8)
  private let seeker = thing(3, .seeker)
  private let later = thing(4, .seeker)
  private let far = thing(5, .hunter, x: 30)
  private let bolt = thing(6, .bolt, of: .player)
  private let mine = thing(7, .mine, of: .nobody)

  private func outcomes(_ one: Entity, _ other: Entity) throws -> [Outcome] {
    let scene = Scene(entities: [player, raider, seeker, later, far])
    return try #require(referee()).outcomes(of: Contact(one, other), in: scene)
  }

  @Test("When two seekers touch, the second is destroyed, and the first blows up like a mine")
  func seekersTouch() throws {
    let outcomes = try outcomes(seeker, later)
    #expect(outcomes == [.destroy(4), .destroy(3), .hit(1), .hit(2)])
  }

  @Test("A seeker destroys what it touches, whichever is first in the contact")
  func others() throws {
    let found = try [outcomes(raider, seeker), outcomes(seeker, far)]
    #expect(
      found == [
        [.destroy(2), .destroy(3), .hit(1), .hit(2)], [.destroy(5), .destroy(3), .hit(1), .hit(2)],
      ])
  }

  @Test("A rule about any seeker and anything changes no pair that the game decides")
  func decided() throws {
    let found = try [outcomes(player, seeker), outcomes(seeker, bolt), outcomes(seeker, mine)]
    #expect(
      found == [
        [.hit(1), .destroy(3)], [.destroy(6), .destroy(3), .score(25)],
        [.destroy(3), .destroy(7), .hit(1), .hit(2)],
      ])
  }

  @Test("Everything else happens as in the game")
  func game() throws {
    let found = try [outcomes(player, raider), outcomes(raider, far)]
    #expect(found == [[.hit(1), .destroy(2), .score(10)], []])
  }
}
