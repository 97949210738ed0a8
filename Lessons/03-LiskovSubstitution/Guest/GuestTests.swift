import LiskovSubstitutionGuest
import SpaceGame
import Testing

@Suite("Types from outside", .enabled(if: flightControl() != nil, "You have not tried it yet."))
struct GuestTests {
  private static func thing(
    _ kind: Kind, _ velocity: Velocity? = nil, of side: Allegiance = .player, lives: Int = 1
  ) -> Entity {
    Entity(
      id: 1, kind: kind, allegiance: side, position: Position(x: 40, y: 10), velocity: velocity,
      lives: lives)
  }

  /// A ship, a flare and two lanterns, and five that are neither.
  private let cast = [
    thing(.player, lives: 3), thing(.spark, lives: 2), thing(.repair, Velocity(.south, speed: 30)),
    thing(.repair, lives: 2),
    thing(.bolt, Velocity(.east, speed: 30)), thing(.spark, Velocity(.west, speed: 30)),
    thing(.spark, of: .enemy), thing(.repair, Velocity(.south, speed: 30), of: .nobody),
    thing(.mine),
  ]

  @Test("A flare rises a cell in five ticks, a lantern hangs, and the rest flies as before")
  func positions() throws {
    let control = try #require(flightControl())
    let steps = [3, 4].map { control.positions(of: cast, after: $0) }
    let place = Position(x: 40, y: 10)
    let others = [
      place, place, place.moved(.east), place.moved(.west), place, place.moved(.south), place,
    ]
    #expect(steps == [[place, place] + others, [place, place.moved(.north)] + others])
  }

  @Test("The velocity report lists flares and leaves lanterns out; the other reports count both")
  func census() throws {
    let census = try #require(flightControl()).census(of: cast)
    let velocities = [
      Velocity(.north, speed: 6), Velocity(.east, speed: 30), Velocity(.west, speed: 30),
      Velocity(.south, speed: 30),
    ]
    #expect(census.characters == 9 && census.lives == [3, 2, 1, 2, 1, 1, 1, 1, 1])
    #expect(census.velocities == velocities)
  }
}
