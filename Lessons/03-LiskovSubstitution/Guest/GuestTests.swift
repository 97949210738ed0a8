import LiskovSubstitutionGuest
import SpaceGame
import Testing

@Suite("A flyer from outside", .enabled(if: flightControl() != nil, "It is not tried yet."))
struct GuestTests {
  private static func thing(
    _ kind: Kind, _ velocity: Velocity? = nil, of side: Allegiance = .player
  ) -> Entity {
    Entity(
      id: 1, kind: kind, allegiance: side, position: Position(x: 40, y: 10), velocity: velocity)
  }

  private let cast = [
    thing(.player), thing(.spark), thing(.bolt, Velocity(.east, speed: 30)),
    thing(.spark, Velocity(.west, speed: 30)), thing(.spark, of: .enemy),
  ]

  @Test("A flare rises a cell in five ticks, and all else flies as ever")
  func positions() throws {
    let control = try #require(flightControl())
    let steps = [3, 4].map { control.positions(of: cast, after: $0) }
    let place = Position(x: 40, y: 10)
    let others = [place.moved(.east), place.moved(.west), place]
    #expect(steps == [[place, place] + others, [place, place.moved(.north)] + others])
  }

  @Test("The reports list a flare like everything else that flies by itself")
  func census() throws {
    let census = try #require(flightControl()).census(of: cast)
    let velocities = [
      Velocity(.north, speed: 6), Velocity(.east, speed: 30), Velocity(.west, speed: 30),
    ]
    #expect(census == Census(characters: 5, lives: [3, 1, 1, 1, 1], velocities: velocities))
  }
}
